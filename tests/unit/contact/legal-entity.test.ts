import { expect, test } from 'vitest';
import { nameLegalEntity } from '../../../src/contact/legal-entity.ts';
import { fill } from '../../../src/messages/fill.ts';
import { pageWords } from '../../../src/messages/messages.ts';

const { legalEntity: words } = pageWords;

test.each([
  ['Example Health, Inc.', '1 Main Street, Boston', 'Example Health, Inc., 1 Main Street, Boston'],
  [
    '',
    '1 Main Street',
    fill(words.without, { entity: `${words.unnamed}, 1 Main Street`, missing: words.name }),
  ],
  ['', '', fill(words.without, { entity: words.unnamed, missing: words.both })],
])(
  'the entity named "%s" at "%s" is shown, and what is missing is said',
  (name, address, shown) => {
    expect(nameLegalEntity({ legalName: name, address })).toBe(shown);
  },
);
