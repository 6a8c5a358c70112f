import { describe, expect, test } from 'vitest';
import { adviseOnNumbers, checkClinicalValues } from '../../../../src/checker/rules/numbers.ts';
import { articleWith, draftOf, pageWith, report, reportBody } from '../content-fixture.ts';

/** The lines and numbers that an editor is told of in a body, which begins on line 8. */
function found(body: string, rule = adviseOnNumbers): string[] {
  const lines = reportBody(rule, body).split('\n').filter(Boolean);
  return lines.map((line) => line.replace(/^.*?:(\d+) .*found (.*) without.*$/, '$1: $2'));
}

describe('a paragraph', () => {
  test('is told of once, with the first number and how many more it has', () => {
    expect(found('So it is.\n\nIn 2019 a law\nasked for 3 of 10.')).toEqual([
      '10: 2019 and 2 more',
    ]);
  });

  test.each([
    'In 2019.<Source id="law" />',
    'Waits fall by <Claim id="wait-reduction" />.',
    '<Illustration>\n\nA patient of 61.\n\n</Illustration>',
    '<Figure caption="Imagined patients" isIllustration>\n\n- A man of 61\n\n</Figure>',
    '> **Caller:** I am 61.',
    'Run `exit 1` again.',
    '[Call 13 11 14](tel:131114)',
  ])('is covered by a source, a claim or a mark: %s', (body) => {
    expect(found(body)).toEqual([]);
  });

  test('is not covered by what looks like a dialogue', () => {
    expect(found('> I am 61.')).toEqual(['8: 61']);
  });
});

describe('a list, a table and a figure', () => {
  const table = '| Level | Wait |\n| --- | --- |\n| 1 | 10 |\n| 2 | 60 |';

  test.each([
    ['- 15 beds\n- 19 beds', ['8: 15 and 1 more']],
    ['So it is.<Source id="law" />\n\n- 15 beds', []],
    ['So it is.<Source id="law" />\n\n## Then\n\n- 15 beds', ['12: 15']],
    [table, ['10: 10 and 1 more']],
    [`<Comparison caption="Waits" source="law">\n\n${table}\n\n</Comparison>`, []],
    ['<Figure caption="A" source="law">\n\n<Axis ticks={[10, 20]} />\n\n</Figure>', []],
    ['<Chart rows={[{ level: 2, wait: 25 }]} />', ['8: 25']],
    ["<Chart bars={[{ claim: 'uptime', label: 'from 2' }]} />", []],
    ['<Note source="law">\n\n- 15 beds\n\nIn 1800.\n\n</Note>', ['12: 1800']],
  ])('are one unit each: %s', (body, numbers) => {
    expect(found(body)).toEqual(numbers);
  });

  test('the lead of a section is covered by any source in it, its texts are not', () => {
    const section = (text: string) =>
      `<Section heading="In 2019" lead="Since 2019.">\n\nIn 2020.\n\n${text}\n\n</Section>`;
    expect(found(section(''))).toEqual(['8: 2019', '10: 2020']);
    expect(found(section('So.<Source id="law" />'))).toEqual(['10: 2020']);
  });
});

test.each([
  'Level 2, levels 3 to 5, category 4, ESI 1 and ESI level 2.',
  'Call 911, 988, 999, 711 or 116 117.',
  'It answers 24/7 on a 24-hour line. Press 1, call 9-1-1 or 1-800-222-1222.',
  'SOC 2, ISO 27001, ISO 13485, IEC 62304, 510(k), Section 508, 42 CFR Part 2 and CPT 99283.',
  'Ask 3 questions, 2 to 4 at most, in version 2.15.0 and with 18F.',
  'COVID-19, PHQ-9, NEWS2, H1 and S3.',
  '1. **Rule 2:** see table 3 and scopes 1, 2 and 3.',
  'At 9:05, at 2:40 pm and at 7 am.',
  '## Since 2019',
  '<Card title="In 2019" />',
  '<CardGrid columns={3} />',
  '<Chart {...{ wait: 25 }} />',
])('is no number about the world: %s', (body) => {
  expect(found(body)).toEqual([]);
});

test.each([
  ['One in three leaves.', 'One in three'],
  ['Nine patients in ten are in two levels.', 'Nine patients in ten'],
  ['Half of all patients wait.', 'Half of all'],
  ['Calls have doubled and take three times as long.', 'have doubled and 1 more'],
])('a finding in words is a number about the world: %s', (body, numbers) => {
  expect(found(body)).toEqual([`8: ${numbers}`]);
});

test.each([
  'One of them is first, and two people are on the line, one in each room.',
  'Ask three questions in two languages, one call in four hours, two in one room, one in ten minutes.',
  'In half an hour, a quarter of a minute, half past two, three quarters of an hour.',
  'If half of the callers hang up, ask again.',
])('ordinary words state no finding: %s', (body) => {
  expect(found(body)).toEqual([]);
});

test('a value to treat by is published with its source', () => {
  const body = 'Give 5 mg above 38.5 °C, in 2 steps.';
  expect(found(body, checkClinicalValues)).toEqual(['8: 5 mg and 1 more']);
  expect(found(`${body}<Source id="law" />`, checkClinicalValues)).toEqual([]);
  expect(report(checkClinicalValues, { pages: { wards: draftOf(pageWith(body)) } })).toBe('');
});

test('a policy states rules of its own, and a worked case is imagined', () => {
  const pages = { privacy: pageWith('We keep it for 30 days.', 'Privacy', 'kind: policy\n') };
  const articles = { case: articleWith('A man of 61.', 1, '2025-01-15', 'kind: worked-case') };
  expect(report(adviseOnNumbers, { pages, articles })).toBe('');
});

test('the day as of which a text speaks is no number about the world, any other day is', () => {
  expect(found('As of November 22, 2026, and compared with the law on May 1, 2026.')).toEqual([]);
  expect(found('Since November 21, 2026.')).toEqual(['8: 21 and 1 more']);
});

test('the number of a work is its name, any other law needs a source', () => {
  const works =
    "nice: { title: Self-harm, publisher: NICE, year: 2022, number: BBl 2023 2181, checked: '2026-11-22' }";
  const found = (body: string) =>
    report(adviseOnNumbers, { pages: { wards: pageWith(body) }, works });
  expect(found('Read BBl 2023 2181 whole.')).toBe('');
  expect(found('Read BBl 2023 2190 whole.')).toContain('found 2023 and 1 more');
});
