import { parse } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { readArticles } from '../support/articles.ts';
import { readBuiltPages } from '../../tools/lib/built-site.ts';
import { specifiedRoutes } from '../../tools/lib/specification.ts';

const ask = (path: string) => fetch(inject('origin') + path, { redirect: 'manual' });
const pages = new Map((await readBuiltPages()).map((built) => [built.path, built]));

test('every page that was asked for has a title and a description of its own', () => {
  const titles = new Set<string>();
  for (const route of specifiedRoutes) {
    const page = pages.get(route)?.page;
    const title = page?.querySelector('title')?.text ?? '';
    expect(title, route).toContain('TRIAGE');
    expect(title.length, `${route}: ${title}`).toBeLessThanOrEqual(60);
    const description = page?.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description, route).toMatch(/.{50,}/);
    titles.add(title);
  }
  expect(titles.size).toBe(specifiedRoutes.length);
});

test('every page and article answers at its path', async () => {
  const paths = [...specifiedRoutes, ...(await readArticles()).map(({ slug }) => `/${slug}`)];
  const answers = await Promise.all(paths.map(async (path) => [path, (await ask(path)).status]));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test('every article has its category and the time it takes', async () => {
  for (const { slug, category } of await readArticles()) {
    const html = pages.get(`/${slug}`)?.html;
    expect(html, slug).toMatch(/>\d min read</);
    expect(html, slug).toContain('<meta property="og:type" content="article"');
    expect(html, slug).toContain(`"articleSection":"${category}"`);
  }
});

test('a draft is not built', async () => {
  expect((await ask('/components')).status).toBe(404);
});

test('the page of what was taken away says so by its status', async () => {
  const answer = await ask('/410');
  expect(answer.status).toBe(410);
  expect(parse(await answer.text()).querySelector('main h1')?.text).toMatch(/taken away/);
});

test('the sitemap knows of each article when it changed', async () => {
  const sitemap = await (await ask('/sitemap-0.xml')).text();
  for (const { slug, date, updated } of await readArticles()) {
    const [entry] = sitemap.split('<url>').filter((url) => url.includes(`/${slug}</loc>`));
    expect(entry, slug).toContain(`<lastmod>${updated ?? date}T`);
  }
});

test('an unknown path is a 404 that helps the visitor on, as the page of a failure does', async () => {
  const answer = await ask('/no-such-page');
  expect(answer.status).toBe(404);
  const lost = parse(await answer.text());
  expect(lost.querySelector('main h1')?.text).toMatch(/\S/);
  const pathsOf = (page = lost) =>
    new Set(page.querySelectorAll('main a').map((link) => link.getAttribute('href')));
  expect(pathsOf()).toEqual(new Set(['/', '/product', '/news-views', '/contact', '/search']));
  expect(pathsOf(pages.get('/500.html')?.page)).toEqual(new Set(['/']));
});
