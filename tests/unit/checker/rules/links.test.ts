import { expect, test } from 'vitest';
import { checkLinks, checkLinkWords } from '../../../../src/checker/rules/links.ts';
import {
  articleWith,
  contentOf,
  draftOf,
  pageWith,
  report,
  reportBody,
  wards,
} from '../content-fixture.ts';

const others = {
  index: pageWith('', 'Home'),
  'the-call': pageWith('<CallRules moment="opening" />'),
  contact: pageWith('## What\'s next\n\n<Section heading="Your message" />\n\n<Card id="map" />'),
};

function reportLink(href: string): string {
  return report(checkLinks, {
    pages: { ...others, wards: pageWith(`Text\n[link](${href}) and\n\n## Here`) },
    articles: { 'first-call': articleWith('') },
    fixedRoutes: ['/rss.xml', '/media/film.mp4'],
    removed: "old-call: { on: '2025-01-01', see: /the-call }",
  });
}

test.each([
  '/',
  '/contact',
  '/contact?topic=demo',
  '/first-call',
  '/rss.xml',
  '/media/film.mp4',
  '#here',
  '/contact#whats-next',
  '/contact#your-message',
  '/contact#map',
  '/the-call#danger-first',
  'https://www.who.int/',
  'https://localhost.example.com/',
  'https://example.com/?next=http://localhost/',
  'mailto:hello@example.com',
  'tel:+15551234',
  'tel:988',
  'sms:988',
])('%s is a link that works', (href) => {
  expect(reportLink(href)).toBe('');
});

test.each([
  ['/contcat', 'a link to /contcat, which does not exist', '/contact'],
  ['/Contact/', 'a link to /Contact/, which does not exist', '/contact'],
  [
    '/nowhere-at-all',
    'a link to /nowhere-at-all, which does not exist',
    'the path of a page, an article or a file in public/',
  ],
  [
    '/contact#your-mesage',
    'a link to #your-mesage, which src/content/pages/contact.mdx does not have',
    '#your-message',
  ],
  [
    '/first-call#x',
    'a link to #x, which src/content/articles/first-call.mdx does not have',
    'no fragment',
  ],
  ['http://www.who.int/', 'the link http://www.who.int/', 'https://www.who.int/'],
  [
    'http://www.who.int/?from=https://example.com/',
    'the link http://www.who.int/?from=https://example.com/',
    'https://www.who.int/?from=https://example.com/',
  ],
  ['/old-call', 'a link to /old-call, which was taken away', '/the-call'],
  ['/pages/contact.mdx', 'a link to /pages/contact.mdx, which does not exist', '/contact'],
  [
    'http://localhost:4321/Contact/',
    'the link http://localhost:4321/Contact/, which is on your machine',
    '/contact',
  ],
  [
    'https://127.0.0.1/contact#map',
    'the link https://127.0.0.1/contact#map, which is on your machine',
    '/contact#map',
  ],
  [
    'http://localhost:4321/media/pages/plan.pdf',
    'the link http://localhost:4321/media/pages/plan.pdf, which is on your machine',
    '/media/pages/plan.pdf',
  ],
  ['http://localhost:4321/', 'the link http://localhost:4321/, which is on your machine', '/'],
  ['http://localhost', 'the link http://localhost, which is on your machine', '/'],
  [
    '/contact#danger-first',
    'a link to #danger-first, which src/content/pages/contact.mdx does not have',
    'one of #whats-next, #your-message, #map',
  ],
  ['hello@example.com', 'the link hello@example.com', 'mailto:hello@example.com'],
  ...['ftp://hello@example.com', 'hello@example.com/map', 'media/../film.mp4'].map((href) => [
    href,
    `the link ${href}`,
    'a path that begins with / or a full https:// address',
  ]),
  ['www.who.int', 'the link www.who.int', 'https://www.who.int'],
  ['../contact.mdx#map', 'the link ../contact.mdx#map', '/contact#map'],
  ['../../contact.mdx', 'the link ../../contact.mdx', '/contact'],
  [
    'src/content/articles/first-call.md',
    'the link src/content/articles/first-call.md',
    '/first-call',
  ],
  ['mailto:hello', 'the link mailto:hello', 'a path that begins with / or a full https:// address'],
  ['tel:home', 'the link tel:home', 'a path that begins with / or a full https:// address'],
  ['https://who', 'the link https://who', 'a path that begins with / or a full https:// address'],
  ['#', 'the link #', 'a path that begins with / or a full https:// address'],
  ['', 'the link ""', 'a path that begins with / or a full https:// address'],
  ['//www.who.int/', 'the link //www.who.int/', 'https://www.who.int/'],
  ['contact', 'the link contact', '/contact'],
  ['somewhere', 'the link somewhere', 'a path that begins with / or a full https:// address'],
])('%s is mended', (href, found, write) => {
  expect(reportLink(href)).toBe(`${wards}:9  link: found ${found}; write ${write}.`);
});

