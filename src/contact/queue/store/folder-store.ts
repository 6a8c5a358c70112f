import { randomUUID } from 'node:crypto';
import { access, constants, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StoreUnavailable } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { timeLimits } from '../../time-limits.ts';
import { createDeliveredNames } from './delivered-names.ts';
import { explainOutage } from './explain-outage.ts';
import { createGuard, describeStoreError } from './guard.ts';
import { createLetterFiles } from './letter-files.ts';
import {
  type Entry,
  type Finished,
  type Letter,
  type MailStore,
  type Standing,
  type Survey,
  keyLifetime,
  readUntil,
  spoiledId,
} from './mail-store.ts';
import { asCopy } from './parse-kept.ts';
import {
  hasCode,
  ifThere,
  makePrivateFolder,
  namesIn,
  removeOlder,
  syncFolder,
  tryWriting,
  writeSynced,
} from './private-files.ts';
import { fromFileName, toFileName } from './standing-file-name.ts';

/** How often old names and what killed processes left are looked for, in milliseconds. */
const cleaningPause = 3_600_000;
const dueLimit = 50;
/** How many letters one look goes through: it stays short however many wait. */
const lookLimit = 5_000;

function refuse(error: unknown): never {
  throw new StoreUnavailable(explainOutage('MAIL_OUTBOX', describeStoreError(error)));
}

/**
 * Where letters wait.
 * @param outbox MAIL_OUTBOX
 */
export function spoolOf(outbox: string): string {
  return path.resolve(outbox, 'spool');
}

/** The part of a spool for what is not whole yet; swept now and then. */
export function workshopOf(spool: string): string {
  return path.join(spool, 'unfinished');
}

/**
 * Keeps letters in a folder of this machine. Each letter is a folder named after it, which appears
 * whole, with one file: its content is the letter, its name the standing. A change renames the
 * file, which one process alone can do.
 * @param folder made when it is missing; only this user can look into it
 * @param now milliseconds since 1970
 */
