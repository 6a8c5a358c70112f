import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { budgets } from '../support/budgets.ts';
import { listServedPaths, readBuiltFile, readBuiltPages } from '../../tools/lib/built-site.ts';

const whole = createRequire(import.meta.url).resolve('#font');

function charactersOf(font: Buffer): ReadonlySet<string> {
  const read = fontkit.create(font);
  if (!('characterSet' in read)) throw new Error('The file holds several fonts.');
  return new Set(read.characterSet.map((code) => String.fromCodePoint(code)));
}

test('the font is one small file that holds each character of the pages that it can hold', async () => {
  const files = [...(await listServedPaths())].filter((path) => path.endsWith('.woff2'));
  expect(files).toHaveLength(1);
  const cut = await readBuiltFile(files[0] ?? '');
  expect(cut.byteLength).toBeLessThanOrEqual(budgets.fontFile);

  const drawable = charactersOf(readFileSync(whole));
  const held = charactersOf(cut);
  const missing = (await readBuiltPages()).flatMap(({ path, page }) =>
    [...new Set(page.querySelector('body')?.text)]
      .filter((character) => drawable.has(character) && !held.has(character))
      .map((character) => `${path}: ${character}`),
  );
  expect(missing).toEqual([]);
});
