import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRedirect, isKnownPaths } from '../../../src/blog-host/find-redirect.ts';
import { check } from '../../support/properties/check.ts';
import { anyText } from '../../support/properties/texts.ts';

const blogHost = 'https://blog.example.com';

/** Paths as a browser reports them, and texts that no browser would. */
const pathname = fc.oneof(
  fc.webPath(),
  anyText.map((text) => `/${text}`),
  fc
    .tuple(fc.constantFrom('//', '/\\', '/@', '/.', '/..//', '/%2F'), fc.domain(), anyText)
    .map((parts) => parts.join('')),
  anyText,
);
const search = anyText.map((text) => (text ? `?${text}` : ''));
const known = fc.record({
  pages: fc.array(pathname, { maxLength: 4 }),
  articles: fc.array(anyText, { maxLength: 4 }),
});

test('whatever the path, a visitor stays, goes home, or goes to the blog host and nowhere else', () =>
  check(
    fc.asyncProperty(pathname, search, known, fc.boolean(), async (path, query, of, isThere) => {
      const asked: string[] = [];
      const target = await findRedirect(
        { pathname: path, search: query },
        of,
        blogHost,
        (address) => {
          asked.push(address);
          return Promise.resolve(isThere);
        },
      );
      for (const address of asked)
        expect(new URL(address)).toMatchObject({ origin: blogHost, search: '' });
      expect(asked.length).toBeLessThanOrEqual(1);
      if (target === undefined || target === '/') return;
      expect(new URL(target)).toMatchObject({ origin: blogHost, username: '', password: '' });
      expect(asked.every((address) => address === target && isThere)).toBe(true);
    }),
    1_000,
  ));

test('a known article is found with its search string, and nobody is asked', () =>
  check(
    fc.asyncProperty(
      fc.stringMatching(/^[a-z\d-]{1,20}$/),
      fc.webQueryParameters(),
      async (slug, query) => {
        const asked = { pathname: `/${slug}`, search: query && `?${query}` };
        const ask = () => Promise.reject(new Error('was asked'));
        const target = await findRedirect(asked, { pages: [], articles: [slug] }, blogHost, ask);
        expect(target).toBe(`${blogHost}/${slug}${asked.search}`.replaceAll("'", '%27'));
      },
    ),
  ));

test('any file is judged, and what is taken for known paths holds lists of texts', () =>
  check(
    fc.property(fc.oneof(fc.jsonValue(), known, fc.anything()), (value) => {
      if (!isKnownPaths(value)) return;
      for (const text of [...value.pages, ...value.articles]) expect(text).toBeTypeOf('string');
    }),
  ));
