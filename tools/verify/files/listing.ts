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
  .object({ total: z.number(), articles: z.array(z.object({ category: z.string() })) })
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

/** The number of a part in the name of its file. */
function partOf(path: string): number {
  return Number(/(\d+)\.json$/.exec(path)?.[1]);
}

/** @param path of a file that holds a part of one category, or of all */
function findWrongArticles(path: string, text: string): Fault[] {
  const { data } = part.safeParse(readJson(text));
  if (!data) return ['has no articles for the listing'];
  const choice = categoryChoices.find((one) => path === listingDataPath(one, partOf(path)));
  const stray = data.articles.find(({ category }) => choice !== 'All' && category !== choice);
  return stray ? [{ fault: 'has articles of another category', example: stray.category }] : [];
}

/** What is wrong with a file that the listing loads from. */
export function checkListingData(
  ask: Ask,
  path: string,
  settings: PublicSettings,
): Promise<readonly Fault[]> {
  const data = {
    type: 'application/json',
    findFaults: (text: string) => findWrongArticles(path, text),
  };
  return checkMachineFile(ask, path, data, {
    settings,
    known: new Set(),
    isWhole: false,
  });
}
