import { expect, test } from 'playwright/test';
import { specifiedRoutes } from '../support/specification.ts';

test('every route of the specification is a page with a title, a heading and a description of its own', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const route of specifiedRoutes) {
    const answer = await request.get(route);
    expect(answer.status(), route).toBe(200);
    const html = await answer.text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect(title, route).toContain('TRIAGE');
    expect(title.length, `${route}: ${title}`).toBeLessThanOrEqual(60);
    expect(html.match(/<h1[ >]/g), route).toHaveLength(1);
    expect(html, route).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html, route).toContain(`<link rel="canonical" href="https://triage.example${route}"`);
    titles.add(title);
  }
  expect(titles.size).toBe(specifiedRoutes.length);
});

test('the sitemap lists every route and no page that answers an action', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  for (const route of specifiedRoutes) {
    expect(sitemap).toContain(`<loc>https://triage.example${route === '/' ? '/' : route}</loc>`);
  }
  expect(sitemap).not.toContain('/contact/sent');
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://triage.example/sitemap-index.xml',
  );
});

test('a draft is not built', async ({ request }) => {
  expect((await request.get('/kit')).status()).toBe(404);
});

test('a path with a slash at its end leads to the page', async ({ request }) => {
  const answer = await request.get('/product/', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()['location']).toBe('/product');
});

test('an unknown path is a 404 that helps the visitor on', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' }).first()).toBeVisible();
});
