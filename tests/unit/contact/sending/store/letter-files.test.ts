import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '../../../../../src/contact/log.ts';
import { createFolderStore, spoolOf } from '../../../../../src/contact/queue/store/folder-store.ts';
import { spoiledId } from '../../../../../src/contact/queue/store/mail-store.ts';
import { letter, otherLetter, standing } from '../letter-fixture.ts';

let outbox: string;
let logged: LogEntry[];
beforeEach(async () => {
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  logged = [];
});
afterEach(() => rm(outbox, { recursive: true }));

function open() {
  return createFolderStore(
    spoolOf(outbox),
    (entry) => logged.push(entry),
    () => letter.created,
  );
}

const placeOf = (name: string) => path.join(spoolOf(outbox), 'letters', name);

async function fileOf(name: string): Promise<string> {
  const [file = ''] = await readdir(placeOf(name));
  return path.join(placeOf(name), file);
}

test.each([['{"name'], ['null'], ['{}']])(
  'what is no letter any more stops no other and waits for a person: %s',
  async (content) => {
    const store = open();
    const names = ['broken', 'good'].map((name) => otherLetter(name));
    for (const each of names) await store.add(each, { ...standing, due: 0 });
    const place = (name: string) => path.join(spoolOf(outbox), 'letters', name);
    const [file = ''] = await readdir(place('broken'));
    await writeFile(path.join(place('broken'), file), content);
    await writeFile(path.join(place('good'), '.DS_Store'), '');
    for (const look of [1, 2]) {
      const due = await store.listDue(1);
      expect(
        due.map((entry) => entry.letter.name),
        String(look),
      ).toEqual(['good']);
    }
    expect(logged).toEqual([{ outcome: 'failed', reason: 'broken cannot be read: not a letter' }]);
    expect(await store.listUnreadable()).toEqual([place('broken')]);
    expect(await store.survey(() => true)).toMatchObject({ waiting: 1, failed: 1 });
  },
);

test('what was mended by hand is a letter again, which failed', async () => {
  const store = open();
  await store.add(letter, standing);
  const place = path.join(spoolOf(outbox), 'letters', letter.name);
  const write = async (content: string) => {
    const [file = ''] = await readdir(place);
    await writeFile(path.join(place, file), content);
  };
  await write('{"name');
  await store.listDue(letter.created);
  await write(JSON.stringify(letter));
  expect(await store.list()).toMatchObject([{ letter, standing: { state: 'failed' } }]);
  expect(await store.listUnreadable()).toEqual([]);
});

test('what cannot be read today is tried again', async () => {
  const store = open();
  await store.add(letter, standing);
  const place = path.join(spoolOf(outbox), 'letters', letter.name);
  const [file = ''] = await readdir(place);
  const kept = await readFile(path.join(place, file));
  await rm(path.join(place, file));
  await mkdir(path.join(place, file));
  expect(await store.listDue(letter.created)).toEqual([]);
  expect(logged).toEqual([{ outcome: 'failed', reason: `${letter.name} cannot be read: EISDIR` }]);
  await rm(path.join(place, file), { recursive: true });
  await writeFile(path.join(place, file), kept);
  expect(await store.listDue(letter.created)).toMatchObject([{ letter }]);
});

test('a copy of a letter under another name is none', async () => {
  const store = open();
  await store.add(letter, standing);
  await cp(placeOf(letter.name), placeOf('copy'), { recursive: true });
  expect(await store.listDue(letter.created)).toMatchObject([{ letter }]);
  expect(await store.listUnreadable()).toEqual([placeOf('copy')]);
  expect(await store.survey(() => true)).toMatchObject({ waiting: 1, failed: 1 });
});

test('a standing that was changed by hand makes a letter fail, which may have arrived', async () => {
  const store = open();
  await store.add(letter, standing);
  const file = await fileOf(letter.name);
  await rename(file, file.replace(/due=\d+/, 'due=17x'));
  expect(await store.listDue(letter.created)).toEqual([]);
  const reason = 'its file name was changed';
  const failed = { state: 'failed', due: 0, attempts: 0, unknowns: 1, reason };
  expect(await store.list()).toMatchObject([{ letter, standing: failed }]);
  expect(await store.survey(() => true)).toMatchObject({ waiting: 0, failed: 1 });
});

test('a folder without its letter is told, and counts as failed', async () => {
  const store = open();
  await store.add(letter, standing);
  await rename(await fileOf(letter.name), path.join(placeOf(letter.name), 'letter.txt'));
  expect(await store.listDue(letter.created)).toEqual([]);
  expect(await store.listUnreadable()).toEqual([placeOf(letter.name)]);
  expect(await store.survey(() => true)).toMatchObject({ waiting: 0, failed: 1 });
  expect(logged).toEqual([
    { outcome: 'failed', reason: `${letter.name} cannot be read: holds no letter` },
  ]);
  // It is there, though nobody can say what it was; the store goes on.
  expect(await store.add(letter, standing)).toBe(spoiledId);
  expect(await store.add(otherLetter('next'), standing)).toMatchObject({ standing });
  await rm(placeOf(letter.name), { recursive: true });
  expect(await store.add(letter, standing)).toMatchObject({ letter });
});

