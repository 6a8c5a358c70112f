import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readBuiltFile, readBuiltPages } from '../../tools/lib/built-site.ts';

/** Pictures of pages and articles; that of the film is no part of a text. */
const shown = (await readBuiltPages()).flatMap(({ path, page }) =>
  page.querySelectorAll('main img[srcset]').map((image) => ({ path, image })),
);

test('every picture comes late, in a modern kind, with its shape, in sizes for every screen', async () => {
  expect(shown.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/disaster-response', '/designing-triage-for-one-bar-of-signal']),
  );
  for (const { path, image } of shown) {
    const attribute = (name: string) => image.getAttribute(name) ?? '';
    expect(attribute('loading'), path).toBe('lazy');
    expect(attribute('sizes'), path).toMatch(/\d+rem/);
    const shape = Number(attribute('width')) / Number(attribute('height'));
    const files = attribute('srcset')
      .split(', ')
      .map((file) => file.split(' '));
    expect(files.length, path).toBeGreaterThanOrEqual(3);
    for (const [file = '', says = ''] of files) {
      const { format, width, height } = await sharp(await readBuiltFile(file)).metadata();
      expect(`${format} ${width}w`, file).toBe(`webp ${says}`);
      // A pixel of rounding.
      expect(Math.abs(width / shape - height), file).toBeLessThan(1);
    }
  }
});

test('what a phone loads of a picture stays below 60 kB', async () => {
  for (const { path, image } of shown) {
    // A phone of 390 points and two pixels each.
    const file = /(\S+) 800w/.exec(image.getAttribute('srcset') ?? '')?.[1] ?? '';
    expect((await readBuiltFile(file)).length, path).toBeLessThan(60_000);
  }
});
