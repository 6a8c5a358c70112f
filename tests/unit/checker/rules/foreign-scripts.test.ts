import { expect, test } from 'vitest';
import { checkTextLanguages } from '../../../../src/checker/rules/wording.ts';
import { reportBody } from '../content-fixture.ts';

test('words of a text in another script name their language, in italics too', () => {
  const told = reportBody(checkTextLanguages, 'Say *心慌* aloud,\nor say\nДа,\nor nothing.');
  expect(told.match(/:\d+ {2}language: found \S+/g)).toEqual([
    ':8  language: found 心慌,',
    ':10  language: found Да,',
  ]);
});

test('words in an element with a language are marked, however deep they stand', () => {
  expect(reportBody(checkTextLanguages, 'A <span lang="zh">心慌 and *ខ្យល់*</span> b.')).toBe('');
  expect(reportBody(checkTextLanguages, 'A <span lang="en">心慌</span> b.')).not.toBe('');
  expect(reportBody(checkTextLanguages, 'Some `心慌` code at 5 µg.')).toBe('');
});
