import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import { budgets, heavierPages } from './budgets.ts';
import { readBuiltFile } from './built-site.ts';

interface PageWeight {
  readonly htmlAndStyles: number;
  readonly scripts: number;
}

const known = new Map<string, number>();

/** Bytes after brotli at its best; what many pages share is pressed once. */
function weigh(text: string): number {
  const weight = known.get(text) ?? brotliCompressSync(text).length;
  known.set(text, weight);
  return weight;
}

/** Data blocks are no scripts: they belong to the weight of the HTML alone. */
function isScript(element: HTMLElement): boolean {
  return !/json|speculationrules/.test(element.getAttribute('type') ?? '');
}

interface WeighedPage {
  readonly html: string;
  readonly page: HTMLElement;
  /** A file of the site as text. */
  readonly read: (path?: string) => Promise<string>;
}

async function readPage(route: string): Promise<WeighedPage> {
  const read = async (path = '') => (await readBuiltFile(path)).toString();
  const html = await read(join(route, 'index.html'));
  return { html, page: parse(html), read };
}

const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + weigh(text), 0);

/** The style sheets that hold up the first picture of a page. */
function readStyles({ page, read }: WeighedPage): Promise<string[]> {
  const links = page.querySelectorAll('link[rel="stylesheet"]');
  return Promise.all(links.map((link) => read(link.getAttribute('href'))));
}

async function weighPage(route: string): Promise<PageWeight> {
  const built = await readPage(route);
  const scripts = await Promise.all(
    built.page
      .querySelectorAll('script')
      .filter(isScript)
      .map((script) => {
        const source = script.getAttribute('src');
        return source ? built.read(source) : Promise.resolve(script.rawText);
      }),
  );
  return { htmlAndStyles: weigh(built.html) + sum(await readStyles(built)), scripts: sum(scripts) };
}

/**
 * What a page spends, and what of it is more than its budget.
 * @param route such as /product
 */
export async function findWeightProblems(
  route: string,
): Promise<PageWeight & { readonly problems: readonly string[] }> {
  const weight = await weighPage(route);
  const limits = {
    htmlAndStyles: heavierPages[route]?.limit ?? budgets.htmlAndStyles,
    scripts: budgets.scripts,
  };
  const problems = (['htmlAndStyles', 'scripts'] as const)
    .filter((part) => weight[part] > limits[part])
    .map((part) => `${route}: ${part} ${weight[part]} bytes of ${limits[part]}`);
  return { ...weight, problems };
}

/**
 * Weighs what a browser needs for the first screen of a page: its style sheets, and its HTML up to
 * an element further down.
 * @param id of that element
 * @throws when the page has no such element
 */
export async function weighFirstScreen(route: string, id: string): Promise<number> {
  const built = await readPage(route);
  const end = built.html.indexOf(` id="${id}"`);
  if (end < 0) throw new Error(`${route} has no element with the id ${id}.`);
  return weigh(built.html.slice(0, end)) + sum(await readStyles(built));
}
