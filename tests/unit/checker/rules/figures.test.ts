import { expect, test } from 'vitest';
import { checkFigures } from '../../../../src/checker/rules/figures.ts';
import { articleWith, contentOf, pageWith, report, reportBody } from '../content-fixture.ts';

test.each([
  ['Accuracy is\n94.7% here.', ':9  figure: found 94.7%', 'write <Claim id="triage-accuracy" />'],
  ['<Card value="94.7%" />', ':8  figure: found 94.7%', 'write claim="triage-accuracy"'],
  ['Waits fall 35%.', ':8  figure: found 35%', 'or <Claim id="call-processing" />'],
])('a figure typed into a body or prop is to be cited: %j', (body, found, write) => {
  expect(reportBody(checkFigures, body)).toContain(found);
  expect(reportBody(checkFigures, body)).toContain(write);
});

test('front matter, which cannot cite, goes without the figure', () => {
  const pages = { wards: pageWith('').replace('lead: How', 'lead: With $2.8M saved, how') };
  expect(report(checkFigures, { pages })).toContain('wards.mdx:6  figure: found $2.8M');
});

test.each([
  ['3×', ['3× faster', '3 x faster', 'three or 3 times'], ['3xyz', '33× faster']],
  ['$1.5K', ['$1.5K', '$1.5 thousand'], ['$1.5 thousandth', '$11.5K']],
  ['n = 50,000', ['n = 50,000', 'n=50,000'], ['n is 50,000', 'n = 50']],
  ['20% of calls', ['20% of calls', '20 percent of calls'], ['20%']],
])('%s is found in all the ways to write it', (value, ways, others) => {
  const claims = `it: { value: '${value}', measures: it, scope: All, stated: it, confirmed: true }\n`;
  const found = (body: string) =>
    report(checkFigures, { claims, pages: { wards: pageWith(body) } }).includes(
      'write <Claim id="it" />',
    );
  for (const way of ways) expect([way, found(`So: ${way}.`)]).toEqual([way, true]);
  for (const other of others) expect([other, found(`So: ${other}.`)]).toEqual([other, false]);
});

test('cited figures, other figures and ambiguous numbers pass', () => {
  const body =
    'By 2030, <Claim id="wait-reduction" /> and 35 percent, 135%, 4.35%, 194.7%, `94.7%`.\n\n<Card width="35%" />';
  expect(reportBody(checkFigures, body)).toBe('');
});

test.each([
  ['TRIAGE is a name. In one country 35% live far from a hospital.', ''],
  ['It is so. With the assistant, waits fall by 35%.', 'first.mdx:11  figure: found 35%'],
])(
  'a common percentage in an article is a claim where its sentence is of the product: %s',
  (body, told) => {
    const articles = { first: articleWith(body) };
    expect(report(checkFigures, { articles })).toContain(told);
    expect(report(checkFigures, { articles }) === '').toBe(told === '');
  },
);

test('on the desk the owner names a figure with what it rests on', () => {
  const content = contentOf({ pages: { wards: pageWith('Agreement was 94.7%.') } });
  const sources = content.sources.map((source) => ({ ...source, file: 'src/content/owner.yaml' }));
  expect(checkFigures({ ...content, sources })).toEqual([]);
});
