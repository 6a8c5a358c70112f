import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Finished, MarkedLetter } from './mail-store.ts';
import { parseNote } from './parse-kept.ts';
import { ifThere, namesIn, writeWhole } from './private-files.ts';

/** The names of letters that are over, one small file each. */
export interface DeliveredNames {
  /** The id of the letter that had a name. */
  find(name: string): Promise<string | undefined>;
  add(letter: Finished, time: number): Promise<void>;
  listMarked(): Promise<readonly MarkedLetter[]>;
}

/**
 * @param folder where the files lie
 * @param workshop a folder on the same disk for what is not whole yet
 */
export function createDeliveredNames(folder: string, workshop: string): DeliveredNames {
  async function read(name: string) {
    const json = await ifThere(readFile(path.join(folder, name), 'utf8'));
    // A note that was spoiled still says that the letter went.
    return json === undefined ? undefined : (parseNote(json) ?? { id: '', delivered: 0 });
  }

  return {
    async find(name) {
      return (await read(name))?.id;
    },
    async add({ name, id, isRobotLike }, time) {
      const content = JSON.stringify({ id, isRobotLike, delivered: time });
      await writeWhole(path.join(folder, name), content, workshop);
    },
    async listMarked() {
      const marked: MarkedLetter[] = [];
      for (const name of await namesIn(folder)) {
        const note = await read(name);
        if (note?.isRobotLike) marked.push({ id: note.id, delivered: note.delivered });
      }
      return marked;
    },
  };
}
