import { describe, expect, test } from 'vitest';
import { loadDictionary } from '../../../../src/checker/language/dictionary.ts';
import { checkSpelling } from '../../../../src/checker/rules/spelling.ts';
import { pageWith, report } from '../content-fixture.ts';

const where = 'src/content/pages/wards.mdx';
const listAdvice = 'add the word to src/content/words.txt if it is right';
const dictionary = await loadDictionary();

function reportBody(body: string): string {
  return report((content) => checkSpelling(content, dictionary), {
    pages: { wards: pageWith(body) },
  });
}

describe('British spelling', () => {
  test.each([
    ['organisation', 'organization'],
    ['colours', 'colors'],
    ['call-centre', 'center'],
    ['prioritises', 'prioritizes'],
    ['paediatric', 'pediatric'],
    ['haemorrhage', 'hemorrhage'],
    ['diarrhoea', 'diarrhea'],
    ['behavioural', 'behavioral'],
    ['defence', 'defense'],
    ['labelled', 'labeled'],
    ['judgement', 'judgment'],
    ['programmes', 'programs'],
    ['tumour', 'tumor'],
    ['whilst', 'while'],
    ['grey', 'gray'],
  ])('%s is %s', (british, american) => {
    const found = british.split('-').at(-1) ?? '';
    expect(reportBody(`The ${british} here.`)).toBe(
      `${where}:8  spelling: found "${found}"; write ${american}.`,
    );
  });

  test('of a rarer word is unknown, and the American one is offered', () => {
    expect(reportBody('They cauterised it.')).toContain('"cauterised"; write cauterized');
  });

  test('stays in names and is not seen in American words', () => {
    const names =
      'Organisation for Economic Co-operation and Development. The Royal College of Paediatrics and the National Health Service Centre.';
    expect(
      reportBody(`${names} An organism, an exercise, four hours, an analysis, a premise.`),
    ).toBe('');
  });

  test('is mended in a heading, where every word may have a capital', () => {
    expect(reportBody('## Our Colour Scale')).toBe(
      `${where}:8  spelling: found "Colour"; write Color.`,
    );
  });
});

describe('an unknown word', () => {
  test('is shown once, with its line and the nearest words', () => {
    expect(reportBody('One word.\nTwo recieve words, recieve.')).toBe(
      `${where}:9  spelling: found "recieve"; write receive or relieve or received, or ${listAdvice}.`,
    );
  });

  test('without a near word asks for another', () => {
    expect(reportBody('A xqzptlk.')).toBe(
      `${where}:8  spelling: found "xqzptlk"; write another word, or ${listAdvice}.`,
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
