import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fileInDevelopment } from '../../../../src/checker/loaders.ts';

const schema = z.strictObject({ name: z.string() });
const file = 'src/content/list.yaml';

type Entry = Parameters<LoaderContext['store']['set']>[0];

/**
 * What a loader works with, as far as a file of records needs it.
 * @param isReady when what is read may be compared with its schema
 */
function createSite(isReady = Promise.resolve()) {
  const root = mkdtempSync(path.join(tmpdir(), 'keep-others-'));
  mkdirSync(path.join(root, 'src/content'), { recursive: true });
  const entries = new Map<string, Entry>();
  const store = {
    entries: () => [...entries],
    set: (entry: Entry) => {
      entries.set(entry.id, entry);
      return true;
    },
    has: (id: string) => entries.has(id),
    keys: () => entries.keys(),
    clear: () => {
      entries.clear();
    },
  };
  const ignore = () => undefined;
  const watcher = Object.assign(new EventEmitter(), { add: ignore });
  const parseData = vi.fn(({ data }: { data: unknown }) => isReady.then(() => schema.parse(data)));
  const context = {
    collection: 'list',
    store,
    config: { root: pathToFileURL(`${root}/`) },
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    parseData,
    watcher,
    generateDigest: (data: unknown) => JSON.stringify(data),
  } as unknown as LoaderContext;
  return {
    shown: () => Object.fromEntries([...entries].map(([id, { data }]) => [id, data])),
    load: async (text: string) => {
      writeFileSync(path.join(root, file), text);
      await fileInDevelopment(file).load(context);
    },
    /** Saves while the loader watches, up to where the schema is asked. */
    save: async (text: string) => {
      const asked = parseData.mock.calls.length;
      writeFileSync(path.join(root, file), text);
      watcher.emit('change', path.join(root, file));
      await vi.waitFor(() => {
        expect(parseData).toHaveBeenCalledTimes(asked + 1);
      });
    },
  };
}

it('keeps a record that breaks its schema as it last was, and takes the others', async () => {
  const { load, shown } = createSite();
  await load('a: { name: A }\nb: { name: B }\n');
  await load('a: { nam: changed }\nb: { name: changed }\n');
  expect(shown()).toEqual({ a: { name: 'A' }, b: { name: 'changed' } });
  await load('a: { name: mended }\nb: { name: B }\n');
  expect(shown()).toEqual({ a: { name: 'mended' }, b: { name: 'B' } });
});

it('shows a record that never was in order as it stands, as others may cite it', async () => {
  const { load, shown } = createSite();
  await load('a: { nam: A }\nb: { name: B }\n');
  expect(shown()).toEqual({ a: { nam: 'A' }, b: { name: 'B' } });
});

it('takes what was mended although what was broken is still being read', async () => {
  const ready = Promise.withResolvers<undefined>();
  const { load, save, shown } = createSite(ready.promise);
  await load('');
  await save('a: { nam: broken }\n');
  await save('a: { name: mended }\n');
  ready.resolve(undefined);
  await vi.waitFor(() => {
    expect(shown()).toEqual({ a: { name: 'mended' } });
  });
});
