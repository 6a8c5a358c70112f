import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fileInDevelopment } from '../../../../src/checker/loaders.ts';

const schema = z.strictObject({ name: z.string() });
const file = 'src/content/list.yaml';

type Entry = Parameters<LoaderContext['store']['set']>[0];

/**
 * What a loader works with, as far as a file of records needs it.
 */
function createSite() {
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
  const parseData = ({ data }: { data: unknown }) =>
    Promise.resolve().then(() => schema.parse(data));
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
