import { EventEmitter } from 'node:events';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { rereadUnsettled } from '../../../../src/checker/development/server.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A watcher with a reader, who keeps what stood in the file when it was told. */
function watch(file: string) {
  const watcher = new EventEmitter();
  const read: string[] = [];
  watcher.on('change', () => read.push(readFileSync(file, 'utf8')));
  rereadUnsettled(watcher, (name) => name.endsWith('.mdx'));
  return { read, save: () => watcher.emit('change', file) };
}

test('a file that was read empty is read again when it is whole, and then no more', () => {
  vi.useFakeTimers();
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'read-again-'));
  const file = path.join(folder.path, 'page.mdx');
  writeFileSync(file, '');
  const { read, save } = watch(file);
  save();
  writeFileSync(file, 'The whole page');
  vi.advanceTimersByTime(1000);
  expect(read).toEqual(['', 'The whole page']);
});

test('a file that was read whole is not read again, nor one that is gone or none of the content', () => {
  vi.useFakeTimers();
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'read-again-'));
  const file = path.join(folder.path, 'page.mdx');
  const other = path.join(folder.path, 'page.css');
  writeFileSync(file, 'The whole page');
  writeFileSync(other, '');
  const page = watch(file);
  const style = watch(other);
  page.save();
  style.save();
  writeFileSync(other, 'p {}');
  vi.advanceTimersByTime(1000);
  expect([page.read, style.read]).toEqual([['The whole page'], ['']]);
});
