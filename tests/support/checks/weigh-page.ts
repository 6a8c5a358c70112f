import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import { budgets } from '../budgets.ts';
import { readBuiltFile } from '../built-site.ts';

const quick = 5;
const best = constants.BROTLI_MAX_QUALITY;

/** Bytes after brotli. */
export function weigh(text: string, quality = best): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** The style sheets that hold up the first picture of a page. */
const styles = 'link[rel="stylesheet"]';
/** Data blocks are no scripts: they belong to the weight of the HTML alone. */
const scripts = 'script:not([type*="json"]):not([type="speculationrules"])';

async function weighParts(page: HTMLElement, selector: string, quality = best): Promise<number> {
  const weights = page.querySelectorAll(selector).map(async (part) => {
    const file = part.getAttribute('src') ?? part.getAttribute('href');
    return weigh(file ? (await readBuiltFile(file)).toString() : part.rawText, quality);
  });
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}

const readHtml = async (route: string) =>
  (await readBuiltFile(join(route, 'index.html'))).toString();

/**
 * What a page spends, in bytes after brotli.
 * @param route such as /product
 */
export async function weighPage(route: string, quality = best) {
  const html = await readHtml(route);
  const page = parse(html);
  return {
    htmlAndStyles: weigh(html, quality) + (await weighParts(page, styles, quality)),
    scripts: await weighParts(page, scripts, quality),
  };
}

/** What of a page is more than its budget. */
export async function findWeightProblems(route: string): Promise<string[]> {
  const parts = ['htmlAndStyles', 'scripts'] as const;
  // What fits when it is pressed in a hurry fits when it is pressed well, in a fortieth of the time.
  const atMost = await weighPage(route, quick);
  if (parts.every((part) => atMost[part] <= budgets[part])) return [];
  const weight = await weighPage(route);
  return parts
    .filter((part) => weight[part] > budgets[part])
    .map((part) => `${route}: ${part} ${weight[part]} bytes of ${budgets[part]}`);
}

/**
 * Weighs what a browser needs for the first screen of a page: its style sheets, and its HTML up to
 * an element further down.
 * @param id of that element
 * @throws when the page has no such element
 */
export async function weighFirstScreen(route: string, id: string): Promise<number> {
  const html = await readHtml(route);
  const end = html.indexOf(` id="${id}"`);
  if (end < 0) throw new Error(`${route} has no element with the id ${id}.`);
  return weigh(html.slice(0, end)) + (await weighParts(parse(html), styles));
}
