import { afterEach, expect, test, vi } from 'vitest';
import { checkFormerAddresses, checkRemoved } from '../../../../src/checker/rules/links.ts';
import { checkLinks } from '../../../../src/checker/rules/links.ts';
import { draftOf, pageWith, report } from '../content-fixture.ts';

const formerly = (...old: string[]) =>
  pageWith('', 'Virtual wards', `formerly: [${old.join(', ')}]\n`);
const wards = 'src/content/pages/wards.mdx';
const beds = 'src/content/pages/beds.mdx';
const removedFile = 'src/content/removed.yaml';
const fixedRoutes = ['/rules'];

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['an address that it had', 'hospital-at-home', ''],
  ['its own address', 'wards', 'is the address that it has now'],
  ['the address of another page', 'beds', `is the address of ${beds}`],
  ['an address of the site', 'rules', 'the site itself answers'],
  ['an address in a folder of the site', 'news-views/page', 'the site itself answers'],
  ['an address that was removed', 'old-offer', `${removedFile} has too`],
])('formerly may hold %s, or says why not', (_, old, why) => {
  const pages = { wards: formerly(old), beds: pageWith('') };
  const removed = "old-offer: { on: '2026-01-01' }\n";
  expect(report(checkFormerAddresses, { pages, removed, fixedRoutes })).toBe(
    why &&
      `${wards}:7  formerly: found "${old}", which ${why}; write addresses that lead here alone, or leave it out.`,
  );
});

test('two pages had not the same address', () => {
  const pages = { beds: formerly('at-home'), wards: formerly('first', 'at-home') };
  expect(report(checkFormerAddresses, { pages })).toBe(
    `${wards}:7  formerly: found "at-home", which ${beds} has already; write addresses that lead here alone, or leave it out.`,
  );
});

test('old addresses that are no list are told by another rule', () => {
  const unlisted = pageWith('', 'Virtual wards', 'formerly: at-home\n');
  expect(report(checkFormerAddresses, { pages: { beds: unlisted, wards: unlisted } })).toBe('');
});

test('two pages that changed their addresses with each other make no circle', () => {
  const pages = { beds: formerly('wards'), wards: formerly('beds') };
  const problems = report(checkFormerAddresses, { pages }).split('\n');
  expect(problems[0]).toContain(`"wards", which is the address of ${wards}`);
  expect(problems[1]).toContain(`"beds", which is the address of ${beds}`);
});

const pages = { wards: formerly('hospital-at-home'), beds: draftOf(pageWith('')) };

test.each([
  ['a page that is there', "see: /wards, on: '2026-01-01'", ''],
  ['nothing', "on: '2026-01-01'", ''],
  [
    'an address that has moved, which would be two redirects',
    "see: /hospital-at-home, on: '2026-01-01'",
    '.see: found /hospital-at-home, which has moved; write /wards.',
  ],
  [
    'itself, which would be a circle',
    "see: /old-offer, on: '2026-01-01'",
    '.see: found its own address; write another one, or leave it out.',
  ],
  [
    'a name written wrong',
    "see: /ward, on: '2026-01-01'",
    '.see: found /ward, which does not exist; write /wards.',
  ],
  [
    'a name that is nearer to that of a draft',
    "see: /beps, on: '2026-01-01'",
    '.see: found /beps, which does not exist; write one of /wards.',
  ],
  [
    'a draft',
    "see: /beds, on: '2026-01-01'",
    '.see: found /beds, which is a draft; write a page that is there.',
  ],
  ['a day that cannot be read', 'on: soon', ''],
  ['a day to come', "on: '2099-01-01'", '.on: found a day to come; write the day it was removed.'],
])('who removes a page may name %s, or learns why not', (_, fields, problem) => {
  expect(report(checkRemoved, { pages, removed: `old-offer: { ${fields} }\n` })).toBe(
    problem && `${removedFile}:1  old-offer${problem}`,
  );
});

test('a removal may be of today, from its first moment on', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:00:00Z') });
  expect(report(checkRemoved, { pages, removed: "old-offer: { on: '2026-11-22' }\n" })).toBe('');
});

test('an address that does not exist is told at its line', () => {
  const removed = "old-offer:\n  on: '2026-01-01'\n  see: /ward\n";
  expect(report(checkRemoved, { pages, removed })).toContain(`${removedFile}:3  old-offer.see: `);
});

test('what is still there was not removed', () => {
  expect(report(checkRemoved, { pages, removed: "\nwards: { on: '2026-01-01' }\n" })).toBe(
    `${removedFile}:2  wards: found an address which is the address of ${wards}; write nothing here while it is there.`,
  );
});

test('a link to an address that was left says where its page is now', () => {
  const text = '[One](/hospital-at-home#beds), [two](/old-offer), [three](/old-story).';
  const removed = "old-offer: { on: '2026-01-01' }\nold-story: { on: '2026-01-01', see: /wards }\n";
  const site = { pages: { ...pages, other: pageWith(text) }, removed };
  expect(report(checkLinks, site).split('\n')).toEqual(
    [
      'a link to /hospital-at-home, which has moved; write /wards.',
      'a link to /old-offer, which was taken away; write another address.',
      'a link to /old-story, which was taken away; write /wards.',
    ].map((problem) => `src/content/pages/other.mdx:8  link: found ${problem}`),
  );
});
