import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { readTables, writeTables } from './font-tables.ts';
import { plainZeros } from './zeros.ts';

/** The weights that the site writes; src/styles/tokens.css names those between. */
export const fontWeights = { min: 400, max: 700 } as const;

const firstAscii = 32;
const lastAscii = 126;
/** What anybody may type or a component may write: printable ASCII, and what typography puts in. */
const always = [
  ...Array.from({ length: lastAscii - firstAscii + 1 }, (_, index) =>
    String.fromCodePoint(firstAscii + index),
  ),
  ...Array.from('\u00A0–—‘’“”…−×°'),
];
/** Of ASCII all that is printed is there in any case. */
const beyondAscii = /\P{ASCII}/gu;
const written = 'src/**/*.{mdx,yaml,astro,tsx}';

/**
 * The characters that the font must hold, each once, in the order of their code points.
 * @param root folder of the project
 */
export function fontCharacters(root: string): string {
  const files = globSync(written, { cwd: root });
  const found = files.flatMap(
    (file) => readFileSync(path.join(root, file), 'utf8').normalize('NFC').match(beyondAscii) ?? [],
  );
  const isPrinted = (character: string) => !/\p{C}/u.test(character);
  return [...new Set([...always, ...found.filter(isPrinted)])].sort().join('');
}

/** Halfway: the kerning of each weight is a hundredth of an em from it at most, but for few pairs. */
const kernedWeight = (fontWeights.min + fontWeights.max) / 2;

/** The license and its address; the copyright and the name stay in any case. */
const licenseNames = [13, 14];

const cut = {
  targetFormat: 'truetype',
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  preserveNameIds: licenseNames,
} as const;
const compressed = {
  targetFormat: 'woff2',
  keepFeatures: [...cut.keepFeatures, 'zero'],
  preserveNameIds: licenseNames,
  dropTables: ['STAT'],
} as const;

/**
 * Kerns all weights as the one in their middle: how kerning varies is a twentieth of the file, and
 * some tenths of a pixel at the pairs of a headline.
 * @param font cut, uncompressed, its glyphs those of the characters
 */
async function withOneKerning(font: Buffer, source: Buffer, characters: string): Promise<Buffer> {
  const options = { ...cut, variationAxes: { wght: kernedWeight } };
  const middle = readTables(await subsetFont(source, characters, options));
  const tables = readTables(font);
  for (const tag of ['GPOS', 'GDEF']) {
    const table = middle.get(tag);
    if (table === undefined) throw new Error(`The font has no table “${tag}”.`);
    tables.set(tag, table);
  }
  return writeTables(tables);
}

/**
 * Cuts the font to the characters that the site uses and the weights that it writes, a third of the
 * whole file, and keeps the cut until one of them changes. Hinting, which no current system uses at
 * our sizes, features that no style asks for and the names of weights are left out. The zero is
 * plain; tabular figures and what styles call `slashed-zero` keep the slash.
 * @param root folder of the project
 * @returns path of the cut file, WOFF 2
 */
export async function cutFont(root: string): Promise<string> {
  const source = readFileSync(createRequire(import.meta.url).resolve('#font'));
  const characters = fontCharacters(root);
  const variable = { ...cut, variationAxes: { wght: fontWeights } };
  const plain = plainZeros(await subsetFont(source, characters, variable), fontWeights.max);
  const kerned = await withOneKerning(plain, source, characters);
  const key = createHash('sha256').update(kerned).update(JSON.stringify(compressed));
  const name = `${key.digest('hex').slice(0, 16)}.woff2`;
  const file = path.join(root, 'node_modules/.cache/font', name);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  // Builds beside this one may write it too: it appears whole or not at all.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, await subsetFont(kerned, characters, compressed));
  renameSync(draft, file);
  return file;
}
