import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createArticle } from '../../../tools/authoring/create-article.ts';
import { checkContent } from '../../../src/checker/check-content.ts';
import { formatProblems } from '../../../src/checker/problem.ts';
import { newSite } from './new-site.ts';

let root = '';

beforeEach(() => {
  root = newSite();
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

async function reportOn(name: string): Promise<string> {
  const { problems } = await checkContent(root);
  return formatProblems(problems.filter(({ file }) => file.endsWith(`${name}.mdx`)));
}

test('a new article is a valid draft', async () => {
  createArticle(root, 'night-calls', '2025-02-01');
  expect(await reportOn('night-calls')).toBe('');
});

test('a short and a long name make valid titles', async () => {
  const long =
    'what-a-long-name-says-about-all-the-things-that-happen-in-a-night-of-calls-to-one-nurse-line';
  createArticle(root, 'sepsis', '2025-02-01');
  expect(await reportOn('sepsis')).toBe('');
  rmSync(path.join(root, 'src/content/articles/sepsis.mdx'));
  createArticle(root, long, '2025-02-01');
  expect(await reportOn(long)).toBe('');
});

test('a new article takes the next number and the date of the day', () => {
  createArticle(root, 'night-calls', '2025-02-01');
  createArticle(root, 'day-calls', '2025-02-02');
  const article = readFileSync(path.join(root, 'src/content/articles/day-calls.mdx'), 'utf8');
  expect(article).toContain('id: 3\n');
  expect(article).toContain("date: '2025-02-02'\n");
});

test('the editor reads what to do next', () => {
  const { message } = createArticle(root, 'night-calls', '2025-02-01');
  expect(message).toBe(`Wrote src/content/articles/night-calls.mdx.

Next:
1. Open the file and replace its words with yours: 350 to 700 words.
2. Choose category, location, keywords and two to four related pages. Fields: src/content/README.md
3. See it while you write: npm run dev, then http://127.0.0.1:4321/night-calls
4. Look for mistakes: npm run check
5. Take the line "draft: true" out when the article may be published.`);
});

test('an article that is there, and an address of the site, are not taken', () => {
  expect(createArticle(root, 'first-call', '2025-02-01')).toEqual({
    isDone: false,
    message:
      'src/content/articles/first-call.mdx is there already. Open it, or choose another name.',
  });
});
