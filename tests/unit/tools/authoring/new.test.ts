import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../../../../src/checker/check-content.ts';
import { loadDictionary } from '../../../../src/checker/dictionary.ts';
import { formatProblems } from '../../../../src/checker/problem.ts';
import { createArticle } from '../../../../tools/authoring/create-article.ts';
import { createPage } from '../../../../tools/authoring/create-page.ts';

const dictionary = await loadDictionary();
const brokenSite = path.join(import.meta.dirname, '../../checker/fixtures/broken-site');
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'authoring-'));
  for (const folder of ['src/components', 'src/pages', 'src/content/articles']) {
    cpSync(path.join(brokenSite, folder), path.join(root, folder), { recursive: true });
  }
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const newArticle = (name: string) => createArticle(root, name, '2025-02-01', dictionary);

test('a new page and a new article are sound drafts from their first minute', async () => {
  const long =
    'a-long-name-that-says-all-there-is-to-say-about-the-care-of-people-at-home-at-night';
  // New pages link to the form.
  for (const name of ['contact', 'night-calls', long])
    expect(createPage(root, name, dictionary).isDone).toBe(true);
  for (const name of ['sepsis', `${long}-again`]) expect(newArticle(name).isDone).toBe(true);
  const { problems } = await checkContent(root);
  const written = /pages\/(?:night|a-long)|articles\/(?:sepsis|a-long)/;
  expect(formatProblems(problems.filter(({ file }) => written.test(file)))).toBe('');
  const article = readFileSync(path.join(root, 'src/content/articles/sepsis.mdx'), 'utf8');
  expect(article).toContain('draft: true\n');
  expect(article).toContain("date: '2025-02-01'\n");
});

test('an address that is taken and a bad name are refused, and nothing is overwritten', () => {
  createPage(root, 'night-calls', dictionary);
  for (const [name, told] of [
    ['night-calls', 'is there already'],
    ['first-call', '/first-call is the address of src/content/articles/first-call.mdx'],
    ['Night Calls', 'Type: npm run new -- page night-calls'],
  ] as const) {
    const { isDone, message } = createPage(root, name, dictionary);
    expect([isDone, message]).toEqual([false, expect.stringContaining(told)]);
  }
  expect(newArticle('first-call').isDone).toBe(false);
});
