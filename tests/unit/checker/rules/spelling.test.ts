import { beforeAll, describe, expect, test } from 'vitest';
import { loadDictionary, type Dictionary } from '../../../../src/checker/dictionary.ts';
import { checkSpelling } from '../../../../src/checker/rules/spelling.ts';
import { reportBody as reportPage, wards } from '../content-fixture.ts';

let dictionary: Dictionary;

beforeAll(async () => {
  dictionary = await loadDictionary();
}, 30_000);

function reportBody(body: string): string {
  return reportPage((content) => checkSpelling(content, dictionary), body);
}

describe('British spelling', () => {
  test.each([
    ['organisation', 'organization'],
    ['colours', 'colors'],
    ['paediatric', 'pediatric'],
    ['programmes', 'programs'],
    ['whilst', 'while'],
  ])('%s is %s', (british, american) => {
    const found = british.split('-').at(-1) ?? '';
    expect(reportBody(`The ${british} here.`)).toBe(
      `${wards}:8  spelling: found "${found}"; write ${american}.`,
    );
  });

  test('is mended in a heading, where every word may have a capital', () => {
    expect(reportBody('## Our Colour Scale')).toContain('found "Colour"; write Color.');
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

describe('a capital', () => {
  const color = `${wards}:8  spelling: found "Colour"; write Color.`;

  test.each([
    'It fades. Colour fades.',
    '“Colour” fades.',
    'At Colour House it fades. Colour fades.',
  ])('begins a sentence and makes no name: %s', (body) => {
    expect(reportBody(body)).toBe(color);
  });

  test.each(['At Colour House it fades.', 'At\n   Colour House it fades.'])(
    'inside one makes a name, which keeps its spelling: %s',
    (body) => {
      expect(reportBody(body)).toBe('');
    },
  );

  test('makes no name known that is in no list', () => {
    expect(reportBody('At Xqzptlk House it fades.')).toContain('found "Xqzptlk"');
  });
});

test.each([
  ["The colour's edge", 'colour'],
  ['The ‘colours’’ edge', 'colours'],
])('what ends a word is no part of it: %j', (body, found) => {
  expect(reportBody(body)).toContain(`found "${found}"; write color`);
});

test('an apostrophe is read the same, straight or curly', () => {
  expect(reportBody("It doesn't and doesn’t.")).toBe('');
});

test('one word in a prop is a name of the site, and not read', () => {
  expect(reportBody('<Card text="xqzptlk" />')).toBe('');
});

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
