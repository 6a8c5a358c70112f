import { expect, test } from 'vitest';
import { writeSecurityText } from '../../../src/site/security-text.ts';

test('the file is good for 360 whole days from the build, and says where it belongs', () => {
  const built = new Date('2026-01-31T23:59:59.123Z');
  expect(writeSecurityText('https://www.example.com', 'hello@example.com', built)).toBe(
    [
      'Contact: mailto:hello@example.com',
      'Contact: https://www.example.com/contact',
      'Expires: 2027-01-26T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
