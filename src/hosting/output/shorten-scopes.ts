/** The attribute by which the styles of a component find its elements, which Astro writes. */
const scope = /data-astro-cid-([a-z\d]+)/g;
/** Letters that tell some two hundred components apart. */
const shortLength = 3;

/**
 * Makes what shortens the names of scopes: they stand at each element and in each rule, which is 200
 * to 400 bytes of a page after compression. What names of the same beginning stand for keeps them
 * whole, so that the name of a component does not depend on which others there are.
 * @param pages all pages of the site
 * @returns what shortens the names in one of them
 */
export function shortenScopes(pages: readonly string[]): (html: string) => string {
  const names = new Set(
    pages.flatMap((html) => [...html.matchAll(scope)].map(([, name = '']) => name)),
  );
  const byBeginning = Map.groupBy(names, (name) => name.slice(0, shortLength));
  // No attribute of ours begins like that.
  const shorten = (whole: string, name: string): string => {
    const beginning = name.slice(0, shortLength);
    return byBeginning.get(beginning)?.length === 1 ? `data-_${beginning}` : whole;
  };
  return (html) => html.replaceAll(scope, shorten);
}
