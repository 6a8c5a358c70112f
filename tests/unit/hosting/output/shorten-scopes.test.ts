import { expect, test } from 'vitest';
import { shortenScopes } from '../../../../src/hosting/output/shorten-scopes.ts';

test('scopes get short names, the same on every page, in rules and at elements', () => {
  const pages = [
    '<style>p[data-astro-cid-abcdefgh]{color:red}</style><p data-astro-cid-abcdefgh></p>',
    '<p data-astro-cid-abcdefgh data-way="1" data-astro-cid-xyzxyzxy></p>',
  ];
  const shorten = shortenScopes(pages);
  expect(pages.map(shorten)).toEqual([
    '<style>p[data-_abc]{color:red}</style><p data-_abc></p>',
    '<p data-_abc data-way="1" data-_xyz></p>',
  ]);
});

test('names that begin alike stay whole', () => {
  const page = '<b data-astro-cid-abc11111></b><i data-astro-cid-abc22222></i>';
  expect(shortenScopes([page])(page)).toBe(page);
});
