/** How many pages and articles are generated: a tenth, some ten and some fifty times today's site. */
export const sizes: readonly number[] = [100, 1000, 5000];

/**
 * A page of ours does more than a bare one (layout, footer, related articles, the content checker,
 * style bundles and response headers), and may take three tenths more time for it. Of
 * 100 pages most of the time is the start, which a bare site hardly has: the islands are built for
 * browsers, the functions are bundled, a dictionary is read.
 */
export function mostTimesBare(pages: number): number {
  return pages < 1000 ? 2 : 1.3;
}

/**
 * From 1,000 pages on, a page may cost a quarter more processor time than before: the collector of
 * garbage has a larger heap to walk, and two builds of one site differ by a tenth. What is searched
 * through once for every page at least doubles it.
 */
export const mostGrowth = 1.25;

/** Builds of each site at each size, of which the median counts. */
export const runs = 3;
