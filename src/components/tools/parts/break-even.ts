/** Numbers of a reader's own: emergency visits a year, the share of patients who call first in percent, and the cost of one visit in dollars. */
export interface OwnNumbers {
  readonly visits: number;
  readonly share: number;
  readonly cost: number;
}

/**
 * What it takes to cover an amount with visits that a call makes unnecessary:
 *
 *   calls = visits × share
 *   avoided = amount ÷ cost of a visit, to the next whole visit
 *   percent = avoided ÷ calls
 *
 * @param amount the amount to cover, in dollars a year
 * @returns visits to avoid, and which percentage of all first calls they are; above 100 it cannot be done
 */
export function breakEven(amount: number, { visits, share, cost }: OwnNumbers) {
  const avoided = Math.ceil(amount / cost);
  return { avoided, percent: (avoided / callsOf({ visits, share })) * 100 };
}

/** How many patients call before they come, in a year. */
export function callsOf({ visits, share }: Pick<OwnNumbers, 'visits' | 'share'>): number {
  return Math.round((visits * share) / 100);
}

/** Every combination of the given steps, each with the places of its steps in their lists. */
export function combineSteps(
  visits: readonly number[],
  shares: readonly number[],
  costs: readonly number[],
): (OwnNumbers & { readonly places: readonly [number, number, number] })[] {
  return visits.flatMap((visit, first) =>
    shares.flatMap((share, second) =>
      costs.map((cost, third) => ({
        visits: visit,
        share,
        cost,
        places: [first, second, third] as const,
      })),
    ),
  );
}
