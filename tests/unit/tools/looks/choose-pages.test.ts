import { expect, test } from 'vitest';
import { choosePages } from '../../../../tools/looks/choose-pages.ts';

const page = (main: string, frame = '') => `<body>${frame}<main>${main}</main></body>`;
const pages = (entries: Readonly<Record<string, string>>) => new Map(Object.entries(entries));
const numbered = (main: string) =>
  Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`/p${place}`, page(main)]));

test('one page of each kind is photographed, and of what changed new and gone pages first', () => {
  const before = pages({ '/': page('home'), '/old': page('old'), ...numbered('one') });
  const after = pages({ '/': page('home'), '/new': page('new'), ...numbered('two') });
  const { photographed, added, gone, unseen } = choosePages(before, after, ['/'], []);
  expect(photographed).toEqual(['/', '/new', '/old', '/p0', '/p1', '/p2']);
  expect([added, gone]).toEqual([['/new'], ['/old']]);
  expect(unseen).toEqual(['/p3', '/p4', '/p5', '/p6', '/p7', '/p8']);
});

test('a page with other content comes before one with another frame', () => {
  const before = pages({ '/': page('same'), ...numbered('same') });
  const after = new Map<string, string>();
  for (const path of before.keys()) after.set(path, page('same', '<header>new</header>'));
  after.set('/p8', page('other', '<header>new</header>'));
  expect(choosePages(before, after, ['/'], []).photographed).toEqual([
    ...['/', '/p8', '/p0', '/p1', '/p2', '/p3'],
  ]);
});

test('named pages are photographed alone, and one that is nowhere is named', () => {
  const site = pages(numbered('same'));
  expect(choosePages(site, site, ['/p0'], ['/p5']).photographed).toEqual(['/p5']);
  expect(() => choosePages(site, site, [], ['/nowhere'])).toThrow('no page /nowhere');
});
