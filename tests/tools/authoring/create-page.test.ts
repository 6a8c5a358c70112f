import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPage } from '../../../tools/authoring/create-page.ts';
import { checkContent } from '../../../src/checker/check-content.ts';
import { newSite } from './new-site.ts';

let root = '';

beforeEach(() => {
  root = newSite();
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('the page that is written is a valid draft from its first minute', async () => {
  createPage(root, 'contact');
  createPage(root, 'night-calls');
  createPage(
    root,
    'a-long-name-of-a-page-that-says-all-there-is-to-say-about-the-care-of-people-at-home',
  );
  const { problems } = await checkContent(root);
  expect(problems.filter(({ file }) => file.startsWith('src/content/pages/'))).toEqual([]);
  const page = readFileSync(path.join(root, 'src/content/pages/night-calls.mdx'), 'utf8');
  expect(page).toContain('title: Night calls\n');
  expect(page).toContain('draft: true\n');
});

test('the editor reads what to do next', () => {
  const { isDone, message } = createPage(root, 'night-calls');
  expect(isDone).toBe(true);
  expect(message).toBe(`Wrote src/content/pages/night-calls.mdx.

Next:
1. Open the file and replace its words with yours. Components and fields: src/content/README.md
2. See it while you write: npm run dev, then http://127.0.0.1:4321/night-calls
3. To list the page in the footer, add: footer: { group: resources, order: 9, label: Night calls }
4. Look for mistakes: npm run check
5. Take the line "draft: true" out when the page may be published.`);
});

test('a page that is there is not overwritten', () => {
  createPage(root, 'night-calls');
  expect(createPage(root, 'night-calls')).toEqual({
    isDone: false,
    message: 'src/content/pages/night-calls.mdx is there already. Open it, or choose another name.',
  });
});

test('the address of an article is refused', () => {
  expect(createPage(root, 'first-call')).toEqual({
    isDone: false,
    message:
      '/first-call is the address of src/content/articles/first-call.mdx. Choose another name.',
  });
});

test('a bad name is refused with the one to type', () => {
  expect(createPage(root, 'Night Calls')).toEqual({
    isDone: false,
    message:
      '"Night Calls" is not a name in lower case with hyphens. Type: npm run new:page -- night-calls',
  });
});