test('links of components and of the opening are looked at too', () => {
  const actions = '  actions:\n    - { label: Go, href: /contcat }\n';
  const pages = { ...others, wards: pageWith('<Card\n  href="/contcat" />', 'A', actions) };
  const found = 'found a link to /contcat, which does not exist; write /contact.';
  expect(report(checkLinks, { pages }).split('\n')).toEqual(
    ['8  hero.actions.0.href', '11  link'].map((place) => `${wards}:${place}: ${found}`),
  );
});

test('a published page does not link to a draft', () => {
  const pages = { draft: draftOf(pageWith('')), wards: pageWith('[a](/draft)') };
  expect(report(checkLinks, { pages })).toBe(
    `${wards}:8  link: found a link to /draft, which is a draft; write another link, or take "draft: true" out of src/content/pages/draft.mdx.`,
  );
});

test('a draft may link to a draft, and any page to a place in one that cannot be read', () => {
  const pages = {
    draft: draftOf(pageWith('')),
    broken: pageWith('<Note>'),
    wards: draftOf(pageWith('[a](/draft) [b](/broken#here)')),
  };
  expect(report(checkLinks, { pages })).toBe('');
});

test('a place among the rules of a call waits until they can be read', () => {
  const content = contentOf({
    pages: { ...others, wards: pageWith('[a](/the-call#danger-frst) [b](/contact#danger-frst)') },
  });
  const calls = { ...content.calls, records: new Map([['canonical', {}]]) };
  const found = (page: string) => `found a link to #danger-frst, which ${page} does not have`;
  const told = (given: typeof content) =>
    checkLinks(given).map(({ found: what }) => `found ${what}`);
  expect(told(content)).toEqual(
    ['the-call', 'contact'].map((id) => found(`src/content/pages/${id}.mdx`)),
  );
  expect(told({ ...content, calls })).toEqual([found('src/content/pages/contact.mdx')]);
});

const example = (address: string) =>
  `words that say where it leads: [Who answers a call](${address})`;

test.each([
  ['[Click here](/team)', '"Click here" as a link', '/team'],
  ['[ **Read more.** ](/team)', '"Read more." as a link', '/team'],
  ['[this!](/team)', '"this!" as a link', '/team'],
  ...['here', 'more', 'read more', 'learn more', 'this page', 'this link', 'link'].map((words) => [
    `[${words}](/team)`,
    `"${words}" as a link`,
    '/team',
  ]),
  ['[](/team)', 'a link to /team without words', '/team'],
  ['Read https://example.com/a now.', '"https://example.com/a" as a link', 'https://example.com/a'],
  ['Read www.example.com now.', '"www.example.com" as a link', 'http://www.example.com'],
])('%s says nothing when it is heard alone', (body, found, address) => {
  expect(reportBody(checkLinkWords, `Words.\n\n${body}`)).toBe(
    `${wards}:10  link: found ${found}; write ${example(address)}.`,
  );
});

test.each([
  '[Here is who answers](/team)',
  '[Who answers here](/team)',
  '[/team](/team)',
  '[example.com](/check?site=https://example.com)',
  '[![A desk](../images/desk.jpg)](/team)',
  '[Our team](https://example.com/our team)',
])('%s says where it leads, or is told of as something else', (body) => {
  expect(reportBody(checkLinkWords, body)).toBe('');
});
