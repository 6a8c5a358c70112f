import { beforeAll, describe, expect, test } from 'vitest';
import { loadDictionary, type Dictionary } from '../../../../src/checker/dictionary.ts';
import { adviseOnSpelling } from '../../../../src/checker/rules/spelling.ts';
import { reportBody as reportPage, wards } from '../content-fixture.ts';

let dictionary: Dictionary;

beforeAll(async () => {
  dictionary = await loadDictionary();
}, 30_000);

function reportBody(body: string): string {
  return reportPage((content) => adviseOnSpelling(content, dictionary), body);
}

describe('British spelling', () => {
  test.each([
    ['organisation', 'organization'],
    ['whilst', 'while'],
  ])('%s is %s', (british, american) => {
    expect(reportBody(`The ${british} here.`)).toBe(
      `${wards}:8  spelling: found "${british}"; write ${american}.`,
    );
  });

  test('stays in what the NHS calls a service', () => {
    expect(reportBody('## Urgent treatment centres\n\nA slot at an urgent treatment centre.')).toBe(
      '',
    );
    expect(reportBody('A slot at a treatment centre.')).toContain('found "centre"');
  });

  test('stays in names and is not seen in American words', () => {
    const names =
      'Organisation for Economic Co-operation and Development. The Royal College of Paediatrics and the National Health Service Centre.';
    expect(
      reportBody(`${names} An organism, an exercise, four hours, an analysis, a premise.`),
    ).toBe('');
  });
});

test.each(['It fades. Colour fades.', '“Colour” fades.', '## Our Colour Scale'])(
  'a capital that begins a sentence, or stands in a heading, makes no name: %s',
  (body) => {
    expect(reportBody(body)).toContain('found "Colour"; write Color.');
  },
);

describe('an unknown word', () => {
  test.each([
    ['One word.\nTwo recieve words, recieve.', 9, 'recieve', 'receive or relieve or received'],
    ['At Xqzptlk House.\nAt Xqzptlk House.', 8, 'Xqzptlk', 'another word'],
  ])('is shown once, with its line and the nearest words: %j', (body, line, found, near) => {
    expect(reportBody(body)).toBe(
      `${wards}:${line}  spelling: found "${found}"; write ${near}, or add the word to src/content/words.txt if it is right.`,
    );
  });

  test('is known when the list of the project has it, with its capital if that has one', () => {
    expect(reportBody('Adebayo on overtriage. Overtriage it is.')).toBe('');
    expect(reportBody('As adebayo said.')).toContain('found "adebayo"; write ');
  });

  test('is not looked for in code, addresses, initials, names of systems and foreign terms', () => {
    const body =
      '`xqzptlk` xqz@ptlk.org https://xqz.ptlk XQZP, SystmXq, PHQ-9, *acolhimentos*, manchester, <span lang="de">Notaufnahme</span>';
    expect(reportBody(body)).toBe('');
  });
});
