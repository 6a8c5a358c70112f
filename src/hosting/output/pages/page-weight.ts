import { brotliCompressSync } from 'node:zlib';

/** What the HTML of a page with its styles should weigh at most, in bytes of brotli. */
export const mostHtmlAndStyles = 26_000;

/** No page of this site has been pressed to more than a quarter. */
const leastRatio = 4;

/**
 * Names a page that has become heavy. It is advice: a build never ends with a paragraph too many.
 * @param file the page: `about/index.html`
 */
export function describeWeight(file: string, html: string): string[] {
  if (html.length < mostHtmlAndStyles * leastRatio) return [];
  const bytes = brotliCompressSync(html).length;
  if (bytes <= mostHtmlAndStyles) return [];
  return [
    `${file} weighs ${bytes} bytes of ${mostHtmlAndStyles}: visitors on slow lines wait for it. Shorten it, or make two pages of it.`,
  ];
}
