import * as z from 'zod';
import { routes } from '../../../src/config/routes.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { categoryChoices, listingDataPath, listingPath } from '../../../src/news/news.ts';
import type { Ask } from '../answers/ask.ts';
import { readJson } from '../answers/json.ts';
import type { Fault } from '../tell.ts';
import { checkMachineFile } from './machine-files.ts';

/** A category may have no other article than the featured one. */
const part = z
  .object({ total: z.number(), articles: z.array(z.unknown()) })
  .refine(({ total, articles }) => total === 0 || articles.length > 0);

/** Whether a page shows older articles: no sitemap names it, and the page before it links there. */
export function isOlderPage(path: string): boolean {
  return path.startsWith(routes.news) && /\/page\/\d+$/.test(path);
}

/** The files that the listing loads from, each beside one of these pages. */
export function listListingData(pages: ReadonlySet<string>): string[] {
  return categoryChoices.flatMap((choice) => {
    const paths: string[] = [];
    while (pages.has(listingPath(choice, paths.length + 1))) {
      paths.push(listingDataPath(choice, paths.length + 1));
    }
    return paths;
  });
}

const listingData = {
  type: 'application/json',
  findFaults: (text: string) =>
    part.safeParse(readJson(text)).success ? [] : ['has no articles for the listing'],
};

/** What is wrong with a file that the listing loads from. */
export function checkListingData(
  ask: Ask,
  path: string,
  settings: PublicSettings,
): Promise<readonly Fault[]> {
  return checkMachineFile(ask, path, listingData, {
    settings,
    known: new Set(),
    isWhole: false,
  });
}
