import { expect, test } from 'vitest';
import { checkCitations, checkRelated } from '../../../../src/checker/rules/links.ts';
import { checkTaken } from '../../../../src/checker/rules/entries.ts';
import { warnOfUncited } from '../../../../src/checker/rules/warnings.ts';
import { articleWith, draftOf, pageWith, report, reportBody } from '../content-fixture.ts';

const source = (id: string, more: string) =>
  `${id}: { title: Title, publisher: NICE, year: 2022, checked: '2026-11-22', seen: true, ${more} }\n`;
const law = source('law', 'number: Act 1');

test.each([
  ['<StatBand\n  claims={["triage-accuracy",\n    "wait-reducton"]} />', ':10  claim: '],
  ["<Card items={[\n  { title: 'A', claim: 'wait-reducton' },\n]} />", ':9  claim: '],
  ['<Card systems={["manchester", "manchestr"]} />', ':8  system: '],
  ['<Figure caption="A" source="law lwa">\n\n</Figure>', ':8  source: '],
  ['<Source id="net-zero" />', 'write <Claim id="net-zero" />'],
])('an unknown id is told on its line: %s', (body, told) => {
  const lines = report(checkCitations, { works: law, pages: { wards: pageWith(body) } }).split(
    '\n',
  );
  expect(lines).toEqual([expect.stringContaining(told)]);
});

test('citations wait for a file of figures that can be read', () => {
  const pages = { wards: pageWith('<Claim id="net-zero" />') };
  expect(report(checkCitations, { pages, claims: 'net-zero: [' })).toBe('');
});

test('related pages exist, once each, and are other pages', () => {
  const pages = {
    'rural-care': pageWith('', 'Rural'),
    wards: pageWith('', 'A', 'related:\n  - { page: rural-cart, why: x }\n  - page: wards\n'),
  };
  const related = 'related: [rural-care, rural-care, first]';
  const articles = { first: articleWith('', 1, '2025-01-15', related) };
  expect(report(checkRelated, { pages, articles }).match(/:\d+ {2}\S+ found \S+.*(?=;)/g)).toEqual([
    ':8  related.0.page: found "rural-cart", which is not a page',
    ':9  related.1.page: found "wards", the page itself',
    ':9  related.1: found "rural-care" a second time',
    ':9  related.2: found "first", which is an article',
  ]);
});

test('what words of a search lead to is a page or an article', () => {
  const synonyms = 'stroke:\n  words: [stroke]\n  pages: [wards, first, wrads]\n';
  const files = { pages: { wards: pageWith('') }, articles: { first: articleWith('') } };
  expect(report(checkRelated, { ...files, synonyms })).toMatch(
    /^src\/content\/synonyms\.yaml:3 {2}stroke\.pages\.2: found "wrads".* write wards\.$/,
  );
});

test('a source is written once, whatever ends its address', () => {
  const works =
    source('a', 'url: https://example.com/guide') +
    source('b', 'url: "https://example.com/guide/#top"') +
    source('c', 'doi: 10.1000/AB') +
    source('d', 'doi: 10.1000/ab');
  expect(report(checkTaken, { works }).match(/:\d+ {2}\S+ .*?(?=;)/g)).toEqual([
    ':2  b: found "https://example.com/guide", which a has already',
    ':4  d: found "10.1000/ab", which c has already',
  ]);
});

test('an editor is warned of a source and a figure that nothing published cites', () => {
  const cited = pageWith('So <Claim id="triage-accuracy" /> is.<Source id="law" />');
  const told = (wards: string) =>
    report(warnOfUncited, { works: law, pages: { wards } }).match(
      /\S+:\d+ {2}(?:law|triage-acc\S+):/g,
    );
  expect(told(draftOf(cited))).toEqual([
    'src/content/sources.yaml:1  law:',
    'src/content/claims.yaml:3  triage-accuracy:',
  ]);
  expect(told(cited)).toBeNull();
});

test('an unknown rule or country of the call is told with those that there are', () => {
  const body = '<CallQuote rules={["danger-frst"]} />\n\n<Handoff country="UK" />';
  const lines = reportBody(checkCitations, body).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/:8 {2}rule: found "danger-frst".* write danger-first\.$/),
    expect.stringMatching(/:10 {2}country: found "UK".* write one of US, GB\.$/),
  ]);
});
