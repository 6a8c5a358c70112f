import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';
import { checkedLoader } from '../../../src/checker/checked-loader.ts';

const brokenSite = path.join(import.meta.dirname, 'fixtures/broken-site');
const schemaError = new Error('description: too short');
const failing = { name: 'failing', load: () => Promise.reject(schemaError) };

/** What Astro hands over to a loader, as far as it is looked at. */
function createContext(root: string, rest: object = {}): LoaderContext {
  const config = { root: pathToFileURL(`${root}/`) };
  return { config, ...rest } as unknown as LoaderContext;
}

test('an entry that breaks its schema shows all that is to mend, not itself alone', async () => {
  const load = checkedLoader(failing).load(createContext(brokenSite));
  await expect(load).rejects.toThrow(/^The content has 15 problems\.\n\nsrc\/content\/articles\//);
});

test('a failure that the checker knows nothing of stays what it is', async () => {
  const load = checkedLoader(failing).load(createContext(path.join(brokenSite, 'public')));
  await expect(load).rejects.toBe(schemaError);
});

test('in development the list is shown by the server, and the loader says what it met', async () => {
  const load = checkedLoader(failing).load(createContext(brokenSite, { watcher: {} }));
  await expect(load).rejects.toBe(schemaError);
});

test('what loads is loaded', async () => {
  const load = vi.fn<Loader['load']>(() => Promise.resolve());
  const context = createContext(brokenSite);
  await checkedLoader({ name: 'keeping', load }).load(context);
  expect(load).toHaveBeenCalledExactlyOnceWith(context);
});
