import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../src/checker/load-content.ts';

const brokenSite = path.join(import.meta.dirname, 'fixtures/broken-site');
const content = loadContent(brokenSite);

test('pages and articles have the routes of their files', () => {
  const routesOf = (entries: typeof content.entries) => entries.map(({ route }) => route);
  expect(routesOf(content.pages)).toEqual(['/', '/contact', '/contact/Sent']);
  expect(routesOf(content.articles)).toEqual(['/first-call']);
});

test('components, routes of code and files that are served are known by name', () => {
  expect([...content.components.keys()]).toEqual(['Claim', 'LevelTable', 'Section']);
  expect([...content.fixedRoutes]).toEqual(['/rss.xml', '/media/film.vtt']);
});
