import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cutFont, fontCharacters } from '../../../../src/styles/font/cut-font.ts';

function projectWith(text: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'font-'));
  mkdirSync(path.join(root, 'src'));
  writeFileSync(path.join(root, 'src/page.mdx'), text);
  return root;
}

function holds(file: string, character: string): boolean {
  const font = fontkit.create(readFileSync(file));
  if (!('hasGlyphForCodePoint' in font)) throw new Error('The file holds several fonts.');
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

test('characters are those of every keyboard, of typography and of the texts', () => {
  const characters = fontCharacters(projectWith('Zoe\u0308 asks: “naïve”?\n'));
  expect(characters).toContain('ë');
  expect(characters).toContain('ï');
  expect(characters).toContain('~');
  expect(characters).toContain('’');
  expect(characters).not.toContain('ß');
  expect(characters).not.toContain('\n');
});

test('a new character makes a new file, and the same text finds its file again', async () => {
  const root = projectWith('plain');
  const plain = await cutFont(root);
  expect(await cutFont(root)).toBe(plain);
  expect(holds(plain, 'é')).toBe(false);
  writeFileSync(path.join(root, 'src/page.mdx'), 'café');
  const accented = await cutFont(root);
  expect(accented).not.toBe(plain);
  expect(holds(accented, 'é')).toBe(true);
});

/** What is between A and V besides their widths, in thousandths of an em. */
async function kerningAt(font: Buffer, wght: number): Promise<number> {
  const options = { targetFormat: 'truetype', keepFeatures: ['kern'] } as const;
  const cut = fontkit.create(await subsetFont(font, 'AV', { ...options, variationAxes: { wght } }));
  if (!('layout' in cut)) throw new Error('The file holds several fonts.');
  const { positions, glyphs } = cut.layout('AV');
  return (positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0);
}

test('pairs are kerned in every weight as in the middle one', async () => {
  const whole = readFileSync(createRequire(import.meta.url).resolve('#font'));
  const cut = readFileSync(await cutFont(projectWith('plain')));
  const middle = await kerningAt(whole, 550);
  expect(middle).toBeLessThan(-10);
  for (const weight of [400, 550, 700]) expect(await kerningAt(cut, weight)).toBe(middle);
});

test('letters of names from beyond Western Europe are in the font, and signs of measures', async () => {
  const text = 'āăČėīš≤≥';
  const file = await cutFont(projectWith(text));
  for (const character of text) expect(holds(file, character)).toBe(true);
});
