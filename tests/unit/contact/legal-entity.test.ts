import { expect, test } from 'vitest';
import { nameLegalEntity } from '../../../src/contact/legal-entity.ts';

test.each([
  ['Example Health, Inc.', '1 Main Street, Boston', 'Example Health, Inc., 1 Main Street, Boston'],
  [
    'Example Health, Inc.',
    '',
    'Example Health, Inc. (postal address not stated on this site yet; sent on request)',
  ],
  [
    '',
    '',
    'the provider of the TRIAGE assistant (legal name and postal address not stated on this site yet; sent on request)',
  ],
])(
  'the entity named "%s" at "%s" is shown, and what is missing is said',
  (name, address, shown) => {
    expect(nameLegalEntity({ PUBLIC_LEGAL_NAME: name, PUBLIC_LEGAL_ADDRESS: address })).toBe(shown);
  },
);
