import { expect, test } from 'playwright/test';
import { specifiedRoutes } from '../support/specification.ts';

test('no page breaks the security policy or writes an error', async ({ page }) => {
  test.setTimeout(120_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  for (const route of specifiedRoutes) await page.goto(route, { waitUntil: 'load' });
  expect(problems).toEqual([]);
});

test('pages, files, redirects and the 404 carry the same security headers', async ({ request }) => {
  const names = [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
  ];
  const home = (await request.get('/')).headers();
  for (const name of names) expect(home[name], name).toBeTruthy();
  expect(home['content-security-policy']).toMatch(/default-src 'none'/);
  expect(home['content-security-policy']).not.toMatch(/unsafe/);
  for (const path of ['/no-such-page', '/icon.svg', '/product/', '/functions/v1/none']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const name of names) expect(headers[name], `${path} ${name}`).toBe(home[name]);
  }
});
