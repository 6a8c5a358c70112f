import { createHash } from 'node:crypto';

/** A property's name; the end of a class such as `card--wide` is none. */
const property = /(?<![\w-])--[\w-]+/g;
const styleElement = /<style>[\s\S]*?<\/style>/g;
const scriptElement = /<script\b[\s\S]*?<\/script>/g;
/** Where a page names properties: in its styles, and in the attributes of its drawings. */
const place = new RegExp(
  [styleElement, scriptElement, /(?<=var\()--[\w-]+/].map(({ source }) => source).join('|'),
  'g',
);

/** Three letters that tell some two hundred names apart. */
function shortOf(name: string): string {
  const number = createHash('sha256').update(name).digest().readUInt32BE() % 36 ** 3;
  return `--${number.toString(36).padStart(3, '0')}`;
}

const namesIn = (text: string): string[] => text.match(property) ?? [];

/**
 * Makes what shortens the names of custom properties. They are spelled for people, stand in most
 * declarations, and are 300 to 400 bytes of a page after compression. Names that a script speaks
 * stay, as scripts are not written again; so do two that would be called the same. A name depends on
 * itself alone: one that is new renames none in pages that nobody touched.
 * @param pages all pages of the site
 * @param scripts the text of all scripts, also of those that stand in pages
 * @returns what shortens the names in one of the pages
 */
export function shortenProperties(
  pages: readonly string[],
  scripts: readonly string[],
): (html: string) => string {
  const spoken = new Set(scripts.flatMap(namesIn));
  const styles = new Set(pages.flatMap((html) => html.match(styleElement) ?? []));
  const named = new Set([...styles].flatMap(namesIn)).difference(spoken);
  const shortNames = new Map<string, string>();
  for (const [short, [name = short, ...others]] of Map.groupBy(named, shortOf)) {
    const isFree = others.length === 0 && !spoken.has(short) && !named.has(short);
    if (isFree) shortNames.set(name, short);
  }
  const shorten = (text: string) =>
    text.replaceAll(property, (name) => shortNames.get(name) ?? name);
  return (html) =>
    html.replaceAll(place, (part) => (part.startsWith('<script') ? part : shorten(part)));
}
