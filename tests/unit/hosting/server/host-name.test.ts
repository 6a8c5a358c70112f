import { expect, test } from 'vitest';
import { isOwnName, tellNamesOnce } from '../../../../src/hosting/server/host-name.ts';

const ownNames = ['www.example.com', 'my-machine'];

test.each([
  'localhost',
  'site.localhost',
  '127.0.0.1',
  '192.168.0.7',
  '[::1]',
  'www.example.com',
  'my-machine',
])('%s is a name of this server', (name) => {
  expect(isOwnName(name, ownNames)).toBe(true);
});

test.each([
  'evil.example',
  'example.com',
  'notlocalhost',
  'localhost.evil.example',
  '127.0.0.1.nip.io',
  '',
])('%s is none', (name) => {
  expect(isOwnName(name, ownNames)).toBe(false);
});

test('a name is told once, and a flood of names is cut off, long ones too', () => {
  const told: string[] = [];
  const tell = tellNamesOnce((name) => told.push(name));
  for (const name of ['triage', 'triage', 'x'.repeat(9_000), `${'x'.repeat(9_000)}y`]) tell(name);
  expect(told).toEqual(['triage', 'x'.repeat(253)]);
  for (let count = 0; count < 1_000; count++) tell(`host-${count}`);
  expect(told).toHaveLength(20);
});
