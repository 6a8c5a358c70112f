import { expect, test } from 'vitest';
import { InvalidSettings } from '../../../../src/config/settings.ts';
import {
  explainListenError,
  formatAddress,
  readListeningAddress,
} from '../../../../src/hosting/server/listening-address.ts';

test('the site is at 127.0.0.1:4321 unless told', () => {
  expect(formatAddress(readListeningAddress({}))).toBe('http://127.0.0.1:4321');
  expect(formatAddress(readListeningAddress({ HOST: '', PORT: ' ' }))).toBe(
    'http://127.0.0.1:4321',
  );
});

test('HOST and PORT are honored', () => {
  expect(formatAddress(readListeningAddress({ HOST: 'localhost', PORT: '8080' }))).toBe(
    'http://localhost:8080',
  );
  expect(formatAddress(readListeningAddress({ HOST: '::1', PORT: '0' }))).toBe('http://[::1]:0');
});

test('malformed values are named together, with what was found and what to write', () => {
  const read = () => readListeningAddress({ HOST: 'http://localhost', PORT: '65536' });
  expect(read).toThrow(InvalidSettings);
  expect(read).toThrow(
    'HOST: found "http://localhost"; write an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.\n' +
      'PORT: found "65536"; write a whole number from 0 to 65535, such as 4321.',
  );
});

test.each(['-1', '4e3', '80.5', 'http'])('PORT=%s is refused', (port) => {
  expect(() => readListeningAddress({ PORT: port })).toThrow(`PORT: found "${port}"`);
});

test('a busy port is explained with a command that works', () => {
  const address = { host: '127.0.0.1', port: 4321 };
  expect(explainListenError('EADDRINUSE', address)).toBe(
    'PORT: 4321 is in use by another program on 127.0.0.1. Stop that program, or choose another port: PORT=4322 npm start',
  );
  expect(explainListenError('EADDRNOTAVAIL', address)).toMatch(/^HOST: 127\.0\.0\.1 is not/);
  expect(explainListenError('EWHATEVER', address)).toBeUndefined();
});
