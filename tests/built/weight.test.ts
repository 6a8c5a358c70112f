import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import {
  type BuiltPage,
  listServedPaths,
  readBuiltFile,
  readBuiltPages,
} from '../../tools/lib/built-site.ts';
import { budgets } from '../support/budgets.ts';

/** Bytes after brotli. */
const weigh = (content: Buffer | string, quality: number = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** What is pressed in a hurry weighs a tenth more, in a thirtieth of the time. */
const hurry = 8;

const weights = new Map<string, Promise<number>>();

/** Each file once, as pages share most of them; pictures and the font weigh what they hold. */
function weighFile(address: string): Promise<number> {
  const [file = ''] = address.split(/[?#]/);
  const quality = { '.js': constants.BROTLI_MAX_QUALITY, '.svg': hurry }[extname(file)];
  const weight =
    weights.get(file) ??
    readBuiltFile(file).then((content) => (quality ? weigh(content, quality) : content.length));
  weights.set(file, weight);
  return weight;
}

/** The heaviest of the files that a picture offers: which one is loaded the window decides. */
async function weighPicture(image: HTMLElement): Promise<number> {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  const offered = [image, ...sources].flatMap((part) =>
    [part.getAttribute('src'), ...(part.getAttribute('srcset') ?? '').split(',')].flatMap(
      (candidate) => candidate?.trim().split(' ')[0] || [],
    ),
  );
  return Math.max(...(await Promise.all(offered.map(weighFile))));
}

const addUp = async (weights: readonly Promise<number>[]) =>
  (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);

/** What a page loads before any interaction. */
async function weighPage({ html, page }: BuiltPage, quality?: number) {
  const filesOf = (selector: string) =>
    page
      .querySelectorAll(selector)
      .map((part) => weighFile(part.getAttribute('src') ?? part.getAttribute('href') ?? ''));
  // Data blocks are no scripts: they belong to the weight of the HTML alone.
  const code = 'script:not([type*="json"]):not([type="speculationrules"])';
  const inline = page.querySelectorAll(`${code}:not([src])`).map(({ rawText }) => rawText);
  const scriptFiles = filesOf(`${code}[src]`);
  const htmlAndStyles = weigh(html, quality);
  // What is not lazy is loaded with the page, wherever it stands.
  const pictures = page.querySelectorAll('img:not([loading="lazy"])').map(weighPicture);
  const fonts = filesOf('link[rel="preload"][as="font"]');
  return {
    htmlAndStyles,
    scripts: weigh(inline.join('')) + (await addUp(scriptFiles)),
    whole: htmlAndStyles + (await addUp([...scriptFiles, ...fonts, ...pictures])),
  };
}

test('every page stays within its budget of bytes', async () => {
  const pages = await readBuiltPages();
  const rough = await Promise.all(
    pages.map(async (page) => ({ page, ...(await weighPage(page, hurry)) })),
  );
  const parts = ['htmlAndStyles', 'scripts', 'whole'] as const;
  const problems: string[] = [];
  // Only what is too heavy when pressed in a hurry has to be pressed with care.
  const heavy = rough.filter((weight) => parts.some((part) => weight[part] > budgets[part]));
  for (const { page } of heavy) {
    const weight = await weighPage(page);
    const over = parts.filter((part) => weight[part] > budgets[part]);
    problems.push(
      ...over.map((part) => `${page.path}: ${part} ${weight[part]} of ${budgets[part]}`),
    );
  }
  expect(problems).toEqual([]);
  // The page in the middle is one of those that stand in the middle after a hurry, too.
  const around = rough
    .sort((a, b) => a.whole - b.whole)
    .slice((rough.length >> 1) - 10, (rough.length >> 1) + 11);
  const middle = await Promise.all(around.map(({ page }) => weighPage(page)));
  const median = (part: 'htmlAndStyles' | 'whole') =>
    middle.map((weight) => weight[part]).sort((a, b) => a - b)[10];
  expect(median('htmlAndStyles')).toBeLessThanOrEqual(budgets.medianHtmlAndStyles);
  expect(median('whole')).toBeLessThanOrEqual(budgets.medianWhole);
});

test('what the first press on a call loads is one small script', async () => {
  const [file = ''] = [...(await listServedPaths())].filter((path) => path.includes('play-call.'));
  const source = (await readBuiltFile(file)).toString();
  expect(source).not.toMatch(/\bimport\b/);
  expect(weigh(source)).toBeLessThanOrEqual(budgets.callScript);
});

test('what a reach for an island loads is React and small scripts', async () => {
  const files = [...(await listServedPaths())].filter((path) => /^\/_astro\/.*\.js$/.test(path));
  expect(files.some((file) => file.includes('/NewsFilter.'))).toBe(true);
  for (const file of files) {
    const limit = file.includes('/client.') ? budgets.react : budgets.islandScript;
    expect(await weighFile(file), file).toBeLessThanOrEqual(limit);
  }
});
