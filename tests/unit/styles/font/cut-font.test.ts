import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fontkit from 'fontkit';
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
