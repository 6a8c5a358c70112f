import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkUnpublishedTargets } from '../../../../src/checker/rules/links.ts';
import { warnOfLawDates, warnOfStaleFacts } from '../../../../src/checker/rules/warnings.ts';
import { describeScheduled } from '../../../../src/checker/scheduled.ts';
import { articleWith, contentOf, draftOf, pageWith, report } from '../content-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

const pageOf = (fields: string) => pageWith('', 'Virtual wards', `${fields}\n`);
const on = (date: string) => pageOf(`date: '${date}'`);

const linking = pageWith('[Later](/later#beds)', 'Now', 'related: [{ page: later, why: x }]\n');
const linesOf = (now: string, later = on('2027-01-15')) =>
  report(checkUnpublishedTargets, { pages: { now, later } }).match(/(?<=:)\d+ {2}\S+(?=: found)/g);

test('what is there does not lead to what is still to come', () => {
  expect(linesOf(linking)).toEqual(['7  related.0.page', '9  link']);
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

test('what waits is listed by its day, drafts and what is there are not', () => {
  const content = contentOf({
    pages: { later: on('2027-01-15'), sketch: draftOf(on('2027-01-01')), here: on('2026-11-22') },
    articles: { soon: articleWith('', 120, '2026-12-01') },
  });
  expect(describeScheduled(content, new Date())).toBe(
    'Scheduled:\n2026-12-01  src/content/articles/soon.mdx\n2027-01-15  src/content/pages/later.mdx',
  );
});

const note = (fields: string) => articleWith('', 1, '2025-01-15', fields);

test.each([
  [pageOf("checked: '2026-11-24'"), ':7  checked'],
  [pageOf("reviewed: { on: '2026-12-01', by: emergency physician }"), ':7  reviewed.on'],
  [on('2029-01-01'), ':7  date'],
  [note("kind: guide\nupdated: '2025-01-14'"), ':10  updated'],
  [note('kind: law-note'), ':1  asOf'],
  [note("kind: guide\nasOf: '2026-11-01'"), ':10  asOf'],
  [note("kind: law-note\nasOf: '2026-11-01'"), ''],
])(
  'what was done was so on a day that has come, and an article says its kind: %s',
  (text, told) => {
    const files = text.includes('category:')
      ? { articles: { law: text } }
      : { pages: { wards: text } };
    const places = contentOf(files).entries.flatMap(({ problems }) =>
      problems.map(({ line = 0, field }) => `:${line}  ${field}`),
    );
    expect(places.join()).toBe(told);
  },
);

test.each([
  ["checked: '2025-11-23'", ''],
  ["checked: '2025-11-22'", ':7  checked: found facts that were due to be checked on 2026-11-22'],
])('an editor is warned when the facts are due again: %s', (fields, problem) => {
  const told = report(warnOfStaleFacts, { pages: { wards: pageOf(fields) } });
  expect(told).toContain(problem);
  expect(told === '').toBe(problem === '');
});

test.each([
  ['2027-01-22', ''],
  ['2027-01-20', ':2  dates: found a change on 2027-01-20'],
  ['2026-11-21', ':2  dates: found a change of 2026-11-21, which has passed'],
])('an editor is told of the day of a law before it and after: %s', (day, told) => {
  const laws = `act:\n  dates: [{ on: '${day}', what: The duties of the act begin. }]\n`;
  expect(report(warnOfLawDates, { laws })).toContain(told);
  expect(report(warnOfLawDates, { laws }) === '').toBe(told === '');
});
