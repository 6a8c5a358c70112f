import { glob } from 'node:fs/promises';
import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Plate } from '../../../../src/art/plates/plate.ts';
import { drawSheet, findFaults } from '../../../../src/art/plates/sheet.ts';

const modules = import.meta.glob<{ readonly plate: Plate }>(
  '../../../../src/art/plates/*/*.plate.ts',
  {
    eager: true,
  },
);
const plates = Object.entries(modules).map(
  ([file, { plate }]) => [basename(file, '.plate.ts'), plate] as const,
);

/** In bytes, as a host sends it. */
const sheetLimit = 8_192;
/** A tenth of the time: the full strength is asked only for a sheet that is near the limit. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

function weigh(svg: string): number {
  const weight = brotliCompressSync(svg, quick).length;
  return weight > sheetLimit ? brotliCompressSync(svg).length : weight;
}

describe.each(plates)('%s', (_id, plate) => {
  test.each(['wide', 'phone'] as const)('%s: words keep to the sheet and apart', (format) => {
    const sheet = drawSheet(plate, format);
    expect(findFaults(sheet)).toEqual([]);
    expect(sheet.labels.length).toBeGreaterThan(1);
    expect(sheet.svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(weigh(sheet.svg)).toBeLessThanOrEqual(sheetLimit);
  });

  test('says what it shows', () => {
    expect(plate.alt.length).toBeGreaterThanOrEqual(60);
    expect(plate.alt.length).toBeLessThanOrEqual(400);
  });
});

test('every plate belongs to a page, or to a page for what is not there', async () => {
  const pages = await Array.fromAsync(glob('**/*.mdx', { cwd: 'src/content/pages' }));
  const named = pages.map((file) => file.replace('.mdx', '').replaceAll('/', '-'));
  const ids = [...named, '404', '410', '500'];
  // A drawing within a page is named after the page, a dot and what it shows.
  const owners = plates.map(([id]) => id.replace(/\..*/, ''));
  expect(owners.filter((id) => !ids.includes(id))).toEqual([]);
});
