import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/** Remarks; names, values and findings; titles; the name of the product. */
export type Weight = 'regular' | 'strong' | 'bold' | 'brand';

const weights: Readonly<Record<Weight, number>> = {
  regular: 430,
  strong: 650,
  bold: 700,
  brand: 800,
};

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
/** ASCII, Latin-1, and the punctuation of good typography. */
const characters = `${[...between(0x20, 0x7e), ...between(0xa0, 0xff)].join('')}–—‘’“”…œŒ€−`;

/** A picture file cannot use the font of its page, so its letters are outlines of the same font. */
async function loadFont(weight: Weight): Promise<fontkit.Font> {
  const file = createRequire(import.meta.url).resolve('#font');
  const cut = await subsetFont(await readFile(file), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weights[weight] },
  });
  const font = fontkit.create(cut);
  if (!('layout' in font)) throw new Error(`${file} holds several fonts; one was expected.`);
  return font;
}

const fonts: Readonly<Record<Weight, fontkit.Font>> = {
  regular: await loadFont('regular'),
  strong: await loadFont('strong'),
  bold: await loadFont('bold'),
  brand: await loadFont('brand'),
};

/**
 * A text in the letters that there are: one that the font lacks gives its base letter, or goes.
 */
export function spell(text: string): string {
  const has = (letter: string) => fonts.bold.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return Array.from(text.normalize('NFC'))
    .flatMap((letter) => (has(letter) ? letter : Array.from(letter.normalize('NFD')).filter(has)))
    .join('');
}

type Command = fontkit.Path['commands'][number];

const letters: Readonly<Record<Command['command'], string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** An outline in whole quarters of the font’s units, y downward; steps are fewer bytes than places. */
function outlineOf(commands: readonly Command[]): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  return commands
    .map(({ command, args }) => {
      const places = args.map((value, index) => Math.round((index % 2 === 0 ? value : -value) / 4));
      const steps = places.map((value, index) => value - (index % 2 === 0 ? x : y));
      if (command === 'closePath') [x, y] = [startX, startY];
      else [x, y] = [places.at(-2) ?? x, places.at(-1) ?? y];
      if (command === 'moveTo') [startX, startY] = [x, y];
      return letters[command] + steps.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

/** How the ids of outlines begin. */
const idLetters: Readonly<Record<Weight, string>> = {
  regular: 'r',
  strong: 's',
  bold: 'B',
  brand: 'T',
};

/** How many units of an outline make one em. */
const unitsPerEm = 250;

export interface Lettering {
  /** How wide the text is, in the units of the drawing. */
  readonly width: number;
  /** `<use>` elements whose first letter begins at 0 0. */
  readonly markup: string;
}

const knownOutlines = new Map<string, string>();

/** Every drawing writes, so each letter is outlined once. */
function outlineOfGlyph(id: string, glyph: fontkit.Glyph): string {
  const known = knownOutlines.get(id);
  if (known !== undefined) return known;
  const outline = outlineOf(glyph.path.commands);
  knownOutlines.set(id, outline);
  return outline;
}

const knownRuns = new Map<string, fontkit.GlyphRun>();

/** The letters of a text with their places; most texts are drawn for two widths, and more than once. */
function layOut(text: string, weight: Weight): fontkit.GlyphRun {
  const key = weight + text;
  const known = knownRuns.get(key);
  if (known !== undefined) return known;
  const run = fonts[weight].layout(text);
  knownRuns.set(key, run);
  return run;
}

/** The letters that one sheet uses; each is written once and then referred to. */
export function createLettering() {
  const outlines = new Map<string, string>();

  /**
   * @param text one line
   * @param size of the letters, in units of the drawing
   * @param tracking what is added between letters, in em
   * @throws {Error} when the font has no such letter
   */
  function write(text: string, size: number, weight: Weight, tracking = 0): Lettering {
    const { unitsPerEm: unitsOfFont } = fonts[weight];
    const { glyphs, positions } = layOut(text, weight);
    let at = 0;
    const uses = glyphs.map((glyph, index) => {
      if (glyph.id === 0) throw new Error(`The font of the plates lacks a letter of “${text}”.`);
      const id = `${idLetters[weight]}${glyph.id}`;
      const outline = outlineOfGlyph(id, glyph);
      const x = Math.round(at / 4);
      at += (positions[index]?.xAdvance ?? 0) + tracking * unitsOfFont;
      if (outline === '') return '';
      outlines.set(id, outline);
      return `<use href="#${id}"${x === 0 ? '' : ` x="${x}"`}/>`;
    });
    const scale = Number((size / unitsPerEm).toFixed(4));
    return {
      width: (at / unitsOfFont) * size,
      markup: `<g transform="scale(${scale})">${uses.join('')}</g>`,
    };
  }

  const definitions = () =>
    [...outlines].map(([id, outline]) => `<path id="${id}" d="${outline}"/>`).join('');

  return { write, definitions };
}
