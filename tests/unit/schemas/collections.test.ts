import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCollections } from '../../../src/schemas/collections.ts';
import { wordFiles } from '../../../src/schemas/words.ts';

const root = path.join(import.meta.dirname, '../../..');

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
