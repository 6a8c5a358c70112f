import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnName } from '../../../../src/hosting/server/host-name.ts';
import { check } from '../../../support/properties/check.ts';
import { anyText } from '../../../support/properties/texts.ts';

const ownNames = ['www.example.com', 'my-machine'];
const own = fc.constantFrom(...ownNames, 'localhost', '127.0.0.1', '[::1]');

test('no name that somebody can register is one of this server, however it begins', () =>
  check(
    fc.property(own, fc.domain(), fc.constantFrom('.', '-', '', ':'), (name, domain, between) => {
      expect(isOwnName(domain, ownNames)).toBe(false);
      expect(isOwnName(`${name}${between}${domain}`, ownNames)).toBe(false);
    }),
  ));

test('any address is one, as a URL writes it, and any text is judged', () =>
  check(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        fc.ipV6().map((ip) => `[${ip}]`),
      ),
      anyText,
      (address, text) => {
        expect(isOwnName(new URL(`http://${address}`).hostname, ownNames)).toBe(true);
        expect(isOwnName(text, [])).toBeTypeOf('boolean');
      },
    ),
  ));
