import { beforeEach, expect, it } from 'vitest';
import { noteHop } from '../../../src/blog-host/one-hop.ts';

const address = 'https://blog.example.com/there';
const values = new Map<string, string>();
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
};

beforeEach(() => {
  values.clear();
});

it('a visitor whom the blog host sends back is not sent there again', () => {
  expect(noteHop(storage, address, 0)).toBe(true);
  expect(noteHop(storage, address, 2_000)).toBe(false);
  expect(noteHop(storage, address, 4_000)).toBe(false);
});

it('a visitor who follows another link, or the same one later, is', () => {
  expect(noteHop(storage, address, 0)).toBe(true);
  expect(noteHop(storage, `${address}/more`, 1_000)).toBe(true);
  expect(noteHop(storage, address, 2_000)).toBe(true);
  expect(noteHop(storage, address, 60_000)).toBe(true);
});

it('is sent again after ten seconds, and not a moment earlier', () => {
  expect(noteHop(storage, address, 0)).toBe(true);
  expect(noteHop(storage, address, 9_999)).toBe(false);
  expect(noteHop(storage, address, 10_000)).toBe(true);
});

it('what somebody else left in the storage is no hop', () => {
  storage.setItem('sent-to-blog-host', `nonsense ${address}`);
  expect(noteHop(storage, address, 0)).toBe(true);
});
