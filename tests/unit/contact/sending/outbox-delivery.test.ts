import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliverToOutbox } from '../../../../src/contact/sending/outbox-delivery.ts';

const mail = { id: 'abc', from: 'a@b.example', to: 'c@d.example', content: Buffer.from('Hello') };
const now = Date.UTC(2025, 0, 15, 10, 20, 30, 456);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a message becomes one finished file with a readable name, in a folder made for it', async () => {
  const outbox = path.join(folder, 'not', 'there');
  const file = await deliverToOutbox(outbox, mail, now);
  expect(file).toBe(path.join(outbox, '2025-01-15T10-20-30Z-abc.eml'));
  expect(await readdir(outbox)).toEqual(['2025-01-15T10-20-30Z-abc.eml']);
  expect(await readFile(file, 'utf8')).toBe('Hello');
});

test('messages of the same second get files of their own', async () => {
  const ids = ['a', 'b', 'c'];
  await Promise.all(ids.map((id) => deliverToOutbox(folder, { ...mail, id }, now)));
  expect(await readdir(folder)).toHaveLength(3);
});

test('a folder that cannot be written to is told by the name of its setting', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(deliverToOutbox(file, mail, now)).rejects.toThrow(/^MAIL_OUTBOX: cannot write to /);
});
