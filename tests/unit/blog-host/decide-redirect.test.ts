import { describe, expect, it } from 'vitest';
import {
  decideRedirect,
  followDecision,
  isKnownPaths,
} from '../../../src/blog-host/decide-redirect.ts';

const known = { pages: ['/', '/product', '/contact/sent'], articles: ['a-known-article'] };
const blogHost = 'https://blog.example.com';

const decide = (pathname: string, search = '') =>
  decideRedirect({ pathname, search }, known, blogHost);

it('a file of known paths lists pages and articles, and nothing else is one', () => {
  expect(isKnownPaths(known)).toBe(true);
  for (const other of [null, '<html>', {}, { pages: ['/'] }, { pages: [1], articles: [] }]) {
    expect(isKnownPaths(other)).toBe(false);
  }
});

describe('decideRedirect', () => {
  it.each(['/', '/product', '/product/', '/contact/sent'])('leaves %s alone', (path) => {
    expect(decide(path)).toEqual({ kind: 'stay' });
  });

  it('sends a known article to the blog host at the same path, with its search string', () => {
    expect(decide('/a-known-article', '?from=mail')).toEqual({
      kind: 'go',
      address: 'https://blog.example.com/a-known-article?from=mail',
    });
    expect(decide('/a-known-article/').kind).toBe('go');
  });

  it.each(['/unknown', '/product/unknown', '/A-Known-Article', '/2024/01/post.html'])(
    'asks the blog host about %s',
    (path) => {
      expect(decide(path)).toEqual({ kind: 'ask', address: `https://blog.example.com${path}` });
    },
  );

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '/@evil.example',
    '/.evil.example',
    '/https://evil.example',
    '/%2F%2Fevil.example',
    '//user:password@evil.example:81/',
  ])('never leaves the blog host, whatever the path: %s', (path) => {
    const decision = decide(path, '?to=https://evil.example');
    expect(decision.kind).toBe('ask');
    expect('address' in decision && new URL(decision.address).origin).toBe(blogHost);
  });
});

describe('followDecision', () => {
  const address = 'https://blog.example.com/x';

  it('asks once, and only when that decides', async () => {
    const asked: string[] = [];
    const isThere = (path: string) => Promise.resolve(asked.push(path) > 0);
    expect(await followDecision({ kind: 'stay' }, isThere)).toBeUndefined();
    expect(await followDecision({ kind: 'go', address }, isThere)).toBe(address);
    expect(asked).toEqual([]);
    expect(await followDecision({ kind: 'ask', address }, isThere)).toBe(address);
    expect(asked).toEqual([address]);
  });

  it('leads home when the blog host has no such page', async () => {
    expect(await followDecision({ kind: 'ask', address }, () => Promise.resolve(false))).toBe('/');
  });
});
