/** The attribute by which the styles of a component find its elements, which Astro writes. */
const scope = /data-astro-cid-([a-z\d]{1,3})[a-z\d]*/g;
/** Styles and scripts, which have no elements, or the tag of an element that has a scope. */
const tag =
  /<(style|script)\b[\s\S]*?<\/\1>|<([a-z][\w-]*)((?:[^<>"]|"[^"]*")*? data-astro-cid-(?:[^<>"]|"[^"]*")*)>/g;

/** Puts the scopes of an element before its other attributes; what was handed on has a value. */
function putScopesFirst(element: string, _: unknown, name?: string, attributes = ''): string {
  if (name === undefined) return element;
  const scopes: string[] = [];
  const others = attributes.replaceAll(
    /="[^"]*"|( data-astro-cid-[a-z\d]+)(?:="true")?/g,
    (part, found?: string) => {
      if (found === undefined) return part;
      scopes.push(found);
      return '';
    },
  );
  return `<${name}${scopes.join('')}${others}>`;
}

/**
 * Makes what shortens the names of scopes, which stand at each element and in each rule, and puts
 * them first in a tag, where they are one with the name of the element for what compresses the page:
 * together 300 to 600 bytes of it. What names of the same beginning stand for keeps them whole, so
 * that the name of a component does not depend on which others there are.
 * @param pages all pages of the site
 * @returns what shortens the names in one of them
 */
export function shortenScopes(pages: readonly string[]): (html: string) => string {
  const names = new Set(pages.flatMap((html) => html.match(scope) ?? []));
  // No attribute of ours begins like that.
  const shortOf = (name: string) => name.replace(scope, 'data-_$1');
  const shortNames = new Map<string, string>();
  for (const [short, [name = short, ...others]] of Map.groupBy(names, shortOf)) {
    if (others.length === 0) shortNames.set(name, short);
  }
  return (html) =>
    html.replaceAll(tag, putScopesFirst).replaceAll(scope, (name) => shortNames.get(name) ?? name);
}
