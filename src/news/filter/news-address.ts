import { categoryChoices, type CategoryChoice, listingPath, news } from '../news.ts';

/** What an address says of the listing: the category, and how many articles are shown. */
export interface NewsAddress {
  readonly choice: CategoryChoice;
  readonly shown: number;
}

const parameter = 'shown';

/**
 * Reads an address of the listing.
 * @returns undefined when the path is none of the listing's
 */
export function readNewsAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): NewsAddress | undefined {
  const path = pathname.replace(/\/$/, '');
  const choice = categoryChoices.find((known) => listingPath(known) === path);
  if (!choice) return undefined;
  const shown = Number(new URLSearchParams(search).get(parameter));
  return { choice, shown: Number.isSafeInteger(shown) ? Math.max(shown, news.step) : news.step };
}

/**
 * Writes the address of a view of the listing. The first view needs no parameter, and parameters
 * that are not the listing's stay.
 * @param search of the address so far
 */
export function writeNewsAddress({ choice, shown }: NewsAddress, search: string): string {
  const parameters = new URLSearchParams(search);
  if (shown > news.step) parameters.set(parameter, String(shown));
  else parameters.delete(parameter);
  const query = parameters.toString();
  return `${listingPath(choice)}${query && `?${query}`}`;
}
