import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSite } from '../../../../src/checker/reading/load-site.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checker-'));
  cpSync(path.join(import.meta.dirname, '../fixtures/broken-site'), root, { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('pages and articles have the routes of their files', () => {
  expect(loadSite(root).entries.map(({ kind, route }) => [kind, route])).toEqual([
    ['page', '/contact'],
    ['page', '/contact/Sent'],
    ['page', '/'],
    ['article', '/first-call'],
  ]);
});

test('components, routes of code and files that are served are known by name', () => {
  const { components, fixedRoutes } = loadSite(root);
  expect(components).toEqual(['Claim', 'LevelScale', 'Section']);
  expect([...fixedRoutes]).toEqual(
    expect.arrayContaining(['/rss.xml', '/media/film.vtt', '/sitemap-index.xml']),
  );
});

test('a claim that only code cites counts as cited', () => {
  expect(loadSite(root).quotedInCode).toContain('uptime');
});

test('a changed file is read again, an unchanged one is not', () => {
  const before = loadSite(root).entries;
  const file = path.join(root, 'src/content/pages/contact.mdx');
  writeFileSync(file, '---\ntitle: Changed\n---\n');
  const after = loadSite(root).entries;
  expect(after[0]?.frontMatter.value).toEqual({ title: 'Changed' });
  expect(after[2]).toBe(before[2]);
});
