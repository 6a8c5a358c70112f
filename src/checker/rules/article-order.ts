import type { Problem } from '../problem.ts';
import { isRecord, textField, type Entry, type Site } from '../checked-site.ts';

/** Articles 1 to 119 came with the site, newest first; later ones are counted on from there. */
const foundingArticles = 119;

interface Dated {
  readonly entry: Entry;
  readonly id: number;
  readonly date: string;
}

function listDated({ entries }: Site): Dated[] {
  return entries
    .filter(({ kind }) => kind === 'article')
    .flatMap((entry) => {
      const { value } = entry.frontMatter;
      const id = isRecord(value) ? value['id'] : undefined;
      return typeof id === 'number' ? [{ entry, id, date: textField(entry, 'date') }] : [];
    })
    .sort((a, b) => a.id - b.id);
}

function problemAt({ entry }: Dated, field: string, found: string, write: string): Problem {
  return { file: entry.file, line: entry.frontMatter.lineOf([field]), field, found, write };
}

function findRepeatedIds(articles: readonly Dated[]): Problem[] {
  const next = (articles.at(-1)?.id ?? 0) + 1;
  return articles.flatMap((article, index) => {
    const other = articles[index - 1];
    if (other?.id !== article.id) return [];
    const found = `${article.id}, which ${other.entry.file} has already`;
    return [problemAt(article, 'id', found, `${next}, the next that is free`)];
  });
}

/**
 * Articles 1 to 119 grow older as ids rise (specification, section 3). Later articles are newer
 * than those before them, so an id never has to be changed to put an article first.
 */
function findDisorder(articles: readonly Dated[]): Problem[] {
  const dated = articles.filter(({ date }) => /^\d{4}-\d{2}-\d{2}$/.test(date));
  const newestFounding = dated.find(({ id }) => id <= foundingArticles);
  return dated.flatMap((article, index) => {
    const isFounding = article.id <= foundingArticles;
    const before = dated[index - 1];
    const other = isFounding || (before?.id ?? 0) > foundingArticles ? before : newestFounding;
    if (!other) return [];
    const isInOrder = isFounding ? article.date <= other.date : article.date >= other.date;
    if (isInOrder) return [];
    const found = `${article.date}, ${isFounding ? 'later' : 'earlier'} than article ${other.id}`;
    const write = `${other.date} or ${isFounding ? 'earlier' : 'later'}`;
    return [problemAt(article, 'date', found, write)];
  });
}

function findFeatured(articles: readonly Dated[]): Problem[] {
  const first = articles[0];
  if (!first) return [];
  const featured = articles.filter(
    ({ entry: { frontMatter } }) =>
      isRecord(frontMatter.value) && frontMatter.value['featured'] === true,
  );
  const misplaced = featured
    .filter((article) => article !== first)
    .map((article) => {
      const write = `it only in ${first.entry.file}, the article with the lowest id`;
      return problemAt(article, 'featured', 'true', write);
    });
  if (featured.includes(first)) return misplaced;
  const missing = problemAt(
    first,
    'featured',
    'nothing',
    'true, as this article has the lowest id',
  );
  return [missing, ...misplaced];
}

/** Ids are unique, dates follow them, and the first article is the only featured one. */
export function checkArticleOrder(site: Site): Problem[] {
  const articles = listDated(site);
  return [...findRepeatedIds(articles), ...findDisorder(articles), ...findFeatured(articles)];
}
