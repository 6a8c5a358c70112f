import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStyleBundles } from '../../../../src/hosting/output/style-bundles.ts';

let folder = '';

const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const linksOf = (page: string) =>
  [...read(page).matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href ?? '');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'style-bundles-'));
  mkdirSync(join(folder, '_astro'));
  mkdirSync(join(folder, 'wards'));
  writeFileSync(join(folder, '_astro/base.css'), 'body{margin:0}');
  writeFileSync(join(folder, '_astro/section.css'), '.a[data-astro-cid-abcdefgh]{color:red}');
  writeFileSync(join(folder, '_astro/figure.css'), '.b[data-astro-cid-ijklmnop]{color:tan}');
  writeFileSync(
    join(folder, 'index.html'),
    `<head>${link('base')}${link('section')}${link('figure')}</head><p data-astro-cid-abcdefgh>Hi <b class="b" data-astro-cid-ijklmnop="">you</b></p>`,
  );
  writeFileSync(join(folder, 'wards/index.html'), `<head>${link('base')}${link('section')}</head>`);
  writeFileSync(join(folder, '404.html'), `<head>${link('base')}</head>`);
  const styles = createStyleBundles(folder);
  const pages = ['404.html', 'index.html', 'wards/index.html'];
  for (const page of pages) styles.note(read(page));
  for (const page of pages) writeFileSync(join(folder, page), styles.rewrite(read(page)));
});

describe('createStyleBundles', () => {
  it('leaves each page with what all pages share and what it has of its own, in order', () => {
    const [shared, own] = linksOf('index.html');
    expect(linksOf('404.html')).toEqual([shared]);
    expect(linksOf('index.html')).toHaveLength(2);
    expect(read(shared ?? '')).toBe('body{margin:0}');
    expect(read(own ?? '')).toMatch(/^\.a\[.*\}\.b\[.*\}$/);
    expect(linksOf('wards/index.html')[0]).toBe(shared);
    expect(linksOf('wards/index.html')[1]).not.toBe(own);
  });

  it('keeps the scope of a style and the elements it is for together', () => {
    const style = read(linksOf('index.html')[1] ?? '');
    const [, first] = /\.a\[([^\]]+)\]/.exec(style) ?? [];
    const [, second] = /\.b\[([^\]]+)\]/.exec(style) ?? [];
    expect(first).not.toBe(second);
    expect(read('index.html')).toContain(
      `<p ${first ?? ''}>Hi <b class="b" ${second ?? ''}>you</b></p>`,
    );
  });

  it('leaves a page without style sheets as it is', () => {
    const html = '<link rel="icon" href="/icon.svg"><p>Moved</p>';
    expect(createStyleBundles(folder).rewrite(html)).toBe(html);
  });
});
