import { categories, type Category, categorySlug } from '../config/categories.ts';
import { footerGroups } from '../config/navigation.ts';
import { routes } from '../config/routes.ts';
import type { ArticleData } from '../schemas/article.ts';
import type { PageData } from '../schemas/page.ts';
import { footerWords, newsWords } from '../messages/messages.ts';

/** Entries that belong together, under the words that the site has for them. */
export interface EntryGroup<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** Pages by the group of the footer that lists them, in its order; those of none come last. */
export function groupPages<Entry extends { readonly data: PageData }>(
  entries: readonly Entry[],
): EntryGroup<Entry>[] {
  const orderOf = ({ data }: Entry) => data.footer?.order ?? 0;
  return [...footerGroups, undefined]
    .map((id) => ({
      label: id ? footerWords.groups[id] : footerWords.others,
      entries: entries
        .filter(({ data }) => data.footer?.group === id)
        .sort((a, b) => orderOf(a) - orderOf(b)),
    }))
    .filter((group) => group.entries.length > 0);
}

/** What readers see of a category, or of the choice of all. */
export function nameCategory(choice: Category | 'All'): string {
  if (choice === 'All') return newsWords.listing.all;
  return newsWords.categories[categorySlug(choice)] ?? choice;
}

/** The page that lists the articles of a category, or all. */
export function categoryPath(choice: Category | 'All'): string {
  return choice === 'All' ? routes.news : `${routes.news}/category/${categorySlug(choice)}`;
}

/** Articles by category, in the order of the filter, each newest first. */
export function groupArticles<Entry extends { readonly data: ArticleData }>(
  entries: readonly Entry[],
): (EntryGroup<Entry> & { readonly category: Category })[] {
  return categories
    .map((category) => ({
      category,
      label: nameCategory(category),
      entries: entries.filter(({ data }) => data.category === category),
    }))
    .filter((group) => group.entries.length > 0);
}
