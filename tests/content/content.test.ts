import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

test('the word list is in alphabetical order, each word once', () => {
  const words = readFileSync(path.join(root, 'src/content/words.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  const sorted = [...new Set(words)].sort(new Intl.Collator('en').compare);
  expect(words).toEqual(sorted);
});
