import type { ArticleEntry, Content } from '../facts.ts';
import type { Problem } from '../problem.ts';

/** Articles up to this id came with the site, newest first; later ones are counted on from here. */
export const lastFoundingId = 119;

const wordLimits = { least: 350, most: 700 };

interface Numbered {
  readonly entry: ArticleEntry;
  readonly id: number;
  readonly date: string | undefined;
}

function listNumbered({ articles }: Content): Numbered[] {
  return articles
    .flatMap((entry) => {
      const { id, date } = entry.data;
      return id === undefined ? [] : [{ entry, id, date: date?.toISOString().slice(0, 10) }];
    })
    .sort((a, b) => a.id - b.id);
}

function problemAt({ entry }: Numbered, field: string, found: string, write: string): Problem {
  return { file: entry.file, line: entry.lineOf([field]), field, found, write };
}

function findRepeatedIds(articles: readonly Numbered[]): Problem[] {
  const next = (articles.at(-1)?.id ?? 0) + 1;
  return articles.flatMap((article, index) => {
    const other = articles[index - 1];
    if (other?.id !== article.id) return [];
    const found = `${article.id}, which ${other.entry.file} has already`;
    return [problemAt(article, 'id', found, `${next}, the next that is free`)];
  });
}

/**
 * The founding articles grow older as ids rise. Later articles are newer than those before them, so
 * an id never has to be changed to put an article first.
 */
function findDisorder(articles: readonly Numbered[]): Problem[] {
  const dated = articles.filter(({ date }) => date !== undefined);
  const newestFounding = dated.find(({ id }) => id <= lastFoundingId);
  return dated.flatMap((article, index) => {
    const isFounding = article.id <= lastFoundingId;
    const before = dated[index - 1];
    const other = isFounding || (before?.id ?? 0) > lastFoundingId ? before : newestFounding;
    const { date = '' } = article;
    const limit = other?.date ?? date;
    if (isFounding ? date <= limit : date >= limit) return [];
    const found = `${date}, ${isFounding ? 'later' : 'earlier'} than article ${other?.id ?? ''}`;
    const write = `${limit} or ${isFounding ? 'earlier' : 'later'}`;
    return [problemAt(article, 'date', found, write)];
  });
}

function findFeatured(articles: readonly Numbered[]): Problem[] {
  const first = articles[0];
  if (!first) return [];
  const featured = articles.filter(({ entry }) => entry.data.featured === true);
  const misplaced = featured
    .filter((article) => article !== first)
    .map((article) => {
      const write = `it only in ${first.entry.file}, the article with the lowest id`;
      return problemAt(article, 'featured', 'true', write);
    });
  if (featured.includes(first)) return misplaced;
  const advice = 'true, as this article has the lowest id';
  return [problemAt(first, 'featured', 'nothing', advice), ...misplaced];
}

/** Ids are unique, dates follow them, and the first article is the only featured one. */
export function checkArticleOrder(content: Content): Problem[] {
  const articles = listNumbered(content);
  return [...findRepeatedIds(articles), ...findDisorder(articles), ...findFeatured(articles)];
}

function countWords({ prose }: ArticleEntry): number {
  return prose
    .filter(({ place }) => place === 'body')
    .flatMap(({ text }) => text.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;
}

/** An article is worth a visit and can be read at one go: 350 to 700 words. Drafts may grow. */
export function checkWordCount({ articles }: Content): Problem[] {
  const { least, most } = wordLimits;
  return articles
    .filter(({ isReadable, isDraft }) => isReadable && !isDraft)
    .map((article) => ({ file: article.file, count: countWords(article) }))
    .filter(({ count }) => count < least || count > most)
    .map(({ file, count }) => {
      const place = { file, line: undefined, field: 'body' };
      return { ...place, found: `${count} words`, write: `${least} to ${most}` };
    });
}
