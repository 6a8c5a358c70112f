import { cpSync, mkdtempDisposableSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBeside, tellAll } from '../../../src/checker/check-build.ts';

// The check loads the dictionary in a thread of its own, which takes seconds on a slow machine.
vi.setConfig({ testTimeout: 30_000 });

let folder: ReturnType<typeof mkdtempDisposableSync>;

beforeEach(() => {
  folder = mkdtempDisposableSync(path.join(tmpdir(), 'check-build-'));
  cpSync(path.join(import.meta.dirname, 'fixtures/broken-site'), folder.path, { recursive: true });
});

afterEach(() => {
  folder.remove();
});

/** What a loader that fails ends with. */
function loadBroken(): Promise<void> {
  const load = () => Promise.reject(new Error('The first entry breaks its schema.'));
  return Promise.resolve(tellAll({ name: 'broken', load }).load({} as LoaderContext));
}

it('goes on while the content is checked, and ends before a page is made of it', async () => {
  const { apply, buildApp } = checkBeside(folder.path);
  expect(apply).toBe('build');
  const { order, handler } = buildApp as { order: string; handler: () => Promise<void> };
  expect(order).toBe('post');
  const end = handler();
  await expect(end).rejects.toThrow('The content has 19 problems.');
  await expect(end).rejects.not.toHaveProperty('stack');
});

it('tells all problems in place of what a bundler fails on, and waits for nothing else', async () => {
  const { buildEnd } = checkBeside(folder.path);
  const endWith = buildEnd as (error?: Error) => Promise<void> | undefined;
  await expect(endWith(new Error('Unexpected token'))).rejects.toThrow('19 problems');
  expect(endWith()).toBeUndefined();
});

it('tells all problems in place of the first that a loader meets', async () => {
  checkBeside(folder.path);
  await expect(loadBroken()).rejects.toThrow('The content has 19 problems.');
});

it('keeps what a loader says where the content is in order', async () => {
  rmSync(path.join(folder.path, 'src/content'), { recursive: true });
  checkBeside(folder.path);
  await expect(loadBroken()).rejects.toThrow('The first entry breaks its schema.');
});

it('ends a build whose check goes away without a result', async () => {
  function Ending() {
    return new Worker('', { eval: true });
  }
  vi.doMock('node:worker_threads', () => ({ Worker: Ending }));
  // Test files share what they load: neither this one's is for others, nor theirs for it.
  vi.resetModules();
  const { checkBeside: checkNowhere } = await import('../../../src/checker/check-build.ts');
  vi.doUnmock('node:worker_threads');
  vi.resetModules();
  const { buildApp } = checkNowhere(folder.path);
  const { handler } = buildApp as { handler: () => Promise<void> };
  await expect(handler()).rejects.toThrow('The check of the content ended without a result.');
});
