/** Numbers of a reader's own: emergency visits a year, the share of patients who call first in percent, and the cost of one visit in dollars. */
interface OwnNumbers {
  readonly visits: number;
  readonly share: number;
  readonly cost: number;
}

/** How many patients call before they come, in a year. */
export function callsOf({ visits, share }: Omit<OwnNumbers, 'cost'>): number {
  return Math.round((visits * share) / 100);
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
export function breakEven(amount: number, own: OwnNumbers) {
  const avoided = Math.ceil(amount / own.cost);
  return { avoided, percent: (avoided / callsOf(own)) * 100 };
}
