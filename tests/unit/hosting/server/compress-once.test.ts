import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressOnce } from '../../../../src/hosting/server/compress-once.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'texts-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a copy that cannot be finished leaves nothing behind', async () => {
  await writeFile(path.join(folder, 'page.html'), 'x'.repeat(2_000));
  await mkdir(path.join(folder, 'page.html.br'));
  await compressOnce(folder)('page.html');
  expect(await readdir(folder)).toEqual(['page.html', 'page.html.br']);
  expect(await readdir(path.join(folder, 'page.html.br'))).toEqual([]);
});

test.each([
  ['page.html', 1_024, true],
  ['page.html', 1_023, false],
  ['llms-full.txt', 262_144, true],
  ['llms-full.txt', 262_145, false],
  ['plate.svg', 2_000, true],
  ['film.mp4', 2_000, false],
])('%s of %i bytes gets a packed copy beside it: %s', async (file, length, hasCopy) => {
  await writeFile(path.join(folder, file), 'x'.repeat(length));
  await compressOnce(folder)(file);
  expect(await readdir(folder)).toEqual(hasCopy ? [file, `${file}.br`] : [file]);
});
