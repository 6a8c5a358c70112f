import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Finished, type MarkedLetter, spoiledId } from './mail-store.ts';
import { parseNote } from './parse-kept.ts';
import { hasCode, namesIn, writeWhole } from './private-files.ts';

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
  async function readNote(file: string): Promise<string | undefined> {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      // Such as the note of another user: that it is there says that the letter went.
      await stat(file);
      return '';
    }
  }

  async function read(name: string) {
    const json = await readNote(path.join(folder, name));
    return json === undefined ? undefined : (parseNote(json) ?? { id: spoiledId, delivered: 0 });
  }

  return {
    async find(name) {
      return (await read(name))?.id;
    },
    async add({ name, id, isRobotLike }, time) {
      const content = JSON.stringify({ id, isRobotLike, delivered: time });
      try {
        await writeWhole(path.join(folder, name), content, workshop);
      } catch (error) {
        // A folder in its place says as well that the name is taken.
        if (!hasCode(error, 'EISDIR', 'ENOTEMPTY')) throw error;
      }
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
