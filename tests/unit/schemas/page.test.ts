import { expect, it } from 'vitest';
import { pageSchema } from '../../../src/schemas/page.ts';

const page = {
  title: 'Virtual Wards',
  description: 'A description that is long enough to pass the limit of fifty.',
  hero: {
    heading: 'A heading',
    lead: 'A lead that says in one sentence what the page is about.',
  },
};

it('fills in what an editor may leave out', () => {
  expect(pageSchema.parse(page)).toMatchObject({ kind: 'topic', related: [], draft: false });
});

it.each([
  ['a long title', { ...page, title: 'x'.repeat(51) }],
  ['an unknown footer group', { ...page, footer: { group: 'other', order: 1, label: 'Wards' } }],
  [
    'a script link',
    { ...page, hero: { ...page.hero, actions: [{ label: 'Go', href: 'javascript:0' }] } },
  ],
])('refuses %s', (_, data) => {
  expect(pageSchema.safeParse(data).success).toBe(false);
});
