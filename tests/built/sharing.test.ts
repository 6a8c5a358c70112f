import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharingLimit } from '../../src/art/sharing/render-sharing.ts';
import { sharingSize } from '../../src/art/sharing/sharing.ts';
import { isListed } from '../../src/config/routes.ts';
import { readBuiltFile, readBuiltPages } from '../../tools/lib/built-site.ts';

const pages = (await readBuiltPages()).map(({ path, page }) => {
  const tag = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ??
    '';
  return {
    path,
    tag,
    isListed: !path.endsWith('.html') && isListed(new URL(path, 'https://triage.example').href),
  };
});

test('every page, category and article has a sharing image of its own, of the size it says', async () => {
  const owners = new Map<string, string>();
  for (const { path, tag } of pages.filter((page) => page.isListed)) {
    const { pathname, search } = new URL(tag('og:image'));
    expect(pathname, path).toBe(`/sharing${path === '/' ? '/index' : path}.png`);
    expect(search, path).toMatch(/^\?v=[\w-]{8}$/);
    const file = await readBuiltFile(pathname);
    expect(file.length, path).toBeLessThanOrEqual(sharingLimit);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'png', ...sharingSize });
    expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630']);
    const print = createHash('sha256').update(file).digest('hex');
    expect(owners.get(print), path).toBeUndefined();
    owners.set(print, path);
  }
  expect(owners.size).toBeGreaterThan(150);
});

test('an older page of a listing is shared by the image of its first', () => {
  const older = pages.filter(({ path }) => /\/page\/\d+$/.test(path));
  expect(older.length).toBeGreaterThan(5);
  for (const { path, tag } of older) {
    const { pathname } = new URL(tag('og:image'));
    expect(pathname, path).toBe(`/sharing${path.replace(/\/page\/\d+$/, '')}.png`);
  }
});

test('every page says what its image shows, and asks for it large', async () => {
  for (const { path, tag } of pages) {
    expect(tag('twitter:card'), path).toBe('summary_large_image');
    expect(tag('og:image:alt').length, path).toBeGreaterThan(20);
    expect(tag('og:image:alt').length, path).toBeLessThanOrEqual(420);
    expect((await readBuiltFile(new URL(tag('og:image')).pathname)).length).toBeGreaterThan(5_000);
  }
});
