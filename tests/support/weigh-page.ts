import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';

export interface PageWeight {
  readonly htmlAndStyles: number;
  readonly scripts: number;
}

const weigh = (text: string): number => brotliCompressSync(text).length;

/** Data blocks are no scripts: they belong to the weight of the HTML alone. */
function isScript(element: HTMLElement): boolean {
  return !/json|speculationrules/.test(element.getAttribute('type') ?? '');
}

interface BuiltPage {
  readonly html: string;
  readonly page: HTMLElement;
  /** A file of the site as text. */
  readonly read: (path?: string) => Promise<string>;
}

async function readPage(folder: string, route: string): Promise<BuiltPage> {
  const read = (path = '') => readFile(join(folder, path), 'utf8');
  const html = await read(join(route, 'index.html'));
  return { html, page: parse(html), read };
}

const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + weigh(text), 0);

/** The style sheets that hold up the first picture of a page. */
function readStyles({ page, read }: BuiltPage): Promise<string[]> {
  const links = page.querySelectorAll('link[rel="stylesheet"]');
  return Promise.all(links.map((link) => read(link.getAttribute('href'))));
}

/**
 * Weighs a built page: its HTML with the style sheets that hold up its first picture, and its
 * scripts. Bytes after brotli at its best, as the host serves them.
 * @param folder the built site
 * @param route such as /product
 */
export async function weighPage(folder: string, route: string): Promise<PageWeight> {
  const built = await readPage(folder, route);
  const { html, page, read } = built;
  const scripts = await Promise.all(
    page
      .querySelectorAll('script')
      .filter(isScript)
      .map((script) => {
        const source = script.getAttribute('src');
        return source ? read(source) : Promise.resolve(script.rawText);
      }),
  );
  return { htmlAndStyles: weigh(html) + sum(await readStyles(built)), scripts: sum(scripts) };
}

/**
 * Weighs what a browser needs for the first screen of a page: its style sheets, and its HTML up to
 * an element further down.
 * @param id of that element
 * @throws when the page has no such element
 */
export async function weighFirstScreen(folder: string, route: string, id: string): Promise<number> {
  const built = await readPage(folder, route);
  const end = built.html.indexOf(` id="${id}"`);
  if (end < 0) throw new Error(`${route} has no element with the id ${id}.`);
  return weigh(built.html.slice(0, end)) + sum(await readStyles(built));
}
