import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../../../../src/checker/check-content.ts';
import { formatProblems } from '../../../../src/checker/problem.ts';
import { adviseOnName, createEntry } from '../../../../tools/authoring/create-entry.ts';

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

const create = (kind: 'page' | 'article', name: string) =>
  createEntry(root, kind, name, '2025-02-01');

test('a new page and a new article are sound drafts from their first minute', async () => {
  const long =
    'a-long-name-that-says-all-there-is-to-say-about-the-care-of-people-at-home-at-night';
  // New pages link to the form.
  for (const name of ['contact', 'night-calls', long])
    expect(create('page', name).isDone).toBe(true);
  for (const name of ['sepsis', `${long}-again`]) expect(create('article', name).isDone).toBe(true);
  const { problems } = await checkContent(root);
  const written = /pages\/(?:night|a-long)|articles\/(?:sepsis|a-long)/;
  expect(formatProblems(problems.filter(({ file }) => written.test(file)))).toBe('');
  const article = readFileSync(path.join(root, 'src/content/articles/sepsis.mdx'), 'utf8');
  expect(article).toContain('draft: true\n');
  expect(article).toContain("date: '2025-02-01'\n");
});

test('an address that is taken and a bad name are refused, and nothing is overwritten', () => {
  create('page', 'night-calls');
  for (const [name, told] of [
    ['night-calls', 'is there already'],
    ['first-call', '/first-call is the address of src/content/articles/first-call.mdx'],
    ['Night Calls', 'Type: npm run new -- page night-calls'],
  ] as const) {
    const { isDone, message } = create('page', name);
    expect([isDone, message]).toEqual([false, expect.stringContaining(told)]);
  }
  expect(create('article', 'first-call').isDone).toBe(false);
});

test.each([
  ['My Topic', 'my-topic'],
  ['/my-topic.mdx', 'my-topic'],
  ['???', 'my-topic'],
])('%s is answered with the command to type', (name, better) => {
  expect(adviseOnName(name, 'npm run new -- page')).toBe(
    `"${name}" is not a name in lower case with hyphens. Type: npm run new -- page ${better}`,
  );
});
