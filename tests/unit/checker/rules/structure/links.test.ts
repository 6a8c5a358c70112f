import { expect, test } from 'vitest';
import { checkLinks } from '../../../../../src/checker/rules/structure/links.ts';
import { articleWith, draftOf, pageWith, report, wards } from '../../content-fixture.ts';

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
    ['8  opening.actions.0.href', '11  link'].map((place) => `${wards}:${place}: ${found}`),
  );
});

test('a published page does not link to a draft', () => {
  const pages = { draft: draftOf(pageWith('')), wards: pageWith('[a](/draft)') };
  expect(report(checkLinks, { pages })).toBe(
    `${wards}:8  link: found a link to /draft, which is a draft; write another link, or take "draft: true" out of src/content/pages/draft.mdx.`,
  );
});
