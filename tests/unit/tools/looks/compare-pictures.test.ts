import { expect, test } from 'vitest';
import { comparePixels, type Pixels } from '../../../../tools/looks/compare-pictures.ts';

const width = 20;

/** A page of rows, each in one color, apart from the pixels that are drawn on it. */
function draw(rows: readonly number[], drawn: readonly [x: number, y: number][] = []): Pixels {
  const colors = new Uint32Array(rows.length * width);
  for (const [y, color] of rows.entries()) colors.fill(color, y * width, (y + 1) * width);
  for (const [x, y] of drawn) colors[y * width + x] = 0xff;
  return { width, height: rows.length, colors };
}
const paper = Array.from({ length: 100 }, (_, y) => 0xff000000 + y);

test('the same pictures are the same', () => {
  expect(comparePixels(draw(paper), draw(paper))).toEqual({ changed: 0, share: 0, regions: [] });
});

test('a color that changed by a hair is a change', () => {
  const { changed, regions } = comparePixels(draw([0xff000000]), draw([0xff000001]));
  expect(changed).toBe(width);
  expect(regions).toHaveLength(1);
});

test('what moved by a pixel changed where it was and where it is', () => {
  const { changed, share, regions } = comparePixels(draw(paper, [[3, 7]]), draw(paper, [[4, 7]]));
  expect(changed).toBe(2);
  expect(share).toBe(2 / 2000);
  const rows = { top: 7, height: 1 };
  expect(regions).toEqual([{ left: 3, width: 2, before: rows, after: rows }]);
});

test('changes that lie apart are two places, those that lie close are one', () => {
  const before = draw(paper);
  const count = (...places: [number, number][]) =>
    comparePixels(before, draw(paper, places)).regions.length;
  expect(count([0, 5], [0, 90])).toBe(2);
  expect(count([0, 5], [0, 20])).toBe(1);
});

test('of a page that became longer, only what is new is a change, not what it moved', () => {
  const longer = [...paper.slice(0, 40), 0xff0000aa, 0xff0000bb, ...paper.slice(40)];
  const { changed, regions } = comparePixels(draw(paper), draw(longer));
  expect(changed).toBe(2 * width);
  expect(regions).toEqual([
    { left: 0, width, before: { top: 40, height: 0 }, after: { top: 40, height: 2 } },
  ]);
  expect(comparePixels(draw(longer), draw(paper)).changed).toBe(changed);
});

test('pictures of different width cannot be compared', () => {
  const narrow: Pixels = { width: 1, height: 1, colors: new Uint32Array(1) };
  expect(() => comparePixels(narrow, draw(paper))).toThrow(RangeError);
});
