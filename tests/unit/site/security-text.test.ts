import { expect, it } from 'vitest';
import { writeSecurityText } from '../../../src/site/security-text.ts';

it('security.txt names whom to write to, where it belongs and a day within the year', () => {
  const built = new Date('2026-03-01T17:45:12.345Z');
  expect(
    writeSecurityText('https://www.example.com', 'hello@example.com', built).split('\n'),
  ).toEqual([
    'Contact: mailto:hello@example.com',
    'Contact: https://www.example.com/contact',
    'Expires: 2027-02-24T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ]);
});
