import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  functionAddress,
  functionNames,
  isListed,
  routes,
  markdownPath,
  unlistedRoutes,
} from '../../../src/config/routes.ts';
import { check } from '../../support/properties/check.ts';

const site = 'https://www.example.com';
const slug = fc.stringMatching(/^[a-z\d]+(?:-[a-z\d]+)*$/);
const path = fc.array(slug, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`);

test('a page has one twin on this site, and two pages never share it', () =>
  check(
    fc.property(path, path, (one, other) => {
      fc.pre(one !== other && ![one, other].includes('/index'));
      const twins = [one, other, routes.home].map(markdownPath);
      expect(new Set(twins).size).toBe(3);
      for (const twin of twins)
        expect(new URL(twin, site)).toMatchObject({ origin: site, pathname: twin });
    }),
  ));

test('a page is listed or not by its path alone, whatever host, query or fragment stands around it', () =>
  check(
    fc.property(
      fc.oneof(path, fc.constantFrom(...unlistedRoutes, '/news-views/page/2', '/page/x')),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      (page, address) => {
        const other = Object.assign(new URL(address), { pathname: page });
        expect(isListed(other.href)).toBe(isListed(`${site}${page}`));
        expect(isListed(`${site}${page}/page/3`)).toBe(false);
      },
    ),
  ));

test('a function answers below the address that it is given, on the same host', () =>
  check(
    fc.property(
      fc.constantFrom(...(Object.keys(functionNames) as (keyof typeof functionNames)[])),
      fc.oneof(
        path,
        fc.domain().map((domain) => `https://${domain}/functions`),
      ),
      (name, functionsUrl) => {
        const address = new URL(functionAddress(name, functionsUrl), site);
        const base = new URL(functionsUrl, site);
        expect(address.origin).toBe(base.origin);
        expect(address.pathname).toBe(`${base.pathname}/${functionNames[name]}`);
      },
    ),
  ));
