import { describe, expect, test } from 'vitest';
import { formatProblems } from '../../../../src/checker/problem.ts';
import { readContent } from '../../../../src/checker/reading/read-content.ts';
import {
  checkFormerAddresses,
  checkLinks,
  checkRelated,
  checkVanished,
} from '../../../../src/checker/rules/links.ts';
import { contentOf, draftOf, pageWith, report } from '../content-fixture.ts';

const formerly = (...old: string[]) =>
  pageWith('', 'Virtual wards', `formerly: [${old.join(', ')}]\n`);
const beds = 'src/content/pages/beds.mdx';

test.each([
  ['an address that it had', 'hospital-at-home', ''],
  ['its own address', 'wards', 'is the address of src/content/pages/wards.mdx'],
  ['the address of another page', 'beds', `is the address of ${beds}`],
  ['an address of the site', 'rules', 'the site itself answers'],
  ['an address in a folder of the site', 'news-views/page', 'the site itself answers'],
  ['an address that was removed', 'old-offer', 'src/content/removed.yaml has already'],
  ['an old address of another page', 'at-home', `${beds} has already`],
])('formerly may hold %s, or says why not', (_, old, why) => {
  const pages = { beds: formerly('at-home'), wards: formerly(old) };
  const removed = "old-offer: { on: '2026-01-01' }\n";
  const told = report(checkFormerAddresses, { pages, removed, fixedRoutes: ['/rules'] });
  expect(told).toContain(why && `wards.mdx:7  formerly: found "${old}", which ${why}`);
  expect(told === '').toBe(why === '');
});

const pages = { wards: formerly('hospital-at-home'), beds: draftOf(pageWith('')) };

test.each([
  ['a page that is there', "see: /wards, on: '2026-01-01'", ''],
  ['nothing', "on: '2026-01-01'", ''],
  ['what has moved', "see: /hospital-at-home, on: '2026-01-01'", 'which has moved; write /wards'],
  ['itself', "see: /old-offer, on: '2026-01-01'", 'which was taken away; write another address'],
  ['a name written wrong', "see: /ward, on: '2026-01-01'", 'does not exist; write /wards'],
])('who removes a page may name %s, or learns why not', (_, fields, problem) => {
  const told = report(checkLinks, { pages, removed: `old-offer: { ${fields} }\n` });
  expect(told).toContain(problem);
  expect(told === '').toBe(problem === '');
});

test('what is still there was not removed', () => {
  const removed = "\nwards: { on: '2026-01-01' }\n";
  expect(report(checkFormerAddresses, { pages, removed })).toContain(
    'removed.yaml:2  wards: found',
  );
});

test('a link to an address that was left says where its page is now', () => {
  const text = '[One](/hospital-at-home#beds), [two](/old-offer), [three](/old-story).';
  const removed = "old-offer: { on: '2026-01-01' }\nold-story: { on: '2026-01-01', see: /wards }\n";
  const site = { pages: { ...pages, other: pageWith(text) }, removed };
  expect(report(checkLinks, site).match(/\/\S+, which .*?(?=\.$)/gm)).toEqual([
    '/hospital-at-home, which has moved; write /wards',
    '/old-offer, which was taken away; write another address',
    '/old-story, which was taken away; write /wards',
  ]);
});

describe('a page that was published', () => {
  const wards = 'src/content/pages/wards.mdx';
  const files = new Map([
    ['src/content/pages/other.mdx', pageWith('[Wards](/wards)', 'Other')],
    ['src/content/synonyms.yaml', 'ward:\n  words: [ward]\n  pages: [wards]\n'],
  ]);
  const read = (more: readonly (readonly [string, string])[], last = pageWith('')) => {
    const content = readContent(new Map([...files, ...more]), new Map([[wards, last]]));
    const all = { ...contentOf({}), ...content };
    return formatProblems([checkLinks, checkRelated, checkVanished].flatMap((rule) => rule(all)));
  };

  test('does not vanish in silence: it is told once, with all that names it', () => {
    const told = read([]);
    expect(told.split('\n')).toHaveLength(1);
    expect(told).toMatch(
      /^\S+wards\.mdx {2}file: .*other\.mdx:8, \S+synonyms\.yaml:3.*"wards: \{ on: '/,
    );
  });

  test('may have moved by hand, and then its new file says from where', () => {
    const moved = 'src/content/pages/beds.mdx';
    expect(read([[moved, pageWith('')]])).toContain(`"formerly: [wards]" into ${moved}`);
  });

  test('does not become a draft, or wait for a day to come, in silence', () => {
    expect(read([[wards, draftOf(pageWith(''))]])).toMatch(
      /^\S+wards\.mdx:\d+ {2}draft: .*other\.mdx:8/,
    );
  });

  test('was told of where it is in removed.yaml, or was a draft', () => {
    const removed = ['src/content/removed.yaml', "wards: { on: '2026-01-01' }\n"] as const;
    expect(read([removed])).toMatch(
      /^\S+other\.mdx:8.*taken away.*\n\S+synonyms\.yaml:3.*taken away/,
    );
    expect(read([], draftOf(pageWith('')))).not.toContain('wards.mdx  file');
  });
});
