import { readFile, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../../log.ts';
import { describeStoreError } from './guard.ts';
import type { Entry } from './mail-store.ts';
import { noLetter, parseLetter } from './parse-kept.ts';
import { hasCode, syncFolder } from './private-files.ts';
import { fromFileName, toFileName } from './standing-file-name.ts';

/** Letters by their names, each a folder with one file: its content is the letter. */
interface LetterFiles {
  /** The name of the file, which is the standing. */
  readonly versionOf: (name: string) => Promise<string | undefined>;
  /** @returns undefined when it is gone, changed or cannot be read; of the last the log hears once */
  readonly read: (name: string, version: string) => Promise<Entry | undefined>;
  /** Gives the file another name, which one process alone can do: tells whether this one did. */
  readonly change: (name: string, version: string, next: string) => Promise<boolean>;
  /** Lets what is no letter wait for a person; what the disk keeps back today is tried again. */
  readonly setAside: (name: string, version: string) => Promise<void>;
  /** Whether it was no letter when it was read last. */
  readonly isSpoiled: (name: string) => boolean;
  /** Takes away what was no letter when it was read last, and nothing that came since. */
  readonly removeSpoiled: (name: string) => Promise<void>;
  /** Whether this process may not change it: it is of another user. */
  readonly isForeign: (name: string) => boolean;
  readonly noteForeign: (name: string, error: unknown) => void;
  /** Whether it could not be read when it was last looked at, as it is of another user. */
  readonly isShut: (name: string) => boolean;
  /** Whether it could not be read when it was last looked at. */
  readonly isUnreadable: (name: string) => boolean;
}

/** @param folder where the letters lie */
export function createLetterFiles(folder: string, log: Log): LetterFiles {
  const faults = new Map<string, string>();
  /** What was no letter, by its name, with the name of its file. */
  const spoiled = new Map<string, string>();
  const foreign = new Set<string>();

  function noteFault(name: string, fault: string): void {
    if (!faults.has(name) && !foreign.has(name))
      log({ outcome: 'failed', reason: `${name} cannot be read: ${fault}` });
    faults.set(name, fault);
  }

  function noteForeign(name: string, error: unknown): void {
    const reason = `${name} cannot be changed: ${describeStoreError(error)}`;
    if (!foreign.has(name)) log({ outcome: 'failed', reason });
    foreign.add(name);
  }

  return {
    async versionOf(name) {
      // More than once, as a folder may hold no file in the moment of a change.
      let fault = '';
      for (let look = 0; look < 3; look += 1) {
        let files: string[];
        try {
          files = await readdir(path.join(folder, name));
        } catch (error) {
          if (hasCode(error, 'ENOENT', 'ENOTDIR')) faults.delete(name);
          else noteFault(name, describeStoreError(error));
          return undefined;
        }
        const [version, copy] = files.filter((file) => file.startsWith('state='));
        if (version !== undefined && copy === undefined) return version;
        // Such as a copy that an editor has left: which one is the letter, a person has to say.
        fault = version === undefined ? 'holds no letter' : 'holds more than one letter';
      }
      noteFault(name, fault);
      return undefined;
    },

    async read(name, version) {
      let json: string;
      try {
        json = await readFile(path.join(folder, name, version), 'utf8');
      } catch (error) {
        if (!hasCode(error, 'ENOENT', 'ENOTDIR')) noteFault(name, describeStoreError(error));
        return undefined;
      }
      const letter = parseLetter(name, json);
      if (!letter) {
        noteFault(name, noLetter);
        spoiled.set(name, version);
        return undefined;
      }
      faults.delete(name);
      spoiled.delete(name);
      return { letter, standing: fromFileName(version), version };
    },

    async change(name, version, next) {
      const place = path.join(folder, name);
      try {
        await rename(path.join(place, version), path.join(place, next));
      } catch (error) {
        // Such as the letter of another user, which is no fault of the place.
        if (hasCode(error, 'EACCES', 'EPERM')) noteForeign(name, error);
        else if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
        return false;
      }
      foreign.delete(name);
      try {
        await syncFolder(place);
      } catch (error) {
        // Another process has taken the letter away since, which has the last word.
        if (hasCode(error, 'ENOENT')) return false;
        throw error;
      }
      return true;
    },

    isSpoiled: (name) => spoiled.has(name),

    async removeSpoiled(name) {
      const version = spoiled.get(name);
      if (version === undefined) return;
      const place = path.join(folder, name);
      await rm(path.join(place, version), { force: true });
      // Not where another process has put a letter meanwhile.
      await rmdir(place).catch(() => undefined);
      spoiled.delete(name);
      faults.delete(name);
    },

    noteForeign,

    isForeign: (name) => foreign.has(name),

    async setAside(name, version) {
      if (faults.get(name) !== noLetter) return;
      const failed = { ...fromFileName(version), state: 'failed', reason: noLetter } as const;
      const place = path.join(folder, name);
      // Where that may not be, it is met again with each look, and stops no other.
      await rename(path.join(place, version), path.join(place, toFileName(failed))).catch(
        () => undefined,
      );
    },

    isShut: (name) => ['EACCES', 'EPERM'].includes(faults.get(name) ?? ''),

    isUnreadable: (name) => faults.has(name),
  };
}
