import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnName } from '../../../../src/hosting/server/host-name.ts';
import { check } from '../../../support/properties/check.ts';

const ownNames = ['www.example.com', 'my-machine'];
const own = fc.constantFrom(...ownNames, 'localhost', 'site.localhost', '192.168.0.7', '[::1]');

test('no name that somebody can register is one of this server, however it begins', () =>
  check(
    fc.property(own, fc.domain(), fc.constantFrom('.', '-', '', ':'), (name, domain, between) => {
      expect(isOwnName(name, ownNames)).toBe(true);
      expect(isOwnName(domain, ownNames)).toBe(false);
      expect(isOwnName(`${name}${between}${domain}`, ownNames)).toBe(false);
    }),
  ));
