import { expect, test } from 'vitest';
import { formatProblems } from '../../../../../src/checker/problem.ts';
import { checkWordList } from '../../../../../src/checker/rules/language/word-list.ts';
import { contentOf } from '../../content-fixture.ts';

const told = (words: string) => formatProblems(checkWordList({ ...contentOf({}), words }));

test.each([
  ['in order, capitals beside small letters', 'acuity\nCTAS\nctas-like\nTriage\n', ''],
  [
    'out of order',
    'acuity\nTriage\nCTAS\n',
    'src/content/words.txt:3  word list: found "CTAS" after "Triage"; write it before "Triage", as the words stand in alphabetical order.',
  ],
  [
    'twice',
    'acuity\nacuity\n',
    'src/content/words.txt:2  word list: found "acuity" a second time; write it once.',
  ],
  [
    'twice, far apart',
    'acuity\nTriage\nacuity\n',
    'src/content/words.txt:3  word list: found "acuity" a second time; write it once.',
  ],
  [
    'an empty line',
    'acuity\n\nTriage\n',
    'src/content/words.txt:2  word list: found an empty line; write one word a line.',
  ],
  [
    'a comma between two',
    'acuity\nCTAS, Triage\n',
    'src/content/words.txt:2  word list: found "CTAS, Triage"; write one word a line, without commas or spaces.',
  ],
  [
    'out of order after the last',
    'acuity\nTriage\nzebra\nCTAS\n',
    'src/content/words.txt:4  word list: found "CTAS" after "zebra"; write it before "Triage", as the words stand in alphabetical order.',
  ],
  ['nothing', '', ''],
])('%s', (_, words, problems) => {
  expect(told(words)).toBe(problems);
});
