import { mostGrowth, mostTimesBare } from './growth-limits.ts';
import type { BuildCost } from './measure-build.ts';

/** The two builds of one size, each the median of its runs. */
export interface SizeResult {
  readonly pages: number;
  readonly ours: BuildCost;
  readonly bare: BuildCost;
}

/** What one more page costs between two sizes, without what a build costs before its first page. */
export interface PageCost {
  readonly from: number;
  readonly to: number;
  readonly milliseconds: number;
  readonly processorMilliseconds: number;
  readonly megabytes: number;
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** The median of each measure, so that one disturbed run counts for nothing. */
export function takeMedian(runs: readonly BuildCost[]): BuildCost {
  return {
    seconds: middle(runs.map(({ seconds }) => seconds)),
    processorSeconds: middle(runs.map(({ processorSeconds }) => processorSeconds)),
    megabytes: middle(runs.map(({ megabytes }) => megabytes)),
    load: middle(runs.map(({ load }) => load)),
  };
}

/** The cost of a page from each size to the next larger one. */
export function listPageCosts(
  results: readonly SizeResult[],
  site: 'ours' | 'bare',
): readonly PageCost[] {
  return results.slice(1).map((larger, index) => {
    const smaller = results[index] ?? larger;
    const pages = larger.pages - smaller.pages;
    const difference = (of: (cost: BuildCost) => number) => of(larger[site]) - of(smaller[site]);
    return {
      from: smaller.pages,
      to: larger.pages,
      milliseconds: (difference(({ seconds }) => seconds) / pages) * 1000,
      processorMilliseconds: (difference((cost) => cost.processorSeconds) / pages) * 1000,
      megabytes: difference((cost) => cost.megabytes) / pages,
    };
  });
}

/**
 * How many times the page cost of the last step is that of the step before, in processor time, on
 * which other programs weigh less than on the clock; undefined for fewer than two steps.
 */
export function findGrowth(costs: readonly PageCost[]): number | undefined {
  const [before, last] = costs.slice(-2);
  return before && last ? last.processorMilliseconds / before.processorMilliseconds : undefined;
}

/** Every limit that the results break, in words. */
export function findExcesses(results: readonly SizeResult[]): string[] {
  const excesses: string[] = [];
  const growth = findGrowth(listPageCosts(results, 'ours'));
  if (growth !== undefined && growth > mostGrowth) {
    excesses.push(
      `The processor time of a page grows to ${growth.toFixed(2)} times; ${mostGrowth} at most. Something is done for all pages once for every page.`,
    );
  }
  for (const { pages, ours, bare } of results) {
    const times = ours.seconds / bare.seconds;
    const most = mostTimesBare(pages);
    if (times <= most) continue;
    excesses.push(
      `${pages} pages take ${times.toFixed(2)} times a bare Astro site; ${most} at most.`,
    );
  }
  return excesses;
}
