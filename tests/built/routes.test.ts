import { parse } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { categoryChoices, news } from '../../src/news/news.ts';
import { readBuiltPages } from '../../tools/lib/built-site.ts';
import { specifiedFooter, specifiedRoutes } from '../../tools/lib/specification.ts';
import { readArticles } from '../support/articles.ts';

const ask = (path: string) => fetch(inject('origin') + path, { redirect: 'manual' });
const pages = new Map((await readBuiltPages()).map((built) => [built.path, built]));
const articles = await readArticles();

/** The texts of what a selector finds on a page, without the space around their words. */
const textsOf = (path: string, selector: string) =>
  (pages.get(path)?.page.querySelectorAll(selector) ?? []).map(({ text }) =>
    text.trim().replaceAll(/\s+/g, ' '),
  );
const pathsOf = (path: string, selector: string) =>
  pages
    .get(path)
    ?.page.querySelectorAll(selector)
    .map((link) => link.getAttribute('href'));

test('every page that was asked for has a title and a description of its own, which search engines show whole', () => {
  const titles = new Set(specifiedRoutes.map((route) => textsOf(route, 'title').join()));
  expect(titles.size).toBe(specifiedRoutes.length);
  for (const { path, page } of pages.values()) {
    const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description, path).toMatch(/^.{50,155}$/);
    expect(textsOf(path, 'title'), path).toEqual([expect.stringMatching(/^.{1,60}$/)]);
  }
});

test('every page and article answers at its path, and a draft does not', async () => {
  for (const path of [...specifiedRoutes, ...articles.map(({ slug }) => `/${slug}`)]) {
    expect((await ask(path)).status, path).toBe(200);
  }
  expect((await ask('/components')).status).toBe(404);
});

test('an unknown path is a 404 that helps the visitor on, as the pages of a failure and of what was taken away do', async () => {
  const answer = await ask('/no-such-page');
  expect(answer.status).toBe(404);
  const links = parse(await answer.text()).querySelectorAll('main a');
  const offered = new Set(links.map((link) => link.getAttribute('href')));
  expect(offered).toEqual(new Set(['/', '/product', '/news-views', '/contact', '/search']));
  expect(new Set(pathsOf('/500.html', 'main a'))).toEqual(new Set(['/']));
  const gone = await ask('/410');
  expect(gone.status).toBe(410);
  expect(parse(await gone.text()).querySelector('main h1')?.text).toMatch(/taken away/);
});

test('header and footer have what was asked for', () => {
  // What was asked for comes first; the way to all pages and to a demo follow.
  const header = pathsOf('/', 'header nav a')?.slice(0, 4);
  expect(header).toEqual(['/', '/product', '/news-views', '/contact']);
  const footer = pages.get('/')?.page.querySelector('footer');
  for (const words of [
    'Transform healthcare with intelligent triage. Join our ecosystem and stay updated with cutting-edge AI innovations.',
    '© 2025 TRIAGE',
    'VOICE BIOMARKERS',
    'call your local emergency number',
  ]) {
    expect(footer?.text).toContain(words);
  }
  const groups = footer?.querySelectorAll('nav section') ?? [];
  expect(groups).toHaveLength(specifiedFooter.length);
  for (const [index, { heading, paths }] of specifiedFooter.entries()) {
    expect(groups[index]?.querySelector('h2')?.text).toContain(heading);
    const links = groups[index]?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    // What was asked for comes first; pages of our own may follow.
    expect(links?.slice(0, paths.length)).toEqual(paths);
  }
  expect(pathsOf('/', 'footer a')).toEqual(
    expect.arrayContaining(['/contact', '/privacy-policy', '/terms', '/accessibility']),
  );
});

test('the home page and the overview say what was asked for, and lead to a demo', () => {
  expect(textsOf('/', 'main h3')).toEqual(
    expect.arrayContaining([
      'AI-Powered Conversation',
      'Natural Language Understanding',
      'Voice-First Interface',
      'Dynamic Assessments',
      'Reducing Wait Times',
      'Staff Efficiency',
      'Equity in Care',
      'Resource Optimization',
    ]),
  );
  expect(textsOf('/', 'main').join()).toContain('up to 35%');
  expect(textsOf('/product', 'main h3')).toEqual(
    expect.arrayContaining([
      'In-house data',
      'HIPAA',
      'SOC2 Type II',
      'PCI DSS',
      'Regular pen tests',
      'Constant unit tests',
      'Expert implementation',
      'Guardrails',
    ]),
  );
  expect(textsOf('/product', 'video')).toEqual(['Your browser does not support the video tag.']);
  const toContact = [...textsOf('/', 'main a'), ...textsOf('/product', 'main a[href^="/contact"]')];
  expect(toContact).toEqual(expect.arrayContaining(['Request a Demo', 'Explore Features']));
});

test('the first view of the news has its figures, its filter, the featured story and six articles', () => {
  const words = textsOf('/news-views', 'main').join();
  for (const text of [`${articles.length}+`, '50K+', 'Weekly', 'monthly readers', 'new content']) {
    expect(words).toContain(text);
  }
  const countOf = (choice: string) =>
    articles.filter(
      ({ category, featured }) => !featured && (choice === 'All' || category === choice),
    ).length;
  const counts = textsOf('/news-views', '.news-filter li').map((one) => one.replaceAll(' ', ''));
  const expected = categoryChoices.map((choice) => `${choice}${countOf(choice)}articles`);
  expect(counts).toEqual(expected.map((one) => one.replaceAll(' ', '')));
  expect(textsOf('/news-views', 'main article')).toHaveLength(1 + news.step);
  expect(textsOf('/news-views', '.news-grid article')).toHaveLength(news.step);
  const first = '/ai-triage-reduces-emergency-department-wait-times';
  expect(pathsOf('/news-views', 'main article a')?.[0]).toBe(first);
});

test('every article has its category, its day, the time it takes and more on its subject', () => {
  for (const { slug, category } of articles) {
    const { html = '', page } = pages.get(`/${slug}`) ?? {};
    expect(html, slug).toMatch(/>\d min read</);
    expect(html, slug).toContain('<meta property="og:type" content="article"');
    expect(html, slug).toContain(`"articleSection":"${category}"`);
    expect(page?.querySelectorAll('main time[datetime]'), slug).not.toEqual([]);
  }
  const first = '/ai-triage-reduces-emergency-department-wait-times';
  expect(textsOf(first, 'main').join()).toMatch(/Jan 15, 2025.*3 min read.*Global/s);
  expect(pathsOf(first, 'main a')).toContain('/news-views/category/healthcare-operations');
});