export function createFolderStore(folder: string, log: Log, now: () => number): MailStore {
  const letters = path.join(folder, 'letters');
  const delivered = path.join(folder, 'delivered');
  const unfinished = workshopOf(folder);
  const files = createLetterFiles(letters, log);
  const over = createDeliveredNames(delivered, unfinished);
  let isMade = false;
  let lastCleaning = 0;
  let lookStart = 0;

  async function makeFolders(): Promise<void> {
    if (isMade) return;
    for (const part of [letters, delivered, unfinished]) await makePrivateFolder(part);
    isMade = true;
  }

  async function probe(): Promise<void> {
    isMade = false;
    await makeFolders();
    await tryWriting(unfinished);
    // Asked only: what a process that was killed leaves there would pass for a letter.
    for (const part of [letters, delivered]) await access(part, constants.W_OK);
  }

  async function discard(name: string): Promise<void> {
    const bin = path.join(unfinished, randomUUID());
    try {
      await ifThere(rename(path.join(letters, name), bin));
    } catch (error) {
      // The letter of another user: what is noted of it says that it is over.
      if (!hasCode(error, 'EACCES', 'EPERM')) throw error;
      files.noteForeign(name, error);
    }
    await rm(bin, { recursive: true, force: true });
  }

  async function readNow(name: string): Promise<Entry | undefined> {
    // More than once, because a change may come between the look at the name and at the content.
    for (let look = 0; look < 3; look += 1) {
      const version = await files.versionOf(name);
      const entry = version === undefined ? undefined : await files.read(name, version);
      if (entry) return entry;
    }
    return undefined;
  }

  async function find(name: string): Promise<string | undefined> {
    const known = (await readNow(name))?.letter.id ?? (await over.find(name));
    return known ?? (files.isShut(name) ? spoiledId : undefined);
  }

  async function clean(): Promise<void> {
    if (now() - lastCleaning < cleaningPause) return;
    lastCleaning = now();
    await removeOlder(delivered, now() - keyLifetime);
    await removeOlder(unfinished, now() - cleaningPause);
  }

  async function add(letter: Letter, asked: Standing): Promise<Entry | string> {
    await makeFolders();
    const { name } = letter;
    const known = await find(name);
    if (known !== undefined) return known;
    const partial = path.join(unfinished, randomUUID());
    const standing = files.isSpoiled(name) ? asCopy(asked) : asked;
    const version = toFileName(standing);
    try {
      await makePrivateFolder(partial);
      await writeSynced(path.join(partial, version), JSON.stringify(letter));
      await syncFolder(partial);
      // What is no letter has no text that could be kept; its sender has sent it again.
      await files.removeSpoiled(name);
      // Fails when the name is taken: a folder does not replace one that holds something.
      await rename(partial, path.join(letters, name));
    } catch (error) {
      const winner = await find(name);
      if (winner !== undefined) return winner;
      // Such as the letter of another user, of which nobody here knows the text.
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST') && files.isUnreadable(name)) return spoiledId;
      throw error;
    } finally {
      await rm(partial, { recursive: true, force: true });
    }
    await syncFolder(letters);
    // Delivered by another process between the look and the rename.
    const late = await over.find(name);
    if (late === undefined) return { letter, standing, version };
    await discard(name);
    return late;
  }

  /** Without their content, which may be much. */
  async function findStandings(names: readonly string[]) {
    const found: (Standing & { readonly name: string; readonly version: string })[] = [];
    for (const name of names) {
      const version = await files.versionOf(name);
      if (version !== undefined) found.push({ name, version, ...fromFileName(version) });
    }
    return found.toSorted((one, other) => one.due - other.due);
  }

  async function readAll(found: readonly { readonly name: string; readonly version: string }[]) {
    const entries: Entry[] = [];
    // One by one: a process may not have thousands of files open.
    for (const { name, version } of found) {
      const entry = await files.read(name, version);
      if (entry) entries.push(entry);
    }
    return entries;
  }

  /** What cannot be read takes no place from what can. */
  async function readDue(name: string, version: string): Promise<Entry[]> {
    const entry = await files.read(name, version);
    if (!entry) await files.setAside(name, version);
    return entry ? [entry] : [];
  }

  async function listDue(time: number): Promise<readonly Entry[]> {
    const names = await namesIn(letters);
    if (lookStart >= names.length) lookStart = 0;
    const looked = names.slice(lookStart, (lookStart += lookLimit));
    const entries: Entry[] = [];
    const found = await findStandings(looked);
    // What nobody here may change comes last, so that it takes no place from the others.
    const order = found.toSorted(
      (one, other) => Number(files.isForeign(one.name)) - Number(files.isForeign(other.name)),
    );
    for (const { name, version, state, due } of order) {
      if (state === 'failed' || due > time) continue;
      if (entries.length === dueLimit) break;
      // A process that ended right after the delivery has left the letter here.
      if ((await over.find(name)) !== undefined) await discard(name);
      else entries.push(...(await readDue(name, version)));
    }
    await clean();
    return entries;
  }

  async function change(entry: Entry, standing: Standing): Promise<Entry | undefined> {
    const version = toFileName(standing);
    const isOurs = await files.change(entry.letter.name, entry.version, version);
    return isOurs ? { ...entry, standing, version } : undefined;
  }

  async function finish(letter: Finished): Promise<void> {
    await makeFolders();
    await over.add(letter, now());
    await discard(letter.name);
  }

  async function list(): Promise<readonly Entry[]> {
    const entries: Entry[] = [];
    for (const name of await namesIn(letters)) {
      const entry = await readNow(name);
      // What is over lies here where a process ended before it was taken away.
      if (entry && (await over.find(name)) === undefined) entries.push(entry);
    }
    return entries.toSorted((one, other) => one.standing.due - other.standing.due);
  }

  async function listUnreadable(): Promise<readonly string[]> {
    const names = await namesIn(letters);
    await readAll(await findStandings(names));
    return names.filter(files.isUnreadable).map((name) => path.join(letters, name));
  }

  async function survey(isWanted: (letter: Letter) => boolean): Promise<Survey> {
    const names = await namesIn(letters);
    const all = await findStandings(names);
    const waiting = all.filter(({ state }) => state !== 'failed');
    const first = await readUntil(isWanted, waiting, readAll);
    const found = new Set(all.map(({ name }) => name));
    const lost = names.filter((name) => files.isUnreadable(name) && !found.has(name));
    const failed = all.length - waiting.length + lost.length;
    return { waiting: waiting.length, failed, first };
  }

  const guard = createGuard({ setting: 'MAIL_OUTBOX', log, timeLimit: timeLimits.folder, probe });
  return {
    tryNow: guard.tryNow,
    add: (letter, standing) => guard.run(() => add(letter, standing)),
    find: (name) => guard.run(() => find(name)),
    read: (name) => guard.run(() => readNow(name)),
    listDue: (time) => guard.run(() => listDue(time)),
    change: (entry, standing) => guard.run(() => change(entry, standing)),
    finish: (letter) => guard.run(() => finish(letter)),
    // For a person, who waits as long as it takes.
    list: () => list().catch(refuse),
    listUnreadable: () => listUnreadable().catch(refuse),
    survey: (isWanted) => survey(isWanted).catch(refuse),
    listMarked: () => over.listMarked().catch(refuse),
  };
}
