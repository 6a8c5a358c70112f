import { describe, expect, test } from 'vitest';
import {
  checkCitations,
  checkFoundEntries,
  checkRelated,
  checkUnusedClaims,
} from '../../../../src/checker/rules/links.ts';
import { articleWith, draftOf, pageWith, report, reportBody, wards } from '../content-fixture.ts';

const unknown = (id: string) => `"${id}", which is not in src/content/claims.yaml`;

describe('a citation', () => {
  test.each([
    ['Waits fall <Claim id="wait-reducton" />.', 8],
    ['<StatBand\n  claims={["triage-accuracy",\n    "wait-reducton"]} />', 10],
    ['<Card claim="wait-reducton" />', 8],
    ["<Card items={[\n  { title: 'A', claim: 'wait-reducton' },\n]} />", 9],
  ])('of an unknown claim is found in %j', (body, line) => {
    expect(reportBody(checkCitations, body)).toBe(
      `${wards}:${line}  claim: found ${unknown('wait-reducton')}; write wait-reduction.`,
    );
  });

  test('in the front matter is found too', () => {
    const page = pageWith('', 'A', '  aside:\n    claims: [nothing-like-it]\n');
    expect(report(checkCitations, { pages: { wards: page } })).toBe(
      `${wards}:8  claim: found ${unknown('nothing-like-it')}; write one of wait-reduction, call-processing, triage-accuracy, annual-savings, net-zero.`,
    );
  });

  test('of what is something else names how that is cited', () => {
    const works = "law: { title: A law, publisher: A state, year: 2020, checked: '2025-01-01' }";
    const body = '<Claim id="law" />\n\n<Source id="net-zero" />\n\n<Claim id="manchester" />';
    expect(report(checkCitations, { works, pages: { wards: pageWith(body) } }).split('\n')).toEqual(
      [
        `${wards}:8  claim: found "law", which is in src/content/sources.yaml; write <Source id="law" />.`,
        `${wards}:12  claim: found "manchester", which is in src/content/triage-systems.yaml; write <LevelTable system="manchester" />.`,
        `${wards}:10  source: found "net-zero", which is in src/content/claims.yaml; write <Claim id="net-zero" />.`,
      ],
    );
  });

  test('waits for a file of figures that can be read, and for an id in its right form', () => {
    const pages = { wards: pageWith('<Claim id="net-zero" />') };
    expect(report(checkCitations, { pages, claims: 'net-zero: [' })).toBe('');
    expect(report(checkCitations, { pages, claims: 'Net Zero: { value: 5% }' })).toBe('');
  });

  test('of an unknown scale names the one that was meant', () => {
    expect(reportBody(checkCitations, '<Card systems={["manchester", "manchestr"]} />')).toBe(
      `${wards}:8  triage system: found "manchestr", which is not in src/content/triage-systems.yaml; write manchester.`,
    );
  });
});

describe('a claim', () => {
  const claimsInCode = ['wait-reduction', 'call-processing', 'annual-savings', 'net-zero'];
  const citing = pageWith('<Claim id="triage-accuracy" />');
  const told =
    'src/content/claims.yaml:3  triage-accuracy: found no page, article or component that cites it; write <Claim id="triage-accuracy" /> where the figure belongs, or delete the entry.';

  test.each([
    ['perhaps on a page that cannot be read', { wards: pageWith('<Note>') }],
    ['perhaps in fields that cannot be read', { wards: pageWith('', 'A: B: [') }],
    ['perhaps with a slip', { wards: pageWith('<Claim id="triage-acuracy" />') }],
  ])('that is cited %s is not missed', (_, pages) => {
    expect(report(checkUnusedClaims, { claimsInCode, pages })).toBe('');
  });

  test.each([
    ['nowhere is reported with its line', {}, told],
    ['in content or in code is shown', { wards: citing }, ''],
    ['only in a draft is shown to nobody', { wards: draftOf(citing) }, told],
  ])('that is cited %s', (_, pages, problem) => {
    expect(report(checkUnusedClaims, { claimsInCode, pages })).toBe(problem);
  });
});

describe('related pages', () => {
  const sound = { 'rural-care': pageWith('', 'Rural'), draft: draftOf(pageWith('')) };

  test('exist and are other pages', () => {
    const related =
      'related:\n  - { page: rural-cart, why: Because }\n  - page: wards\n    why: Because\n';
    const pages = { ...sound, wards: pageWith('', 'A', related) };
    const articles = { first: articleWith('') };
    expect(report(checkFoundEntries, { pages, articles })).toBe('');
    expect(report(checkRelated, { pages, articles }).split('\n')).toEqual([
      `${wards}:8  related.0.page: found "rural-cart", which is not a page; write rural-care.`,
      `${wards}:9  related.1.page: found "wards", the page itself; write the id of another page.`,
    ]);
  });

  test('are no articles', () => {
    const related = 'related:\n  - { page: first, why: Because }\n';
    const pages = { ...sound, wards: pageWith('', 'A', related) };
    const articles = { first: articleWith(''), second: articleWith('', 2) };
    expect(report(checkRelated, { pages, articles })).toBe(
      `${wards}:8  related.0.page: found "first", which is an article; write one of rural-care, draft, wards.`,
    );
  });

  test('of a draft may be drafts', () => {
    const related = 'related:\n  - { page: draft, why: Because }\n';
    const pages = { ...sound, wards: draftOf(pageWith('', 'A', related)) };
    expect(report(checkRelated, { pages })).toBe('');
  });

  test('of an article are published, each once', () => {
    const related = 'related: [rural-care, rural-care, draft]';
    const articles = { first: articleWith('', 1, '2025-01-15', related) };
    expect(report(checkRelated, { pages: sound, articles }).split('\n')).toEqual([
      'src/content/articles/first.mdx:9  related.1: found "rural-care" a second time; write each page once.',
      'src/content/articles/first.mdx:9  related.2: found "draft", which is a draft; write the id of a page that is published.',
    ]);
  });
});

test('what words of a search lead to is a page or an article', () => {
  const synonyms =
    'stroke:\n  words: [stroke]\n  pages: [wards, first, wrads]\nfall:\n  words: [fall]\n  pages: [first]\n';
  const files = { pages: { wards: pageWith('') }, articles: { first: articleWith('') } };
  expect(report(checkFoundEntries, { ...files, synonyms })).toBe(
    'src/content/synonyms.yaml:3  stroke.pages.2: found "wrads", which is neither a page nor an article; write wards.',
  );
});
