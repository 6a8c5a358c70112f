import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createPage } from '../../../tools/authoring/create-page.ts';
import { checkContent } from '../../../src/checker/check-content.ts';
import { loadDictionary } from '../../../src/checker/dictionary.ts';
import { site } from './new-site.ts';

const dictionary = await loadDictionary();

/** The first test that loads the dictionary waits for it; on a slow machine that takes seconds. */
const slow = { timeout: 30_000 };

test('the page that is written is a valid draft from its first minute', slow, async () => {
  createPage(site.root, 'contact', dictionary);
  createPage(site.root, 'night-calls', dictionary);
  createPage(
    site.root,
    'a-long-name-of-a-page-that-says-all-there-is-to-say-about-the-care-of-people-at-home',
    dictionary,
  );
  createPage(site.root, 'a-monday-in-london-with-the-nhs', dictionary);
  const { problems } = await checkContent(site.root);
  expect(problems.filter(({ file }) => file.startsWith('src/content/pages/'))).toEqual([]);
  const page = readFileSync(path.join(site.root, 'src/content/pages/night-calls.mdx'), 'utf8');
  expect(page).toContain('title: Night calls\n');
  expect(page).toContain('draft: true\n');
});

test('the editor reads what to do next', () => {
  const { isDone, message } = createPage(site.root, 'night-calls', dictionary);
  expect(isDone).toBe(true);
  expect(message).toBe(`Wrote src/content/pages/night-calls.mdx.

Next:
1. Open the file and replace its words with yours. Components and fields: src/content/README.md
2. See it while you write: npm run dev, then http://127.0.0.1:4321/night-calls
3. To list the page in the footer, add: footer: { group: resources, order: 9, label: Night calls }
4. Look for mistakes: npm run check
5. Take the line "draft: true" out when the page may be published.`);
});

test.each([
  [
    'a page that is there',
    'night-calls',
    'src/content/pages/night-calls.mdx is there already. Open it, or choose another name.',
  ],
  [
    'the address of an article',
    'first-call',
    '/first-call is the address of src/content/articles/first-call.mdx. Choose another name.',
  ],
  [
    'a bad name',
    'Night Calls',
    '"Night Calls" is not a name in lower case with hyphens. Type: npm run new:page -- night-calls',
  ],
])('%s is refused, and nothing is overwritten', (_, name, message) => {
  createPage(site.root, 'night-calls', dictionary);
  expect(createPage(site.root, name, dictionary)).toEqual({ isDone: false, message });
});
