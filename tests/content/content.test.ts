import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/checker/check-content.ts';
import { formatProblems } from '../../src/checker/problem.ts';

const root = path.join(import.meta.dirname, '../..');

const { problems } = await checkContent(root);

test('everything that the site says is in order', () => {
  expect(formatProblems(problems)).toBe('');
});

test('the word list is in alphabetical order, each word once', () => {
  const words = readFileSync(path.join(root, 'src/content/words.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  const sorted = [...new Set(words)].sort(new Intl.Collator('en').compare);
  expect(words).toEqual(sorted);
});
