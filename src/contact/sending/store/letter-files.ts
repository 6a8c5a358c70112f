import { readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log.ts';
import { describeStoreError } from './guard.ts';
import type { Entry } from './mail-store.ts';
import { parseLetter } from './parse-kept.ts';
import { hasCode, ifThere } from './private-files.ts';
import { fromFileName, toFileName } from './standing-file-name.ts';

/** Letters by their names, each a folder with one file: its content is the letter. */
interface LetterFiles {
  /** The name of the file, which is the standing. */
  readonly versionOf: (name: string) => Promise<string | undefined>;
  /** @returns undefined when it is gone, changed or cannot be read; the log hears once of the last */
  readonly read: (name: string, version: string) => Promise<Entry | undefined>;
  /** Lets what is no letter wait for a person; what the disk keeps back today is tried again. */
  readonly setAside: (name: string, version: string) => Promise<void>;
  /** Whether it could not be read when it was last looked at. */
  readonly isUnreadable: (name: string) => boolean;
}

const noLetter = 'not a letter';

/** @param folder where the letters lie */
export function createLetterFiles(folder: string, log: Log): LetterFiles {
  const faults = new Map<string, string>();

  function noteFault(name: string, fault: string): void {
    if (!faults.has(name)) log({ outcome: 'failed', reason: `${name} cannot be read: ${fault}` });
    faults.set(name, fault);
  }

  return {
    async versionOf(name) {
      const files = await ifThere(readdir(path.join(folder, name)));
      return files?.find((file) => file.startsWith('state='));
    },

    async read(name, version) {
      let json: string;
      try {
        json = await readFile(path.join(folder, name, version), 'utf8');
      } catch (error) {
        if (!hasCode(error, 'ENOENT', 'ENOTDIR')) noteFault(name, describeStoreError(error));
        return undefined;
      }
      const letter = parseLetter(json);
      if (!letter) {
        noteFault(name, noLetter);
        return undefined;
      }
      faults.delete(name);
      return { letter, standing: fromFileName(version), version };
    },

    async setAside(name, version) {
      if (faults.get(name) !== noLetter) return;
      const failed = { ...fromFileName(version), state: 'failed', reason: noLetter } as const;
      const place = path.join(folder, name);
      await ifThere(rename(path.join(place, version), path.join(place, toFileName(failed))));
    },

    isUnreadable: (name) => faults.has(name),
  };
}
