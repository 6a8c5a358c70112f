import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  checkLinksToScheduled,
  checkUpdated,
  checkYears,
} from '../../../../src/checker/rules/entries.ts';
import { describeScheduled } from '../../../../src/checker/scheduled.ts';
import { articleWith, contentOf, draftOf, pageWith, report } from '../content-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const on = (date: string, more = '') => pageWith('', 'Virtual wards', `date: '${date}'\n${more}`);
const file = 'src/content/articles/first.mdx';

test.each([
  ['2026-11-22', ''],
  ['2025-01-15', ''],
  ['2025-01-14', 'before the day of publication, 2025-01-15; write a later day, or leave it out.'],
  ['2026-11-23', "a day to come; write '2026-11-22' or an earlier day."],
])('an update on %s is a change up to today', (updated, problem) => {
  const first = articleWith('', 1, '2025-01-15', `updated: '${updated}'`);
  expect(report(checkUpdated, { articles: { first } })).toBe(
    problem && `${file}:9  updated: found ${updated}, ${problem}`,
  );
});

test('who names no update has made none', () => {
  expect(report(checkUpdated, { pages: { wards: pageWith('') } })).toBe('');
});

const linking = pageWith('[Later](/later#beds)', 'Now', 'related: [{ page: later, why: x }]\n');
const problemsOf = (page: string) =>
  report(checkLinksToScheduled, { pages: { now: page, later: on('2027-01-15') } });

test('what is there does not lead to what is still to come', () => {
  expect(problemsOf(linking).split('\n')).toEqual([
    'src/content/pages/now.mdx:9  link: found /later#beds, which is published on 2027-01-15; write it from that day on, or another page.',
    'src/content/pages/now.mdx:7  related.0.page: found later, which is published on 2027-01-15; write it from that day on, or another page.',
  ]);
});

test.each([
  ['of the same day', linking.replace('---\n[', "date: '2027-01-15'\n---\n[")],
  ['that is a draft', draftOf(linking)],
])('a page %s may', (_, page) => {
  expect(problemsOf(page)).toBe('');
});

test('of two pages that are there one may have come later', () => {
  const pages = {
    now: linking.replace('---\n[', "date: '2026-01-15'\n---\n["),
    later: on('2026-06-01'),
  };
  expect(report(checkLinksToScheduled, { pages })).toBe('');
});

test('a draft with a day to come, or a page that is nowhere, is told by another rule', () => {
  const pages = { now: linking, later: draftOf(on('2027-01-15')) };
  expect(report(checkLinksToScheduled, { pages })).toBe('');
  expect(report(checkLinksToScheduled, { pages: { now: linking } })).toBe('');
});

test('what is no draft is to come, whatever else its field says', () => {
  const later = on('2027-01-15', 'draft: soon\n');
  expect(report(checkLinksToScheduled, { pages: { now: linking, later } })).toContain(
    'found /later#beds, which is published on 2027-01-15',
  );
});

test('on its day it may be linked to', () => {
  vi.setSystemTime(new Date('2027-01-15T00:00:00Z'));
  expect(problemsOf(linking)).toBe('');
});

test.each([
  ['2026-11-22', ''],
  ['2028-12-31', ''],
  [
    '2029-01-01',
    'src/content/pages/later.mdx:7  date: found 2029-01-01, 3 years from now; write a day of 2028 or before.',
  ],
])('a page of %s is planned at most two years ahead', (date, told) => {
  expect(report(checkYears, { pages: { later: on(date) } })).toBe(told);
});

const sourceOf = (year: string) => `
study:
  title: A study
  publisher: A journal
  url: https://example.org/study
  ${year}
  checked: 2026-11-01
`;

test.each([
  ['year: 2027', ''],
  ['undated: true', ''],
  [
    'year: 2028',
    'src/content/sources.yaml:6  study.year: found 2028, a year to come; write the year of this edition, or undated: true.',
  ],
])('a source (%s) is of next year at the latest', (year, told) => {
  expect(report(checkYears, { works: sourceOf(year) })).toBe(told);
});

test('what waits is listed by its day, drafts and what is there are not', () => {
  const content = contentOf({
    pages: { later: on('2027-01-15'), sketch: draftOf(on('2027-01-01')), here: on('2026-11-22') },
    articles: { soon: articleWith('', 120, '2026-12-01') },
  });
  expect(describeScheduled(content, new Date())).toBe(
    'Scheduled:\n2026-12-01  src/content/articles/soon.mdx\n2027-01-15  src/content/pages/later.mdx',
  );
  expect(describeScheduled(content, new Date('2027-02-01T00:00:00Z'))).toBe('');
});
