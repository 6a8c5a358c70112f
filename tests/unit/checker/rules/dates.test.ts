import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  checkLawNotes,
  checkLinksToScheduled,
  checkPastDays,
  checkUpdated,
  checkYears,
} from '../../../../src/checker/rules/dates.ts';
import { warnOfStaleFacts } from '../../../../src/checker/rules/warnings.ts';
import { describeScheduled } from '../../../../src/checker/scheduled.ts';
import { articleWith, contentOf, draftOf, pageWith, report } from '../content-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const pageOf = (fields: string) => pageWith('', 'Virtual wards', `${fields}\n`);
const articleOf = (fields: string) => articleWith('', 1, '2025-01-15', fields);
const on = (date: string) => pageOf(`date: '${date}'`);

test.each([
  ['2026-11-22', ''],
  ['2025-01-15', ''],
  ['2025-01-14', ':9  updated: found 2025-01-14, before the day of publication'],
])('an update on %s is a change of what was there', (updated, problem) => {
  const told = report(checkUpdated, { articles: { first: articleOf(`updated: '${updated}'`) } });
  expect(told).toContain(problem);
  expect(told === '').toBe(problem === '');
});

const linking = pageWith('[Later](/later#beds)', 'Now', 'related: [{ page: later, why: x }]\n');
const linesOf = (now: string, later = on('2027-01-15')) =>
  report(checkLinksToScheduled, { pages: { now, later } }).match(/(?<=:)\d+ {2}\S+(?=: found)/g);

test('what is there does not lead to what is still to come', () => {
  expect(linesOf(linking)).toEqual(['9  link', '7  related.0.page']);
  vi.setSystemTime(new Date('2027-01-15T00:00:00Z'));
  expect(linesOf(linking)).toBeNull();
});

test.each([
  ['a page of the same day', linking.replace('---\n[', "date: '2027-01-15'\n---\n["), undefined],
  ['a draft', draftOf(linking), undefined],
  ['what came earlier', linking.replace('---\n[', "date: '2026-01-15'\n---\n["), on('2026-06-01')],
])('%s may', (_, page, later) => {
  expect(linesOf(page, later)).toBeNull();
});

test.each([
  ['2028-12-31', ''],
  ['2029-01-01', ':7  date: found 2029-01-01, 3 years from now'],
])('a page of %s is planned at most two years ahead', (date, problem) => {
  const told = report(checkYears, { pages: { later: on(date) } });
  expect(told).toContain(problem);
  expect(told === '').toBe(problem === '');
});

test('what waits is listed by its day, drafts and what is there are not', () => {
  const content = contentOf({
    pages: { later: on('2027-01-15'), sketch: draftOf(on('2027-01-01')), here: on('2026-11-22') },
    articles: { soon: articleWith('', 120, '2026-12-01') },
  });
  expect(describeScheduled(content, new Date())).toBe(
    'Scheduled:\n2026-12-01  src/content/articles/soon.mdx\n2027-01-15  src/content/pages/later.mdx',
  );
});

test('nothing was checked or reviewed in the future, tomorrow excepted', () => {
  const works =
    "law: { title: Title, publisher: NICE, year: 2022, number: Act 1, checked: '2027-11-22', seen: true }\n";
  const reviewed =
    "updated: '2026-11-24'\nchecked: '2026-11-23'\nreviewed: { on: '2026-12-01', by: emergency physician }";
  const articles = { law: articleOf("checked: '2026-11-24'\nasOf: '2026-11-25'") };
  const removed = "old-offer: { on: '2026-11-24' }\n";
  const pages = { wards: pageOf(reviewed) };
  const told = report(checkPastDays, { works, articles, pages, removed });
  expect(told.match(/\S+ {2}\S+: found \S+/g)).toEqual([
    'src/content/pages/wards.mdx:9  reviewed.on: found 2026-12-01,',
    'src/content/pages/wards.mdx:7  updated: found 2026-11-24,',
    'src/content/articles/law.mdx:9  checked: found 2026-11-24,',
    'src/content/articles/law.mdx:10  asOf: found 2026-11-25,',
    'src/content/sources.yaml:1  law.checked: found 2027-11-22,',
    'src/content/removed.yaml:1  old-offer.on: found 2026-11-24,',
  ]);
});

test.each([
  ["checked: '2025-11-23'", ''],
  ["checked: '2025-11-22'", ':7  checked: found facts that were due to be checked on 2026-11-22'],
  ["checked: '2026-11-01'\ndue: '2026-11-15'", ':8  checked: found'],
])('an editor is warned when the facts are due again: %s', (fields, problem) => {
  const told = report(warnOfStaleFacts, { pages: { wards: pageOf(fields) } });
  expect(told).toContain(problem);
  expect(told === '').toBe(problem === '');
});

test.each([
  ['kind: law-note', ':9  asOf: found nothing'],
  ["asOf: '2026-11-01'", ':9  asOf: found a day'],
  ["kind: law-note\nasOf: '2026-11-01'", ''],
  ['kind: guide', ''],
])('a law note alone says as of when: %s', (fields, problem) => {
  const told = report(checkLawNotes, { articles: { law: articleOf(fields) } });
  expect(told).toContain(problem);
  expect(told === '').toBe(problem === '');
});
