import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkCitations } from '../../../../src/checker/rules/links.ts';
import {
  checkCheckedDays,
  checkLawNotes,
  checkRepeatedSources,
} from '../../../../src/checker/rules/sources.ts';
import { warnOfStaleFacts, warnOfUncitedSources } from '../../../../src/checker/rules/warnings.ts';
import { articleWith, draftOf, pageWith, report, wards } from '../content-fixture.ts';

const file = 'src/content/sources.yaml';
const record = (id: string, more: string) =>
  `${id}: { title: Title, publisher: NICE, year: 2022, checked: '2026-11-22', seen: true, ${more} }\n`;
const law = record('law', 'number: Act 1');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('citations', () => {
  test('an unknown id is shown with the nearest one, in a text and in a caption', () => {
    const body =
      'So it is.<Source id="lwa" />\n\n<Figure caption="A" source="law lax">\n\n</Figure>';
    expect(report(checkCitations, { works: law, pages: { wards: pageWith(body) } })).toBe(
      `${wards}:8  source: found "lwa", which is not in ${file}; write law.\n` +
        `${wards}:10  source: found "lax", which is not in ${file}; write law.`,
    );
  });
});

describe('sources.yaml', () => {
  test('a source is written once, whatever ends its address', () => {
    const works =
      record('a', 'url: https://example.com/guide') +
      record('b', 'url: "https://example.com/guide/#top"') +
      record('c', 'doi: 10.1000/AB') +
      record('d', 'doi: 10.1000/ab') +
      record('e', 'url: https://example.com/guide#part') +
      record('f', 'url: https://example.com/guide/');
    expect(report(checkRepeatedSources, { works })).toBe(
      `${file}:2  b: found https://example.com/guide, which a has already; write each source once, and cite a with at="…" for a part of it.\n` +
        `${file}:4  d: found 10.1000/ab, which c has already; write each source once, and cite c with at="…" for a part of it.\n` +
        `${file}:5  e: found https://example.com/guide, which a has already; write each source once, and cite a with at="…" for a part of it.\n` +
        `${file}:6  f: found https://example.com/guide, which a has already; write each source once, and cite a with at="…" for a part of it.`,
    );
  });

  test('an editor is warned of a source that no published text cites', () => {
    const draft = draftOf(pageWith('So it is.<Source id="law" />'));
    expect(report(warnOfUncitedSources, { works: law, pages: { wards: draft } })).toBe(
      `${file}:1  uncited: found law, which no page or article cites; write <Source id="law" /> where it bears out the text, or delete the entry.`,
    );
    const cited = pageWith('So it is.<Source id="law" />');
    expect(report(warnOfUncitedSources, { works: law, pages: { wards: cited } })).toBe('');
    const pages = { wards: pageWith('<Note>So it is.<Source id="law" />'), team: pageWith('') };
    expect(report(warnOfUncitedSources, { works: law, pages })).toBe('');
  });
});

describe('dates', () => {
  const reviewed = (on: string) => `reviewed: { on: '${on}', by: emergency physician }\n`;

  test('nothing was checked or reviewed in the future', () => {
    const works = law.replace('2026-11-22', '2027-11-22');
    const page = pageWith('', 'Virtual wards', `checked: '2026-11-22'\n${reviewed('2026-12-01')}`);
    expect(report(checkCheckedDays, { works, pages: { wards: page } })).toBe(
      `${wards}:8  reviewed.on: found 2026-12-01, a day in the future; write the day it was done.\n` +
        `${file}:1  law.checked: found 2027-11-22, a day in the future; write the day it was done.`,
    );
  });

  test('what is checked, and the day as of which it holds, have come by tomorrow', () => {
    const told = (fields: string) =>
      report(checkCheckedDays, { articles: { law: articleWith('', 1, '2025-01-15', fields) } });
    expect(told("checked: '2026-11-23'\nasOf: '2026-11-23'")).toBe('');
    vi.setSystemTime(new Date('2026-11-22T00:00:00Z'));
    expect(told("checked: '2026-11-23'\nasOf: '2026-11-23'")).toBe('');
    expect(told("checked: '2026-11-24'\nasOf: '2026-11-25'").replaceAll(/^.*?mdx/gm, '')).toBe(
      ':9  checked: found 2026-11-24, a day in the future; write the day it was done.\n' +
        ':10  asOf: found 2026-11-25, a day in the future; write the day it was done.',
    );
  });

  test.each([
    ["checked: '2025-11-23'", ''],
    [
      "checked: '2025-11-22'",
      `${wards}:7  checked: found facts that were due to be checked on 2026-11-22; write today after comparing them with their sources.`,
    ],
    [
      "checked: '2026-11-01'\ndue: '2026-11-15'",
      `${wards}:8  checked: found facts that were due to be checked on 2026-11-15; write today after comparing them with their sources.`,
    ],
  ])('an editor is warned when the facts are due again: %s', (fields, warning) => {
    const page = pageWith('', 'Virtual wards', `${fields}\n`);
    expect(report(warnOfStaleFacts, { pages: { wards: page } })).toBe(warning);
  });

  test('facts are due from the beginning of their day', () => {
    vi.setSystemTime(new Date('2026-11-23T00:00:00Z'));
    const page = pageWith('', 'Virtual wards', "checked: '2025-11-23'\n");
    expect(report(warnOfStaleFacts, { pages: { wards: page } })).toContain('on 2026-11-23;');
  });

  test.each([
    [
      'related: []\nkind: law-note',
      ":10  asOf: found nothing; write asOf: and the day whose law it describes: '2026-11-22'.",
    ],
    [
      "related: []\nasOf: '2026-11-01'",
      ':10  asOf: found a day on what is no law note; write kind: law-note, or no asOf.',
    ],
    ["related: []\nkind: law-note\nasOf: '2026-11-01'", ''],
    ['related: []\nkind: guide', ''],
  ])('a law note alone says as of when: %s', (fields, told) => {
    const article = articleWith('', 1, '2025-01-15', fields);
    expect(report(checkLawNotes, { articles: { law: article } }).replace(/^.*?mdx/, '')).toBe(told);
  });
});
