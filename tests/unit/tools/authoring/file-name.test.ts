import { expect, test } from 'vitest';
import { loadDictionary } from '../../../../src/checker/dictionary.ts';
import { adviseOnName, wordsFrom } from '../../../../tools/authoring/file-name.ts';

test.each([
  ['My Topic', 'my-topic'],
  ['/my-topic', 'my-topic'],
  ['my-topic.mdx', 'my-topic'],
  ['../escape', 'escape'],
  ['???', 'my-topic'],
])('%s is answered with the command to type', (name, better) => {
  expect(adviseOnName(name, 'npm run new -- page')).toBe(
    `"${name}" is not a name in lower case with hyphens. Type: npm run new -- page ${better}`,
  );
});

test('no name and a short name are answered too', () => {
  expect(adviseOnName('', 'npm run new -- page')).toBe('Give a name: npm run new -- page my-topic');
  expect(adviseOnName('ai', 'npm run new -- article')).toBe(
    '"ai" is too short a name. Type: npm run new -- article ai-topic',
  );
});

test.each([
  ['virtual-wards', 'virtual wards'],
  ['a-monday-of-tests', 'a Monday of tests'],
  ['who-answers-in-london', 'who answers in London'],
  ['the-nhs-and-us', 'the NHS and us'],
  ['what-zzyzxq-means', 'what zzyzxq means'],
])('the words of %s are spelled as the dictionary has them', async (name, words) => {
  expect(wordsFrom(name, await loadDictionary())).toBe(words);
});
