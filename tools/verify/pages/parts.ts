import type { HTMLElement } from 'node-html-parser';
import type { Titles } from './titles.ts';

/** What a page loads or gets ready to load, and the attributes that say from where. */
const loaders =
  'script, img, source, iframe, video, audio, track, embed, object, input, use, image, astro-island, ' +
  'meta[property="og:image"], link:not([rel="canonical"]):not([rel="alternate"]):not([rel="next"]):not([rel="prev"])';
const attributes = [
  'src',
  'srcset',
  'href',
  'poster',
  'data',
  'content',
  'component-url',
  'renderer-url',
] as const;

/** A `srcset` names several addresses, each with its width. */
function addressesOf(element: HTMLElement): string[] {
  return attributes.flatMap((name) => {
    const value = element.getAttribute(name)?.trim();
    if (!value || value.startsWith('#')) return [];
    return name === 'srcset'
      ? value.split(/,\s+/).map((one) => one.split(/\s+/, 1)[0] ?? '')
      : [value];
  });
}

/** What a page is made of, as absolute addresses. */
export interface PageParts {
  readonly titles: Titles;
  readonly loads: readonly string[];
  /** What scripts have to be, by their addresses. */
  readonly integrity: ReadonlyMap<string, string>;
  readonly links: readonly string[];
  /** The page in Markdown. */
  readonly twins: readonly string[];
  /** What links can lead to within the page. */
  readonly ids: ReadonlySet<string>;
  readonly isArticle: boolean;
}

export function readParts(page: HTMLElement, address: string): PageParts {
  const absolute = (value: string) => URL.parse(value, address)?.href ?? value;
  const linked = (selector: string) =>
    page.querySelectorAll(selector).map((link) => absolute(link.getAttribute('href') ?? ''));
  return {
    titles: {
      title: page.querySelector('title')?.textContent.trim() ?? '',
      shared:
        page.querySelector('meta[property="og:title"]')?.getAttribute('content')?.trim() ?? '',
    },
    loads: page.querySelectorAll(loaders).flatMap(addressesOf).map(absolute),
    integrity: new Map(
      page
        .querySelectorAll('script[src]')
        .map((script) => [
          absolute(script.getAttribute('src') ?? ''),
          script.getAttribute('integrity') ?? '',
        ]),
    ),
    links: linked('a[href]'),
    twins: linked('link[rel="alternate"][type="text/markdown"]'),
    ids: new Set(page.querySelectorAll('[id]').map(({ id }) => id)),
    isArticle: page.querySelector('meta[property="og:type"][content="article"]') !== null,
  };
}
