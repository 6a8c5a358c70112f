import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharingLimit } from '../../src/site/render-sharing.tsx';
import { isListed } from '../../src/config/routes.ts';
import { readBuiltFile, readBuiltPages } from '../../tools/lib/built-site.ts';

const pages = await readBuiltPages();
/** Pictures of pages and articles; that of the film is no part of a text. */
const shown = pages.flatMap(({ path, page }) =>
  page.querySelectorAll('main img[srcset]').map((image) => ({ path, image })),
);

test('every picture comes late, in a modern kind, with its shape, in sizes for every screen, lightly on a phone', async () => {
  expect(shown.length).toBeGreaterThan(0);
  for (const { path, image } of shown) {
    const attribute = (name: string) => image.getAttribute(name) ?? '';
    expect(attribute('loading'), path).toBe('lazy');
    expect(attribute('sizes'), path).toMatch(/\d+rem/);
    const shape = Number(attribute('width')) / Number(attribute('height'));
    const files = attribute('srcset').split(', ');
    expect(files.length, path).toBeGreaterThanOrEqual(3);
    for (const [file = '', says = ''] of files.map((one) => one.split(' '))) {
      const content = await readBuiltFile(file);
      const { format, width, height } = await sharp(content).metadata();
      expect(`${format} ${width}w`, file).toBe(`webp ${says}`);
      // A pixel of rounding.
      expect(Math.abs(width / shape - height), file).toBeLessThan(1);
      // A phone of 390 points and two pixels each.
      if (says === '800w') expect(content.length, file).toBeLessThan(60_000);
    }
  }
});

const isShared = (path: string) =>
  !path.endsWith('.html') && isListed(new URL(path, 'https://triage.example').href);

test('every page, category and article has a sharing image of its own, and says what it shows', async () => {
  const owners = new Map<string, string>();
  for (const { path, page } of pages) {
    const tag = (name: string) =>
      page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
    expect(tag('twitter:card'), path).toBe('summary_large_image');
    expect(tag('og:image:alt'), path).toMatch(/^.{20,420}$/);
    const { pathname, search } = new URL(tag('og:image') ?? '');
    const file = await readBuiltFile(pathname);
    const [first, isOlder] = [path.replace(/\/page\/\d+$/, ''), /\/page\/\d+$/.test(path)];
    if (!isOlder && !isShared(path)) continue;
    // An article that has a cover of its own is shared with it.
    const isPhoto = pathname.endsWith('.jpg');
    const name = `/sharing${first === '/' ? '/index' : first}`;
    expect(pathname, path).toBe(`${name}.${isPhoto ? 'jpg' : 'png'}`);
    // An older page of a listing is shared by the image of its first.
    if (isOlder) continue;
    expect(search, path).toMatch(/^\?v=[\w-]{8}$/);
    expect(file.length, path).toBeLessThanOrEqual((isPhoto ? 5 : 1) * sharingLimit);
    expect(await sharp(file).metadata(), path).toMatchObject({ width: 1200, height: 630 });
    expect([tag('og:image:width'), tag('og:image:height')], path).toEqual(['1200', '630']);
    const print = createHash('sha256').update(file).digest('hex');
    expect(owners.get(print), path).toBeUndefined();
    owners.set(print, path);
  }
  expect(owners.size).toBeGreaterThan(150);
});
