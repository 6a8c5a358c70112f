import type { ArticleCard, ListingPart } from '../../../../src/news/news.ts';
import type { Category } from '../../../../src/config/categories.ts';

/** Cards `first` to `last`, newest first. */
export function createCards(first: number, last: number, category: Category = 'Legal') {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index): ArticleCard => {
    const slug = `${category.toLowerCase()}-${first + index}`;
    return {
      slug,
      title: `Title of ${slug}`,
      excerpt: `Excerpt of ${slug}`,
      category,
      date: '2025-01-01',
      day: 'Jan 1, 2025',
      readTime: '3 min read',
    };
  });
}

/** The files of a category with `total` articles, by path. */
export function createFiles(slug: string, total: number, category: Category = 'Legal') {
  const files = new Map<string, ListingPart>();
  for (let part = 1, first = 1; part === 1 || first <= total; part += 1) {
    const last = Math.min(total, part === 1 ? 6 : first + 23);
    files.set(`/news/${slug}/${part}.json`, {
      total,
      articles: createCards(first, last, category),
    });
    first = last + 1;
  }
  return files;
}
