import { describe, expect, test } from 'vitest';
import { checkAmericanSpelling, checkSpelling } from '../../../../src/checker/rules/spelling.ts';
import { pageWith, report } from '../site-fixture.ts';

const where = 'src/content/pages/wards.mdx';
const listAdvice = 'add the word to src/content/words.txt if it is right';

describe('British spelling', () => {
  const reportBody = (body: string) =>
    report(checkAmericanSpelling, { pages: { wards: pageWith(body) } });

  test.each([
    ['organisation', 'organization'],
    ['colours', 'colors'],
    ['call-centre', 'call-center'],
    ['prioritises', 'prioritizes'],
    ['paediatric', 'pediatric'],
    ['haemorrhage', 'hemorrhage'],
    ['diarrhoea', 'diarrhea'],
    ['labelled', 'labeled'],
    ['behavioural', 'behavioral'],
    ['judgement', 'judgment'],
  ])('%s is %s', (british, american) => {
    const [found = '', write = ''] = [british, american].map((word) => word.split('-').at(-1));
    expect(reportBody(`The ${british} here.`)).toBe(
      `${where}:8  spelling: found "${found}"; write ${write}.`,
    );
  });

  test('stays in names and is not seen in American words', () => {
    const names = 'The Royal College of Paediatrics and the National Health Service Centre.';
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
  const reportBody = (body: string, words: readonly string[] = []) =>
    report(checkSpelling, { pages: { wards: pageWith(body) }, words });

  test('is shown once, with its line and the nearest words', () => {
    expect(reportBody('One word.\nTwo recieve words, recieve.')).toBe(
      `${where}:9  spelling: found "recieve"; write receive or relieve, or ${listAdvice}.`,
    );
  });

  test('without a near word asks for another', () => {
    expect(reportBody('A xqzptlk.')).toBe(
      `${where}:8  spelling: found "xqzptlk"; write another word, or ${listAdvice}.`,
    );
  });

  test('is known when the list of the project has it, with a plural s too', () => {
    expect(reportBody('Larrey and the overtriages.', ['Larrey', 'overtriage'])).toBe('');
  });

  test('is not looked for in code, addresses, initials, names of systems and foreign terms', () => {
    const body =
      '`xqzptlk` xqz@ptlk.org https://xqz.ptlk XQZP, SystmXq, PHQ-9, *acolhimento*, manchester, <span lang="de">Notaufnahme</span>';
    expect(reportBody(body)).toBe('');
  });
});
