import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '../../../../../src/contact/log.ts';
import {
  createFolderStore,
  spoolOf,
  workshopOf,
} from '../../../../../src/contact/queue/store/folder-store.ts';
import { keyLifetime } from '../../../../../src/contact/queue/store/mail-store.ts';
import { letter, otherLetter, standing } from '../letter-fixture.ts';

let outbox: string;
let logged: LogEntry[];
beforeEach(async () => {
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  logged = [];
});
afterEach(() => rm(outbox, { recursive: true }));

function open(folder = spoolOf(outbox), now = () => letter.created) {
  return createFolderStore(folder, (entry) => logged.push(entry), now);
}

async function listModes(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(folder, name));
      return `${found.isDirectory() ? 'folder' : 'file'} ${(found.mode & 0o777).toString(8)}`;
    }),
  );
}

test('nobody but this user can read what waits or was delivered', async () => {
  const store = open();
  await store.add(letter, standing);
  await store.finish(otherLetter('done'));
  expect(new Set(await listModes(outbox))).toEqual(new Set(['folder 700', 'file 600']));
});

test('a letter outlives the process, and so does a name', async () => {
  await open().add(letter, standing);
  await open().finish(otherLetter('done'));
  expect(await open().listDue(letter.created)).toMatchObject([{ letter }]);
  expect(await open().find('done')).toBe('id-of-done');
});

test('a process that ended between the delivery and the clearing leaves no second copy', async () => {
  const store = open();
  await store.finish(letter);
  // What such a process leaves: the note of the delivery, and the letter.
  const note = await readdir(path.join(spoolOf(outbox), 'delivered'));
  await rm(path.join(spoolOf(outbox), 'delivered', letter.name));
  await store.add(letter, standing);
  await writeFile(
    path.join(spoolOf(outbox), 'delivered', note[0] ?? ''),
    JSON.stringify({ id: letter.id, delivered: 0 }),
  );
  expect(await store.listDue(letter.created)).toEqual([]);
  expect(await store.list()).toEqual([]);
});

test('names are forgotten after a day, and so is what killed processes left', async () => {
  let time = Date.now();
  const store = open(spoolOf(outbox), () => time);
  await store.finish(letter);
  const left = path.join(spoolOf(outbox), 'unfinished', 'left');
  await mkdir(left);
  time += keyLifetime - 60_000;
  await store.listDue(0);
  expect(await store.find(letter.name)).toBe(letter.id);
  time += keyLifetime;
  await store.listDue(0);
  expect(await store.find(letter.name)).toBeUndefined();
  expect(await readdir(path.dirname(left))).toEqual([]);
});

test('an attempt that fails leaves nothing behind, and the log says once where the fault is', async () => {
  const store = open();
  await store.finish(otherLetter('done'));
  await rm(path.join(spoolOf(outbox), 'letters'), { recursive: true });
  await writeFile(path.join(spoolOf(outbox), 'letters'), '');
  for (const name of ['a', 'b']) {
    await expect(store.add(otherLetter(name), standing)).rejects.toThrow('MAIL_OUTBOX');
  }
  expect(await readdir(path.join(spoolOf(outbox), 'unfinished'))).toEqual([]);
  expect(logged).toEqual([
    {
      outcome: 'store-unavailable',
      reason: expect.stringMatching(/^MAIL_OUTBOX: a file lies where .+ \(ENOTDIR\)$/) as string,
    },
  ]);
});

test('a letter stays until it is noted that it went', async () => {
  const store = open();
  await store.add(letter, standing);
  const delivered = path.join(spoolOf(outbox), 'delivered');
  await rm(delivered, { recursive: true });
  await writeFile(delivered, '');
  await expect(store.finish(letter)).rejects.toThrow('MAIL_OUTBOX');
  expect(await open().list()).toMatchObject([{ letter }]);
});

test('however many letters wait, each is found, a part of them at a look', async () => {
  const store = open();
  await store.add(otherLetter('last'), standing);
  const letters = path.join(spoolOf(outbox), 'letters');
  const [file = ''] = await readdir(path.join(letters, 'last'));
  const names = Array.from({ length: 5_050 }, (_, index) => `letter-${index}`);
  for (const name of names) {
    await mkdir(path.join(letters, name));
    await writeFile(path.join(letters, name, file), JSON.stringify(otherLetter(name)));
  }
  const found = [];
  for (let look = 0; look < 2; look += 1) found.push(await store.listDue(letter.created));
  const [first = [], second = []] = found.map((due) => due.map(({ letter: one }) => one.name));
  expect([first.length, second.length]).toEqual([50, 50]);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  expect(await store.list()).toHaveLength(5_051);
});

test('a place where no folder can be made is told at once', async () => {
  await expect(open('/proc/nope/spool').add(letter, standing)).rejects.toThrow(
    /^MAIL_OUTBOX: .+ \(E[A-Z]+\)$/,
  );
});

test('a list of what is no folder is an error, and no empty list', async () => {
  const file = path.join(outbox, 'file');
  await writeFile(file, '');
  const store = open(spoolOf(file));
  for (const list of [() => store.list(), () => store.listMarked(), () => store.listDue(0)]) {
    await expect(list()).rejects.toThrow(/^MAIL_OUTBOX: a file lies .+ \(ENOTDIR\)$/);
  }
});

// Whoever may do everything is refused nothing.
test.skipIf(process.getuid?.() === 0)(
  'what nobody may take away of what killed processes left keeps back no letter',
  async () => {
    const store = open();
    await store.add(letter, standing);
    const left = path.join(workshopOf(spoolOf(outbox)), 'left');
    await mkdir(left);
    await writeFile(path.join(left, 'file'), '');
    await utimes(left, 0, 0);
    await chmod(left, 0o500);
    expect(await store.listDue(letter.created)).toMatchObject([{ letter }]);
    await chmod(left, 0o700);
    expect(logged).toEqual([]);
  },
);

test.skipIf(process.getuid?.() === 0)(
  'a spool of which one part cannot be written takes no letter, and a trial says so',
  async () => {
    const store = open();
    await store.tryNow();
    const letters = path.join(spoolOf(outbox), 'letters');
    await chmod(letters, 0o500);
    await expect(store.tryNow()).rejects.toThrow('may not use the folder (EACCES)');
    await chmod(letters, 0o700);
    await store.tryNow();
    expect(logged.map(({ outcome }) => outcome)).toEqual(['store-unavailable', 'store-available']);
  },
);
