import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '../../../tools/lib/project.ts';

const folder = join(projectFolder, 'src/illustrations');
const names = globSync('**/*.svg', { cwd: folder });
const tokens = readFileSync(join(projectFolder, 'src/styles/tokens.css'), 'utf8');

/** In units, by the width of the file: those that open a page are as wide as a window, or a phone; a cover is on a card. */
const smallestLetters: Record<string, { wide?: number; phone?: number }> = {
  1440: { wide: 12 },
  1200: { phone: 52 },
  720: { wide: 14, phone: 24.5 },
  390: { phone: 12 },
  358: { phone: 12 },
};

test.each(names)('%s is told, and can be read', (name) => {
  const file = readFileSync(join(folder, name), 'utf8');
  const isPhone = !names.includes(name.replace('.svg', '.phone.svg'));
  const [, width = ''] =
    /<svg [^>]*viewBox="\d+ 0 (\d+) \d+"[^>]* role="(?:img|group)" aria-label="[^"]{20,200}"/.exec(
      file,
    ) ?? [];
  const smallest = smallestLetters[width]?.[isPhone ? 'phone' : 'wide'] ?? Infinity;
  expect(file).not.toMatch(/\b(?:fill|stroke|style)="/);
  const sizes = [...file.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  expect(Math.min(...sizes, Infinity)).toBeGreaterThanOrEqual(smallest);
  const ids = [...file.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
  const start = basename(name)
    .replace('.svg', isPhone ? '' : '-wide')
    .replaceAll('.', '-');
  expect(ids.filter((id) => !id.startsWith(start))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('drawings have the colors of the tokens, as npm run recolor leaves them', () => {
  const others = names.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/(?<=:)#[\da-f]{3,8}\b/g)]
      .filter(([color]) => !tokens.includes(color))
      .map(([color]) => `${name}: ${color}`),
  );
  expect(others).toEqual([]);
});

test('the drawings of our figures come to what claims.yaml makes of them', () => {
  const text = readFileSync(join(projectFolder, 'src/content/claims.yaml'), 'utf8');
  const claims = parse(text) as Record<string, { value: string; amount: number }>;
  const amount = (id: string) => claims[id]?.amount ?? NaN;
  const cost = amount('first-year-cost') + 4 * amount('annual-cost');
  const made = `${String(Math.round((500 * amount('annual-savings')) / cost - 100))}%`;
  const benchmark = /^(?:diagnostic-accuracy|combined-accuracy|triage-speed)/;
  const compared = Object.entries(claims).filter(([id]) => benchmark.test(id));
  for (const [drawing, values] of [
    ['economic-impact.years', [made, claims['five-year-roi']?.value]],
    ['ai-enhanced-telephone-triage.more', [claims['calls-handled']?.value]],
    ['ai-vs-human-benchmarks.figures', compared.map(([, { value }]) => value)],
  ] as const)
    for (const name of names.filter((file) => file.startsWith(drawing))) {
      const file = readFileSync(join(folder, name), 'utf8');
      for (const value of values) expect(file).toContain(value);
    }
});

test.each([
  ['voice-first-ai-triage.readback', 'baby'],
  ['geriatric-care.saturday', 'weak'],
])('%s says what is said in its call', (drawing, id) => {
  const text = readFileSync(join(projectFolder, 'src/content/example-calls.yaml'), 'utf8');
  const calls = parse(text) as Record<string, unknown>;
  const said = JSON.stringify(calls[id]).replaceAll(/[[\]]/g, '');
  for (const name of names.filter((file) => file.startsWith(drawing))) {
    const file = readFileSync(join(folder, name), 'utf8');
    const words = [...file.matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line).join(' ');
    const quotes = [...words.matchAll(/“([^”]*)”/g)].flatMap(([, quote = '']) =>
      quote.split(' … '),
    );
    expect(quotes.length).toBeGreaterThan(1);
    expect(quotes.filter((quote) => !said.includes(quote))).toEqual([]);
  }
});

test.each(names.filter((name) => name.startsWith('covers/')))('%s has its article', (name) => {
  const article = join(projectFolder, 'src/content/articles', basename(name, '.svg'));
  expect(existsSync(`${article}.mdx`)).toBe(true);
});
