import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStore, spoolOf } from '../../../../../src/contact/queue/store/folder-store.ts';
import { spoiledId } from '../../../../../src/contact/queue/store/mail-store.ts';
import { letter, otherLetter, standing } from '../letter-fixture.ts';

let outbox: string;
beforeEach(async () => {
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(outbox, { recursive: true }));

/** A store in which a letter lies whose note says that it went, and what that note became. */
async function openWithNote(spoil: (file: string) => Promise<void>) {
  const store = createFolderStore(
    spoolOf(outbox),
    () => undefined,
    () => letter.created,
  );
  await store.add(letter, standing);
  await store.finish({ ...otherLetter('robot'), isRobotLike: true });
  const file = path.join(spoolOf(outbox), 'delivered', letter.name);
  await writeFile(file, '{}');
  await spoil(file);
  return store;
}

async function expectNote(store: Awaited<ReturnType<typeof openWithNote>>) {
  expect(await store.listDue(letter.created)).toEqual([]);
  expect(await store.add(letter, standing)).toBe(spoiledId);
  expect(await store.listMarked()).toMatchObject([{ id: 'id-of-robot' }]);
}

test.each([[''], ['null'], ['{"id":1}']])(
  'a spoiled note of a delivery still is one: “%s”',
  async (content) => {
    await expectNote(await openWithNote((file) => writeFile(file, content)));
  },
);

test('a folder in place of a note says as well that the letter went, and stops nothing', async () => {
  const store = await openWithNote(async (file) => {
    await rm(file);
    await mkdir(path.join(file, 'full'), { recursive: true });
  });
  await store.finish(letter);
  await expectNote(store);
});

// Whoever may do everything is refused nothing.
test.skipIf(process.getuid?.() === 0)('so is the note of another user', async () => {
  await expectNote(await openWithNote((file) => chmod(file, 0o000)));
});
