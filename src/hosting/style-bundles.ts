import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';

const scope = /data-astro-cid-\w+(?:="")?/g;
const stylesheet = 'link[rel="stylesheet"][href^="/_astro/"]';

interface PageStyles {
  readonly file: string;
  readonly html: string;
  readonly links: readonly { readonly html: string; readonly href: string }[];
}

async function readPage(file: string): Promise<PageStyles> {
  const html = await readFile(file, 'utf8');
  const links = parse(html)
    .querySelectorAll(stylesheet)
    .map((link) => ({ html: link.toString(), href: link.getAttribute('href') ?? '' }));
  return { file, html, links };
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
  const pages = await Promise.all(files.map((file) => readPage(path.join(folder, file))));
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

  for (const { file, html, links } of pages) {
    const own = links.map(({ href }) => href).filter((href) => !shared.includes(href));
    const sets = [shared, own].filter((hrefs) => hrefs.length > 0);
    const tags: string[] = [];
    // One after the other, so that the same site gets the same names in every build.
    for (const hrefs of sets) tags.push(`<link rel="stylesheet" href="${await join(hrefs)}">`);
    const [first, ...rest] = links;
    if (!first) continue;
    const joined = rest.reduce((text, link) => text.replace(link.html, ''), html);
    await writeFile(file, shortenScopes(joined.replace(first.html, tags.join(''))));
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
