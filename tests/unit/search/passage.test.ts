import { expect, it } from 'vitest';
import { findPassage, markWords } from '../../../src/search/passage.ts';

it.each([
  ['a fever in a café', ['fever', 'cafe'], ['a ', 'fever', ' in a ', 'café', '']],
  ['Long COVID-19, or covid 19', ['covid19'], ['Long ', 'COVID-19', ', or ', 'covid 19', '']],
  ['no word of it', ['fever'], ['no word of it']],
])('marks in “%s” what was looked for, and leaves the rest in one piece', (text, words, marked) => {
  expect(markWords(text, new Set(words))).toEqual(marked);
});

it('shows the sentence with most of the words, and cuts a long one', () => {
  const rows = 'Another row of a table, '.repeat(20);
  const sections = [
    { text: 'A child was brought in. It had a fever.' },
    {
      heading: 'Night',
      id: 'night',
      text: `Quiet.\nOne child had a fever. It slept.\n${rows} croup`,
    },
  ];
  expect(findPassage(sections, new Set(['child', 'fever']))).toEqual({
    section: sections[1],
    passage: 'One child had a fever. It slept.',
  });
  const { passage = '' } = findPassage(sections, new Set(['croup'])) ?? {};
  expect(passage).toMatch(/^… \w.*croup$/);
  expect(passage.length).toBeLessThan(240);
  expect(findPassage(sections, new Set(['stroke']))).toBeUndefined();
});
