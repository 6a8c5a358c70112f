import { expect, it, vi } from 'vitest';
import { startRedirectFallback } from '../../../src/blog-host/redirect-fallback.ts';

it('a visitor whom the blog host sends back is led home', async () => {
  const kept = new Map<string, string>();
  const went: string[] = [];
  const words = {
    hidden: true,
    dataset: { blogHost: 'https://blog.example.com' },
    querySelector: () => null,
  };
  vi.stubGlobal('document', { getElementById: () => words });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', {
    pathname: '/first-call',
    search: '',
    replace: (address: string) => went.push(address),
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ pages: [], articles: ['first-call'] })),
  );
  await startRedirectFallback();
  await startRedirectFallback();
  expect(went).toEqual(['https://blog.example.com/first-call', '/']);
});
