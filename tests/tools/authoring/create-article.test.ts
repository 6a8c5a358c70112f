import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createArticle } from '../../../tools/authoring/create-article.ts';
import { checkContent } from '../../../src/checker/check-content.ts';
import { loadDictionary } from '../../../src/checker/dictionary.ts';
import { formatProblems } from '../../../src/checker/problem.ts';
import { site } from './new-site.ts';

const dictionary = await loadDictionary();

/** The first test that loads the dictionary waits for it; on a slow machine that takes seconds. */
const slow = { timeout: 30_000 };

async function reportOn(name: string): Promise<string> {
  const { problems } = await checkContent(site.root);
  return formatProblems(problems.filter(({ file }) => file.endsWith(`${name}.mdx`)));
}

test('a new article is a valid draft', slow, async () => {
  createArticle(site.root, 'night-calls', '2025-02-01', dictionary);
  expect(await reportOn('night-calls')).toBe('');
});

test('a short and a long name make valid titles', slow, async () => {
  const long =
    'what-a-long-name-says-about-all-the-things-that-happen-in-a-night-of-calls-to-one-nurse-line';
  createArticle(site.root, 'sepsis', '2025-02-01', dictionary);
  expect(await reportOn('sepsis')).toBe('');
  rmSync(path.join(site.root, 'src/content/articles/sepsis.mdx'));
  createArticle(site.root, long, '2025-02-01', dictionary);
  expect(await reportOn(long)).toBe('');
});

test('a new article takes the next number and the date of the day', () => {
  createArticle(site.root, 'night-calls', '2025-02-01', dictionary);
  createArticle(site.root, 'day-calls', '2025-02-02', dictionary);
  const article = readFileSync(path.join(site.root, 'src/content/articles/day-calls.mdx'), 'utf8');
  expect(article).toContain('id: 3\n');
  expect(article).toContain("date: '2025-02-02'\n");
});

test('the editor reads what to do next', () => {
  const { message } = createArticle(site.root, 'night-calls', '2025-02-01', dictionary);
  expect(message).toBe(`Wrote src/content/articles/night-calls.mdx.

Next:
1. Open the file and replace its words with yours: 350 to 700 words, a guide up to 1,800.
2. Choose category, kind, location, keywords and two to four related pages. Fields: src/content/README.md
3. Cite where its facts come from: <Source id="…" />, from src/content/sources.yaml
4. See it while you write: npm run dev, then http://127.0.0.1:4321/night-calls
5. Look for mistakes: npm run check
6. Take the line "draft: true" out when the article may be published.`);
});

test('an article that is there, and an address of the site, are not taken', () => {
  expect(createArticle(site.root, 'first-call', '2025-02-01', dictionary)).toEqual({
    isDone: false,
    message:
      'src/content/articles/first-call.mdx is there already. Open it, or choose another name.',
  });
});
