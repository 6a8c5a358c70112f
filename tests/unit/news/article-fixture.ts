import type { Category } from '../../../src/config/categories.ts';
import type { ArticleSource } from '../../../src/news/listing/article-listing.ts';
import { articleSchema } from '../../../src/schemas/article.ts';

/** An article; its date falls a day for each number. */
export function createArticle(
  id: number,
  category: Category = 'Research',
  more: object = {},
): ArticleSource {
  return {
    id: `article-${id}`,
    body: 'word '.repeat(500),
    data: articleSchema.parse({
      kind: 'guide',
      id,
      title: `Title of article ${id}`,
      excerpt: `What a reader learns from article ${id}, in at least fifty characters.`,
      category,
      date: new Date(Date.UTC(2025, 0, 15 - id)).toISOString().slice(0, 10),
      keywords: ['one', 'two', 'three'],
      location: 'Global',
      ...more,
    }),
  };
}

/** Articles 1 to `count`, newest first. */
export function createArticles(count: number, category?: Category): ArticleSource[] {
  return Array.from({ length: count }, (_, index) => createArticle(index + 1, category));
}
