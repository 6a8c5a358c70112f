import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../../tools/lib/project.ts';

const tokensFile = 'src/styles/tokens.css';
const tokens = readProjectFile(tokensFile);
const breakpoints = new Set(tokens.match(/^ \* {3}\d+rem(?= )/gm)?.map((line) => line.slice(5)));

const rules = [
  {
    name: 'raw color',
    pattern: /#[\da-f]{3,8}\b(?=[^{}]*;)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi,
    write: `a color of ${tokensFile}: var(--color-…)`,
  },
  {
    name: 'raw size of type',
    pattern: /(?<=font-size: )(?!var\(|inherit|[\d.]+(?:em|%);)[^;]+/g,
    write: `a size of ${tokensFile}: var(--text-…)`,
  },
  {
    name: 'raw weight of type',
    pattern: /(?<=font-weight: )(?!var\(|inherit)[^;]+/g,
    write: `a weight of ${tokensFile}: var(--font-weight-…)`,
  },
] as const;

function readProjectFile(file: string): string {
  return readFileSync(join(projectFolder, file), 'utf8');
}

/** The styles of a component or a style sheet, without comments; lines keep their numbers. */
function readStyles(file: string, source: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  const code = file.endsWith('.css')
    ? source
    : source.replaceAll(/(^|<\/style>)[^]*?(?=<style|$(?![^]))/g, blank);
  return code.replaceAll(/\/\*[^]*?\*\//g, blank);
}

/** Every raw value in the styles of a file, with what to write in its place. */
function findRawValues(file: string, source: string): string[] {
  const styles = readStyles(file, source);
  const place = (index: number) => `${file}:${styles.slice(0, index).split('\n').length}`;
  const raw = rules.flatMap(({ name, pattern, write }) =>
    [...styles.matchAll(pattern)].map(
      ({ 0: found, index }) => `${place(index)} ${name} "${found}". Write ${write}.`,
    ),
  );
  const unnamed = [...styles.matchAll(/@media[^{]*/g)].flatMap(({ 0: query, index }) =>
    (query.match(/[\d.]+(?:rem|em|px)/g) ?? [])
      .filter((length) => !breakpoints.has(length))
      .map((length) => {
        const known = [...breakpoints].join(', ');
        return `${place(index)} breakpoint "${length}". Write one of ${known} (${tokensFile}).`;
      }),
  );
  return [...raw, ...unnamed];
}

it('colors, sizes and weights of type and breakpoints stand in the tokens alone', () => {
  const files = globSync('src/**/*.{astro,css}', { cwd: projectFolder });
  const problems = files
    .filter((file) => file !== tokensFile)
    .flatMap((file) => findRawValues(file, readProjectFile(file)));
  expect(files.length).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});

it('every style sheet with layers says their order first, whichever comes first', () => {
  const files = globSync('src/**/*.css', { cwd: projectFolder });
  const late = files.filter((file) => {
    const styles = readStyles(file, readProjectFile(file)).trim();
    return /@layer [^;{]+\{/.test(styles) && !styles.startsWith('@layer theme, base, components;');
  });
  expect(late).toEqual([]);
});