test('a copy beside a letter stops it until a person has looked, and no other', async () => {
  const store = open();
  await store.add(letter, standing);
  await store.add(otherLetter('next'), standing);
  const file = await fileOf(letter.name);
  await cp(file, `${file}~`);
  expect((await store.listDue(letter.created)).map((entry) => entry.letter.name)).toEqual(['next']);
  expect(await store.listUnreadable()).toEqual([placeOf(letter.name)]);
  expect(logged).toEqual([
    { outcome: 'failed', reason: `${letter.name} cannot be read: holds more than one letter` },
  ]);
  await rm(`${file}~`);
  expect(await store.read(letter.name)).toMatchObject({ letter, standing });
});

test('however many cannot be read, the others are found', async () => {
  const store = open();
  for (let each = 0; each < 60; each += 1) {
    await store.add(otherLetter(`lost-${each}`), { ...standing, due: 0 });
    const file = await fileOf(`lost-${each}`);
    await rm(file);
    await mkdir(file);
  }
  await store.add(letter, standing);
  expect(await store.listDue(letter.created)).toMatchObject([{ letter }]);
});

test('who sends a message again that was spoiled has it kept, as what may be a copy', async () => {
  const store = open();
  await store.add(letter, standing);
  await writeFile(await fileOf(letter.name), '');
  const marked = { letter, standing: { unknowns: 1 } };
  expect(await store.add(letter, standing)).toMatchObject(marked);
  expect(await store.listDue(letter.created)).toMatchObject([marked]);
  expect(await store.listUnreadable()).toEqual([]);
  expect(await store.add(otherLetter('new'), standing)).toMatchObject({
    standing: { unknowns: 0 },
  });
});

test('a change of what another process takes away in that moment is no fault of the place', async () => {
  const [store, other] = [open(), open()];
  const letters = Array.from({ length: 80 }, (_, index) => otherLetter(`taken-${index}`));
  const entries = await Promise.all(letters.map((each) => store.add(each, standing)));
  // So many at once that some are taken away between the two halves of their change.
  await Promise.all(
    entries.map(async (entry) => {
      if (typeof entry === 'string') throw new Error('The name is taken.');
      const ends = other.finish(entry.letter);
      let changed: typeof entry | undefined = entry;
      for (let due = 0; changed; due += 1)
        changed = await store.change(changed, { ...standing, due });
      await ends;
    }),
  );
  expect(logged).toEqual([]);
  expect(await store.list()).toEqual([]);
});

// Whoever may do everything is refused nothing.
test.skipIf(process.getuid?.() === 0)(
  'letters that another user has shut stop no other',
  async () => {
    const store = open();
    const shut = { hidden: 0o000, 'read only': 0o500 };
    for (const [name, mode] of Object.entries(shut)) {
      await store.add(otherLetter(name), { ...standing, due: 0 });
      await chmod(placeOf(name), mode);
    }
    await store.add(letter, standing);
    const due = await store.listDue(letter.created);
    expect(due.map((entry) => entry.letter.name)).toEqual(['read only', letter.name]);
    for (const entry of due) {
      const isOurs = entry.letter.name === letter.name;
      expect((await store.change(entry, { ...standing, due: 1 })) !== undefined).toBe(isOurs);
    }
    for (const name of Object.keys(shut)) await chmod(placeOf(name), 0o700);
    expect(logged.map(({ reason }) => reason)).toEqual([
      'hidden cannot be read: EACCES',
      'read only cannot be changed: EACCES',
    ]);
  },
);

test.skipIf(process.getuid?.() === 0)(
  'who sends again what another user has shut is told that it is there, and the store goes on',
  async () => {
    const store = open();
    await store.add(otherLetter('shut'), { ...standing, due: 0 });
    await chmod(placeOf('shut'), 0o000);
    expect(await store.add(otherLetter('shut'), standing)).toBe(spoiledId);
    expect(await store.find('shut')).toBe(spoiledId);
    await store.finish(otherLetter('shut'));
    await store.add(letter, standing);
    await chmod(placeOf('shut'), 0o500);
    expect(await store.listDue(letter.created)).toMatchObject([{ letter }]);
    expect(await store.list()).toMatchObject([{ letter }]);
    await chmod(placeOf('shut'), 0o700);
  },
);

test.skipIf(process.getuid?.() === 0)(
  'however many nobody may change, the others are found, and the log says it once',
  async () => {
    const store = open();
    const names = Array.from({ length: 60 }, (_, index) => `foreign-${index}`);
    for (const name of names) {
      await store.add(otherLetter(name), { ...standing, due: 0 });
      await chmod(placeOf(name), 0o500);
    }
    await store.add(letter, standing);
    for (let look = 0; look < 3; look += 1) {
      for (const entry of await store.listDue(letter.created)) {
        if (entry.letter.name !== letter.name) await store.change(entry, standing);
      }
    }
    const due = await store.listDue(letter.created);
    expect(due[0]).toMatchObject({ letter });
    expect(logged).toHaveLength(60);
    for (const name of names) await chmod(placeOf(name), 0o700);
  },
);

test('what is over is not listed, though it still lies there', async () => {
  const store = open();
  await store.add(letter, standing);
  await cp(placeOf(letter.name), path.join(outbox, 'left'), { recursive: true });
  await store.finish(letter);
  await cp(path.join(outbox, 'left'), placeOf(letter.name), { recursive: true });
  expect(await store.list()).toEqual([]);
  expect(await store.listDue(letter.created)).toEqual([]);
});
