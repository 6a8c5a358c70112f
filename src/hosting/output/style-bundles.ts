import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';

const scope = /data-astro-cid-\w+(?:="")?/g;
const stylesheet = 'link[rel="stylesheet"][href^="/_astro/"]';

interface StyleLink {
  readonly html: string;
  readonly href: string;
}

/** Pages share their links, so each kind of tag is parsed once and the pages are only searched. */
function createLinkReader(): (html: string) => StyleLink[] {
  const known = new Map<string, readonly StyleLink[]>();
  const readTag = (tag: string): readonly StyleLink[] => {
    const links =
      known.get(tag) ??
      parse(tag)
        .querySelectorAll(stylesheet)
        .map((link) => ({ html: tag, href: link.getAttribute('href') ?? '' }));
    known.set(tag, links);
    return links;
  };
  return (html) => (html.match(/<link\s[^>]*>/g) ?? []).flatMap(readTag);
}

/**
 * Astro marks the elements of each component with an attribute of 23 characters, on every element;
 * numbers in its place save some 300 bytes of each page after compression.
 */
function createScopeNames(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) =>
    text.replaceAll(scope, (attribute) => {
      const key = attribute.replace('=""', '');
      const name = names.get(key) ?? `data-s${names.size.toString(36)}`;
      names.set(key, name);
      return name;
    });
}

export interface StyleBundles {
  /** Takes note of the style sheets of a page; every page is shown before the first is rewritten. */
  note(html: string): void;
  /** The page with its style sheets joined, whose files are written on the way. */
  rewrite(html: string): string;
}

/**
 * Astro gives each component its own style sheet, which is right for caching and wrong for the
 * first visit: a page would ask for six. This joins them to two: what all pages share, and what
 * the page has of its own.
 * @param folder the built site
 */
export function createStyleBundles(folder: string): StyleBundles {
  const readLinks = createLinkReader();
  const shortenScopes = createScopeNames();
  const written = new Map<string, string>();
  let shared: readonly string[] | undefined;

  function join(hrefs: readonly string[]): string {
    const key = hrefs.join();
    const known = written.get(key);
    if (known) return known;
    const styles = hrefs.map((href) => readFileSync(path.join(folder, href), 'utf8'));
    const text = shortenScopes(styles.join(''));
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
    const href = `/_astro/styles.${hash}.css`;
    writeFileSync(path.join(folder, href), text);
    written.set(key, href);
    return href;
  }

  return {
    note: (html) => {
      const hrefs = readLinks(html).map(({ href }) => href);
      if (hrefs.length > 0) shared = (shared ?? hrefs).filter((href) => hrefs.includes(href));
    },
    rewrite: (html) => {
      const links = readLinks(html);
      const [first, ...rest] = links;
      if (!first) return html;
      const own = links.map(({ href }) => href).filter((href) => !shared?.includes(href));
      const tags = [shared ?? [], own]
        .filter((hrefs) => hrefs.length > 0)
        .map((hrefs) => `<link rel="stylesheet" href="${join(hrefs)}">`);
      const joined = rest.reduce((text, link) => text.replace(link.html, ''), html);
      return shortenScopes(joined.replace(first.html, tags.join('')));
    },
  };
}
