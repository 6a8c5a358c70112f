import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
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

/**
 * Cuts the font to the characters that the site uses and the weights that it writes, a third of the
 * whole file, and keeps the cut until one of them changes. Hinting, which no current system uses at
 * our sizes, features that no style asks for and the names of weights are left out. The zero is
 * plain; tabular figures and what styles call `slashed-zero` keep the slash.
 * @param root folder of the project
 * @returns path of the cut file, WOFF 2
 */
export async function cutFont(root: string): Promise<string> {
  const whole = createRequire(import.meta.url).resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  );
  const source = readFileSync(whole);
  const characters = fontCharacters(root);
  const cut = {
    targetFormat: 'truetype',
    variationAxes: { wght: fontWeights },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  } as const;
  const compressed = {
    targetFormat: 'woff2',
    keepFeatures: [...cut.keepFeatures, 'zero'],
    dropTables: ['STAT'],
  } as const;
  const plain = plainZeros(await subsetFont(source, characters, cut), fontWeights.max);
  const key = createHash('sha256').update(plain).update(JSON.stringify(compressed));
  const name = `${key.digest('hex').slice(0, 16)}.woff2`;
  const file = path.join(root, 'node_modules/.cache/font', name);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  // Builds beside this one may write it too: it appears whole or not at all.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, await subsetFont(plain, characters, compressed));
  renameSync(draft, file);
  return file;
}
