import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Cover, drawCovers } from '../../../../src/news/covers/cover.ts';
import { categories } from '../../../../src/config/categories.ts';

const text = Array.from({ length: 40 }, (_, index) => {
  const words = Array.from({ length: 3 + ((index * 7) % 19) }, (_, word) =>
    'ward'.padEnd(2 + ((index + word * 3) % 9), 'er'),
  );
  return `${words.join(' ')}.`;
}).join(' ');

const cover: Cover = { category: 'Legal', text, ground: 'tint', framing: 'whole' };

describe.each(categories)('%s', (category) => {
  test('has two framings that differ, and weighs little', () => {
    const [whole, close] = (['whole', 'close'] as const).map((framing) =>
      drawCovers([{ ...cover, category, framing }]),
    );
    expect(whole).not.toBe(close);
    for (const svg of [whole, close]) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(brotliCompressSync(svg ?? '').length).toBeLessThanOrEqual(3_000);
    }
  });

  test('looks another for another text, and the same for the same', () => {
    const draw = (words: string) => drawCovers([{ ...cover, category, text: words }]);
    expect(draw(text)).toBe(draw(text));
    expect(draw(text)).not.toBe(draw('One short sentence. And a much longer one that goes on.'));
    expect(draw('')).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('several covers stand in one file, each under a name', () => {
  const svg = drawCovers([cover, { ...cover, ground: 'deep' }]);
  expect(svg).toContain('<view id="c0" viewBox="0 0 640 400"/>');
  expect(svg).toContain('<view id="c1" viewBox="0 400 640 400"/>');
});

test('no part is drawn by reference, as that loses the colors of its ground', () => {
  const all = categories.map((category) => ({ ...cover, category }));
  expect(drawCovers(all)).not.toContain('<use');
});
