import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * The weights that the site writes, which the font in this folder has. It is Atkinson Hyperlegible
 * Next with its axis cut to them, and lighter: see “One font” in docs/decisions.md.
 */
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
const written = 'src/**/*.{mdx,yaml,astro,svg,tsx}';

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

/** The license and its address; the copyright and the name stay in any case. */
const licenseNames = [13, 14];

const options = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
  preserveNameIds: licenseNames,
} as const;

/**
 * Cuts the font to the characters that the site uses, and keeps the cut until one of them changes.
 * @param root folder of the project
 * @returns path of the cut file, WOFF 2
 */
export async function cutFont(root: string): Promise<string> {
  const source = readFileSync(createRequire(import.meta.url).resolve('#font'));
  const characters = fontCharacters(root);
  const key = createHash('sha256').update(source).update(characters);
  const name = `${key.update(JSON.stringify(options)).digest('hex').slice(0, 16)}.woff2`;
  const file = path.join(root, 'node_modules/.cache/font', name);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  // Builds beside this one may write it too: it appears whole or not at all.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, await subsetFont(source, characters, options));
  renameSync(draft, file);
  return file;
}
