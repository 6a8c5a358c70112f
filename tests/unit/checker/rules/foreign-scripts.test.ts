import { expect, test } from 'vitest';
import { checkTextLanguages, checkTitleLanguages } from '../../../../src/checker/rules/wording.ts';
import { report, reportBody, wards } from '../content-fixture.ts';

const titled = (title: string, more = '') =>
  report(checkTitleLanguages, {
    works: `act:\n  title: '${title}'\n  publisher: NICE\n  number: Act 1\n  year: 2022\n  checked: '2026-11-22'\n  seen: true\n${more}`,
  });

test.each([
  ['緊急度判定プロトコルver.3', '緊急度判定プロトコルver', 'ja'],
  ['急诊预检分诊专家共识', '急诊预检分诊专家共识', 'zh-Hans or ja'],
  ['The Tokyo Rule (東京ルール)', '東京ルール', 'ja'],
  ['응급의료', '응급의료', 'ko'],
  ['О скорой помощи', 'О', 'ru or uk'],
  ['الطوارئ', 'الطوارئ', 'ar or fa'],
  ['חוק', 'חוק', 'he'],
  ['आपातकाल', 'आपातकाल', 'hi or ne'],
  ['ฉุกเฉิน', 'ฉุกเฉิน', 'th'],
  ['Νόμος', 'Νόμος', 'el'],
  ['ខ្យល់', 'ខ្យល់', 'such as km'],
])('the title %s wants a language', (title, words, tag) => {
  expect(titled(title)).toBe(
    `src/content/sources.yaml:2  act.title: found ${words}, which would be read aloud as English; write lang: under it with its language, ${tag}, and langOf: with these words if the others are English.`,
  );
});

test.each([
  'Interferon β-1a and αβ cells at 5 µg and 10 Ω',
  'Décret relatif à l’organisation',
  'RETTS©, No. 7119 ♯, 1 × 2',
])('%s is read as it stands', (title) => {
  expect(titled(title)).toBe('');
});

test('a title with its language is read in it', () => {
  expect(titled('東京ルール', '  lang: ja\n')).toBe('');
});

test('words of a text in another script name their language, in italics too', () => {
  expect(reportBody(checkTextLanguages, 'Say *心慌* aloud,\nor say\nДа,\nor nothing.')).toBe(
    `${wards}:8  language: found 心慌, which would be read aloud as English; write <span lang="…">心慌</span> with the tag of its language, zh-Hans or ja.\n` +
      `${wards}:10  language: found Да, which would be read aloud as English; write <span lang="…">Да</span> with the tag of its language, ru or uk.`,
  );
});

test('words in an element with a language are marked, however deep they stand', () => {
  expect(reportBody(checkTextLanguages, 'A <span lang="zh">心慌 and *ខ្យល់*</span> b.')).toBe('');
  expect(reportBody(checkTextLanguages, 'A <span lang="en">心慌</span> b.')).not.toBe('');
  expect(reportBody(checkTextLanguages, 'Some `心慌` code at 5 µg.')).toBe('');
});
