import { expect, test } from 'vitest';
import { checkFigures } from '../../../../src/checker/rules/figures.ts';
import { articleWith, pageWith, report, reportBody, wards } from '../content-fixture.ts';

test.each([
  ['Accuracy is\n94.7% here.', 9, '94.7%', '<Claim id="triage-accuracy" />'],
  ['It is 94.7 percent.', 8, '94.7 percent', '<Claim id="triage-accuracy" />'],
  ['Savings of $2.8 million.', 8, '$2.8 million', '<Claim id="annual-savings" />'],
  [
    '<Card value="94.7%" />',
    8,
    '94.7%',
    'claim="triage-accuracy" or <Claim id="triage-accuracy" /> in the body',
  ],
  [
    'Waits fall 35%.',
    8,
    '35%',
    '<Claim id="wait-reduction" /> (or call-processing), or "35 percent" if the product is not meant',
  ],
])('a figure typed into a body or prop is to be cited: %j', (body, line, found, write) => {
  expect(reportBody(checkFigures, body)).toBe(
    `${wards}:${line}  figure: found ${found} written as text; write ${write}.`,
  );
});

test('front matter, which cannot cite, goes without the figure', () => {
  const pages = { wards: pageWith('').replace('lead: How', 'lead: With $2.8M saved, how') };
  expect(report(checkFigures, { pages })).toBe(
    `${wards}:6  figure: found $2.8M written as text; write the sentence without it, as only the body can cite <Claim id="annual-savings" />.`,
  );
});

test.each([
  ['3×', ['3× faster', '3 x faster', 'three or 3 times'], ['3xyz', '33× faster']],
  ['$1.5K', ['$1.5K', '$1.5 thousand'], ['$1.5 thousandth', '$11.5K']],
  ['8.5 minutes', ['8.5 minutes', '8.5-minute', '8.5 min'], ['8.5 mines', '18.5 minutes']],
  ['8.5 min', ['8.5 minutes', '8.5-minute'], ['8.5 mines']],
  ['2.5 min a call', ['2.5 min a call', '2.5 minutes a call'], ['2.5 min']],
  ['2.5 minor cases', ['2.5 minor cases'], ['2.5 minutes']],
  ['50K+', ['50K+', '50 thousand+'], ['50K']],
  ['2.8M+', ['2.8M+', '2.8 million+'], ['2.8M']],
  ['1.5KB', ['1.5KB'], ['1.5 thousand']],
  ['1.5MB', ['1.5MB'], ['1.5 million']],
  ['n = 50,000', ['n = 50,000', 'n=50,000'], ['n is 50,000', 'n = 50']],
  ['over 12.5%', ['12.5%', 'under 12.5 percent'], ['112.5%']],
  ['12.5% over two years', ['12.5% over two years'], ['12.5%', '12.5% two years']],
  ['20% of calls', ['20% of calls', '20 percent of calls'], ['20%']],
  ['100%', ['100%', '100 %'], ['100 percent']],
  ['2100%', ['2100%', '2100 percent'], ['100%']],
])('%s is found in all the ways to write it', (value, ways, others) => {
  const claims = `it: { value: '${value}', measures: it, scope: All, stated: it, confirmed: true }\n`;
  const found = (body: string) =>
    report(checkFigures, { claims, pages: { wards: pageWith(body) } }).includes(
      'write <Claim id="it" />',
    );
  for (const way of ways) expect([way, found(`So: ${way}.`)]).toEqual([way, true]);
  for (const other of others) expect([other, found(`So: ${other}.`)]).toEqual([other, false]);
});

test('of several figures that say the same all are named', () => {
  const claims = ['one', 'two', 'three']
    .map((id) => `${id}: { value: '12.5%', measures: it, scope: All, stated: it }\n`)
    .join('');
  expect(report(checkFigures, { claims, pages: { wards: pageWith('It is 12.5%.') } })).toContain(
    'write <Claim id="one" /> (or two, three).',
  );
});

test('cited figures, other figures and ambiguous numbers pass', () => {
  const body =
    'By 2030, <Claim id="wait-reduction" /> and 35 percent, 135%, 4.35%, 194.7%, `94.7%`.\n\n<Card width="35%" />';
  expect(reportBody(checkFigures, body)).toBe('');
});

test.each([
  ['a fact of the world', 'TRIAGE is a name. In one country 35% live far from a hospital.', ''],
  ['a fact whatever follows', 'In one country 35% live far from it. TRIAGE is a name.', ''],
  [
    'a claim where the sentence speaks of the product',
    'It is so. With the assistant, waits fall by 35%.',
    'src/content/articles/first.mdx:11  figure: found 35% written as text; write <Claim id="wait-reduction" /> (or call-processing).',
  ],
  [
    'a claim also where such a sentence begins with it',
    '35% is what TRIAGE saves.',
    'src/content/articles/first.mdx:11  figure: found 35% written as text; write <Claim id="wait-reduction" /> (or call-processing).',
  ],
])('a common percentage in an article is %s', (_, body, problem) => {
  expect(report(checkFigures, { articles: { first: articleWith(body) } })).toBe(problem);
});
