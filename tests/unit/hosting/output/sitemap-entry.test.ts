import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeEntry } from '../../../../src/hosting/output/sitemap-entry.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function entryOf(pathname: string, html: string) {
  await mkdir(path.join(folder, pathname), { recursive: true });
  await writeFile(path.join(folder, pathname, 'index.html'), html);
  return completeEntry({ url: `https://www.example.com${pathname}` }, folder);
}

const published = '"datePublished":"2026-01-02"';

test('the day of a page is that of its last change, or else of its publication', async () => {
  const changed = await entryOf('/a', `{${published},"dateModified":"2026-03-04"}`);
  expect(changed).toMatchObject({ lastmod: '2026-03-04' });
  expect(await entryOf('/b', `{${published}}`)).toMatchObject({ lastmod: '2026-01-02' });
  expect(await entryOf('/c', '<time datetime="2026-05-06">')).not.toHaveProperty('lastmod');
});

test('a listing is as new as its newest article', async () => {
  const html = ['2026-01-02', '2026-05-06', '2026-03-04'].map((day) => `<time datetime="${day}">`);
  expect(await entryOf('/news-views', html.join(''))).toMatchObject({ lastmod: '2026-05-06' });
});

test('its pictures are named once each, by their whole addresses', async () => {
  const html = `<meta property="og:image" content="https://www.example.com/s.png?a=1&#38;v=2">
    <img src="/a.webp" alt=""><img alt="" src="/b.webp?a&amp;b"><img src="/a.webp" alt="">`;
  expect((await entryOf('/a', html)).img).toEqual([
    { url: 'https://www.example.com/s.png?a=1&v=2' },
    { url: 'https://www.example.com/a.webp' },
    { url: 'https://www.example.com/b.webp?a&b' },
  ]);
});
