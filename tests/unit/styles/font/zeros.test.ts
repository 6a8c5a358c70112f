import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { plainZeros } from '../../../../src/styles/font/zeros.ts';

const whole = createRequire(import.meta.url).resolve('#font');
const digits = '0123456789';
const weights = [400, 550, 700];

function open(file: Buffer): fontkit.Font {
  const font = fontkit.create(file);
  if (!('layout' in font)) throw new Error('The file holds several fonts.');
  return font;
}

const layOut = (font: fontkit.Font, features: Readonly<Record<string, boolean>> = {}) =>
  font.layout(digits, features).glyphs;

/** What a glyph looks like at a weight, in whole units: only halves of a unit are rounded away. */
function look(font: fontkit.Font, id: number, weight: number) {
  const { path, advanceWidth } = font.getVariation({ wght: weight }).getGlyph(id);
  const { minX, minY, maxX, maxY } = path.bbox;
  return { box: [minX, minY, maxX, maxY], advanceWidth, contours: path.toSVG().split('M').length };
}

let slashed: fontkit.Font;
let plain: fontkit.Font;

beforeAll(async () => {
  const options = {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum'],
  } as const;
  const cut = await subsetFont(readFileSync(whole), `${digits}Oo`, options);
  slashed = open(cut);
  // The second cut reads every table that was written, and drops what it cannot read.
  const kept = { targetFormat: 'truetype', keepFeatures: ['kern', 'tnum', 'zero'] } as const;
  const drawn = await subsetFont(plainZeros(cut, 700), `${digits}Oo`, kept);
  plain = open(drawn);
});

describe.each(weights)('at weight %i', (weight) => {
  test('the zero has two contours, and the size and width it had', () => {
    const before = look(slashed, layOut(slashed)[0]?.id ?? 0, weight);
    const after = look(plain, layOut(plain)[0]?.id ?? 0, weight);
    expect(before.contours).toBe(4);
    expect(after.contours).toBe(3);
    expect(after.advanceWidth).toBeCloseTo(before.advanceWidth, 0);
    before.box.forEach((edge, index) => {
      expect(after.box[index]).toBeCloseTo(edge, 0);
    });
  });

  test('both sides of the counter are the same, and heavy enough', () => {
    const counter = plain
      .getVariation({ wght: weight })
      .glyphForCodePoint(48)
      .path.commands.slice()
      .reverse();
    const xs = counter
      .slice(1, counter.findIndex(({ command }) => command === 'moveTo') + 1)
      .flatMap(({ args }) => args.filter((_, index) => index % 2 === 0));
    const box = look(plain, layOut(plain)[0]?.id ?? 0, weight).box;
    const [left, right] = [Math.min(...xs) - (box[0] ?? 0), (box[2] ?? 0) - Math.max(...xs)];
    expect(left).toBeCloseTo(right, -1);
    expect(left).toBeGreaterThan(80);
  });

  test('tabular figures and slashed zeros keep the slash, all other digits their outlines', () => {
    for (const features of [{ tnum: true }, { zero: true }, { tnum: true, zero: true }]) {
      const zero = layOut(plain, features)[0];
      const known = layOut(slashed, { tnum: true })[0];
      expect(look(plain, zero?.id ?? 0, weight)).toEqual(look(slashed, known?.id ?? 0, weight));
    }
    for (const features of [{}, { tnum: true }]) {
      const after = layOut(plain, features).slice(1);
      const before = layOut(slashed, features).slice(1);
      expect(after.map(({ id }) => look(plain, id, weight))).toEqual(
        before.map(({ id }) => look(slashed, id, weight)),
      );
    }
  });
});

test('a font without weights, or without a tabular zero, is refused', async () => {
  const options = { targetFormat: 'truetype' } as const;
  const still = await subsetFont(readFileSync(whole), digits, {
    ...options,
    variationAxes: { wght: 400 },
  });
  expect(() => plainZeros(still, 700)).toThrow('no axis of weights');
  const kernOnly = { ...options, keepFeatures: ['kern'] } as const;
  const bare = await subsetFont(readFileSync(whole), digits, kernOnly);
  expect(() => plainZeros(bare, 700)).toThrow('no tabular zero');
});
