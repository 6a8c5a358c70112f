import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentCollections } from '../../../src/schemas/collections.ts';
import { wordFiles } from '../../../src/schemas/words.ts';

const root = path.join(import.meta.dirname, '../../..');

interface Described {
  readonly type?: string;
  readonly enum?: unknown;
  readonly description?: string;
  readonly properties?: Record<string, Described>;
  readonly items?: Described;
}

/** Every field of a schema by its path, without the places in lists. */
function listFields(schema: z.ZodType): Map<string, Described> {
  const fields = new Map<string, Described>();
  function visit(parent: Described, prefix: string): void {
    for (const [name, field] of Object.entries(parent.properties ?? {})) {
      fields.set(prefix + name, field);
      visit(field, `${prefix}${name}.`);
    }
    if (parent.items) visit(parent.items, prefix);
  }
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described, '');
  return fields;
}

describe.each(Object.entries(contentCollections))('the collection of %s', (_, collection) => {
  const fields = listFields(collection.schema);

  it('has a sentence for editors at each field', () => {
    const silent = [...fields].filter(([, { description }]) => !description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});

it('every file and folder of the content belongs to a collection', () => {
  const places = Object.values(contentCollections).map((collection) =>
    path.basename('file' in collection ? collection.file : collection.folder),
  );
  const notes = [
    'README.md',
    'REFERENCE.md',
    'FIELDS.md',
    'images',
    'names.txt',
    'words.txt',
    'words',
    'owner.yaml',
  ];
  const found = readdirSync(path.join(root, 'src/content'));
  expect(found.filter((name) => !notes.includes(name)).sort()).toEqual(places.sort());
  const words = readdirSync(path.join(root, 'src/content/words'));
  const names = Object.values(wordFiles).map(({ file }) => path.basename(file));
  expect([...words, 'owner.yaml'].sort()).toEqual(names.sort());
});
