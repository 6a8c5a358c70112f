import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/** A page or article as it was rendered: what others know of its text they read here. */
export type RenderedPage = Readonly<ReturnType<typeof readRenderedPage>>;

interface Days {
  readonly datePublished?: string;
  readonly dateModified?: string;
}

/** What a page tells search engines of its days, in the one of its entries that has any. */
function readDays(root: Root): Days {
  return (
    selectAll('script[type="application/ld+json"]', root)
      .map((block) => JSON.parse(toString(block)) as { readonly '@graph'?: readonly Days[] })
      .flatMap(({ '@graph': graph = [] }) => graph)
      .find((entry) => entry.datePublished ?? entry.dateModified) ?? {}
  );
}

/**
 * Reads a page from its HTML, with one parser for all that ask.
 * @param html the whole document
 */
export function readRenderedPage(html: string) {
  const root = fromHtml(html);
  const read = (selector: string, name: string) =>
    selectAll(selector, root).flatMap(({ properties }) => {
      const value = properties[name];
      return typeof value === 'string' && value !== '' ? [value] : [];
    });
  const { datePublished, dateModified } = readDays(root);
  const main = select('main', root);
  if (!main) throw new Error('A page without <main> was rendered.');
  return {
    main,
    /** What it is about: the text of its author, between the top of the page and what leads on. */
    text: select('[data-text]', main),
    /** The sources that it cites. */
    notes: select('[role="doc-endnotes"]', main),
    /** What a fragment may name; a caption without an id of its own has another one in each build. */
    ids: read('main [id]:not(a, svg *, [id^="caption-"])', 'id'),
    /** The sentence under the main heading. */
    lead: toString(select('.lead', main) ?? main.children[0] ?? main),
    /** 2026-11-29; of a page that does not say so, none. */
    published: datePublished,
    modified: dateModified ?? datePublished,
    /** The days that are written in it, such as those of the articles of a listing. */
    days: read('main time', 'dateTime'),
    /** Where its pictures are, its sharing image first. */
    pictures: [...read('meta[property="og:image"]', 'content'), ...read('img', 'src')],
  };
}

const known = new Map<string, RenderedPage>();

/**
 * Reads a page of the built site, each once in a build.
 * @param folder the built site
 * @param route the path of the page
 */
export function readBuiltPage(folder: string, route: string): RenderedPage {
  // Error pages are files by their own name.
  const names = [path.join(route, 'index.html'), `${route}.html`];
  const [file = ''] = names
    .map((name) => path.join(folder, name))
    .filter((name) => existsSync(name));
  const page = known.get(file) ?? readRenderedPage(readFileSync(file, 'utf8'));
  known.set(file, page);
  return page;
}
