import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';

const scope = /data-astro-cid-\w+(?:="")?/g;
const stylesheet = 'link[rel="stylesheet"][href^="/_astro/"]';

interface StyleLink {
  readonly html: string;
  readonly href: string;
}

/** A page without its text: thousands of those would fill the memory. */
interface PageStyles {
  readonly file: string;
  readonly links: readonly StyleLink[];
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

/** The style sheets that every page links to, in the order of the first page. */
function findShared(pages: readonly PageStyles[]): readonly string[] {
  const [first, ...others] = pages.map(({ links }) => links.map(({ href }) => href));
  return (first ?? []).filter((href) => others.every((hrefs) => hrefs.includes(href)));
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

/**
 * Astro gives each component its own style sheet, which is right for caching and wrong for the
 * first visit: a page would ask for six. This joins them to two: what all pages share, and what
 * the page has of its own.
 * @param folder the built site
 */
export async function bundleStyles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  const readLinks = createLinkReader();
  const pages: PageStyles[] = [];
  // Nothing else happens meanwhile, and waiting for each file takes longer than reading it.
  for (const name of files) {
    const file = path.join(folder, name);
    pages.push({ file, links: readLinks(readFileSync(file, 'utf8')) });
  }
  const shared = findShared(pages.filter(({ links }) => links.length > 0));
  const written = new Map<string, string>();
  const shortenScopes = createScopeNames();

  async function join(hrefs: readonly string[]): Promise<string> {
    const key = hrefs.join();
    const known = written.get(key);
    if (known) return known;
    const styles = await Promise.all(
      hrefs.map((href) => readFile(path.join(folder, href), 'utf8')),
    );
    const text = shortenScopes(styles.join(''));
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
    const href = `/_astro/styles.${hash}.css`;
    await writeFile(path.join(folder, href), text);
    written.set(key, href);
    return href;
  }

  for (const { file, links } of pages) {
    const own = links.map(({ href }) => href).filter((href) => !shared.includes(href));
    const sets = [shared, own].filter((hrefs) => hrefs.length > 0);
    const tags: string[] = [];
    // One after the other, so that the same site gets the same names in every build.
    for (const hrefs of sets) tags.push(`<link rel="stylesheet" href="${await join(hrefs)}">`);
    const [first, ...rest] = links;
    if (!first) continue;
    const html = readFileSync(file, 'utf8');
    const joined = rest.reduce((text, link) => text.replace(link.html, ''), html);
    writeFileSync(file, shortenScopes(joined.replace(first.html, tags.join(''))));
  }
}

/** Joins the style sheets of each page after the build. */
export function styleBundles(): AstroIntegration {
  return {
    name: 'style-bundles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await bundleStyles(fileURLToPath(dir));
      },
    },
  };
}
