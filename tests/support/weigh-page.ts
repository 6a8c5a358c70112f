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

/**
 * Weighs a built page: its HTML with the style sheets that hold up its first picture, and its
 * scripts. Bytes after brotli at its best, as the host serves them.
 * @param folder the built site
 * @param route such as /product
 */
export async function weighPage(folder: string, route: string): Promise<PageWeight> {
  const html = await readFile(join(folder, route, 'index.html'), 'utf8');
  const page = parse(html);
  const read = (path = '') => readFile(join(folder, path), 'utf8');
  const styles = await Promise.all(
    page.querySelectorAll('link[rel="stylesheet"]').map((link) => read(link.getAttribute('href'))),
  );
  const scripts = await Promise.all(
    page
      .querySelectorAll('script')
      .filter(isScript)
      .map((script) => {
        const source = script.getAttribute('src');
        return source ? read(source) : Promise.resolve(script.rawText);
      }),
  );
  const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + weigh(text), 0);
  return { htmlAndStyles: weigh(html) + sum(styles), scripts: sum(scripts) };
}
