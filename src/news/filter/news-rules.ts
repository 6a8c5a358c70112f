import { type CategoryChoice, listingHeading, news } from '../news.ts';

/** How many articles stand on the screen after Load More. */
export function nextCount(shown: number, total: number): number {
  return Math.min(shown + news.step, total);
}

/** The counter under the heading of the grid. */
export function describeCount(shown: number, total: number): string {
  return `Showing ${shown} of ${total} articles`;
}

/** What a screen reader is told once a category or more articles have arrived. */
export function describeChange(choice: CategoryChoice, shown: number, total: number): string {
  return `${listingHeading(choice)}: ${shown} of ${total} on the page.`;
}
