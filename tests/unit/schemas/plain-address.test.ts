import { expect, test } from 'vitest';
import { plainAddress } from '../../../src/schemas/plain-address.ts';

test.each([
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.nice.org.uk%2Fa&data=05',
    'https://www.nice.org.uk/a',
  ],
  ['https://www.google.com/url?sa=t&q=https://www.nice.org.uk/a', 'https://www.nice.org.uk/a'],
  ['https://www.google.com/amp/s/www.nice.org.uk/a', 'https://www.nice.org.uk/a'],
  ['https://urldefense.com/v3/__https://www.nice.org.uk/a__;!!b$', 'https://www.nice.org.uk/a'],
  [
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.nice.org.uk_a&d=x',
    'https://www.nice.org.uk/a',
  ],
  ['https://a.example/?page=2&utm_source=x&fbclid=y', 'https://a.example/?page=2'],
  ['https://a.example/?q=one%20two', 'https://a.example/?q=one%20two'],
  ['/about', '/about'],
])('what an editor pastes from a mail or a search leads where it is meant: %s', (pasted, meant) => {
  expect(plainAddress(pasted)).toBe(meant);
});
