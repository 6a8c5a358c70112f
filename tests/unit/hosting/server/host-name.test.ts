import { expect, test } from 'vitest';
import { isOwnName } from '../../../../src/hosting/server/host-name.ts';

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
