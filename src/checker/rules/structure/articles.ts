import { inEach, listRepeats, type ArticleEntry, type Content } from '../../facts.ts';
import type { Problem } from '../../problem.ts';

/** Articles up to this id came with the site, newest first; later ones are counted on from here. */
const lastFoundingId = 119;

const wordLimits = { least: 350, most: 700, mostOfGuide: 1_800 };

interface Numbered {
  readonly entry: ArticleEntry;
  readonly id: number;
  readonly date: string | undefined;
}

interface Dated extends Numbered {
  readonly date: string;
}

function problemAt({ entry }: Numbered, field: string, found: string, write: string): Problem {
  return { file: entry.file, line: entry.lineOf([field]), field, found, write };
}

function findRepeatedIds(articles: readonly Numbered[]): Problem[] {
  const write = `${(articles.at(-1)?.id ?? 0) + 1}, the next that is free`;
  return listRepeats(articles, ({ id }) => `${id}`).map(([article, { entry }]) =>
    problemAt(article, 'id', `${article.id}, which ${entry.file} has already`, write),
  );
}

/**
 * The founding articles grow older as ids rise. Later articles are newer than all of them, so an id
 * never has to be changed to put an article first; among each other they may wait for any day.
 */
function findDisorder(articles: readonly Numbered[]): Problem[] {
  const dated = articles.filter((article): article is Dated => article.date !== undefined);
  const newestFounding = dated.find(({ id }) => id <= lastFoundingId);
  return dated.flatMap((article, index) => {
    const isFounding = article.id <= lastFoundingId;
    const other = isFounding ? dated[index - 1] : newestFounding;
    const { date } = article;
    if (!other || (isFounding ? date <= other.date : date >= other.date)) return [];
    const [is, should] = isFounding ? ['later', 'earlier'] : ['earlier', 'later'];
    const found = `${date}, ${is} than article ${other.id}`;
    return [problemAt(article, 'date', found, `${other.date} or ${should}`)];
  });
}

function findFeatured(articles: readonly Numbered[]): Problem[] {
  const [first, ...others] = articles;
  if (!first) return [];
  const advice = 'true, as this article has the lowest id';
  const write = `it only in ${first.entry.file}, the article with the lowest id`;
  return [
    ...(first.entry.data.featured ? [] : [problemAt(first, 'featured', 'nothing', advice)]),
    ...others
      .filter(({ entry }) => entry.data.featured)
      .map((article) => problemAt(article, 'featured', 'true', write)),
  ];
}

/** Ids are unique, dates follow them, and the first article is the only featured one. */
export function checkArticleOrder({ articles }: Content): Problem[] {
  const numbered = articles
    .flatMap((entry): Numbered[] => {
      const { id, date } = entry.data;
      return id === undefined ? [] : [{ entry, id, date: date?.toISOString().slice(0, 10) }];
    })
    .sort((a, b) => a.id - b.id);
  // The article that cannot be read may be the first one.
  const featured = numbered.length < articles.length ? [] : findFeatured(numbered);
  return [...findRepeatedIds(numbered), ...findDisorder(numbered), ...featured];
}

/**
 * An article is worth a visit and can be read at one go: 350 to 700 words. A guide is looked things
 * up in, so it may have 1,800. Drafts may grow.
 */
export function checkWordCount({ articles }: Content): Problem[] {
  const finished = articles.filter(({ isReadable, isDraft }) => isReadable && !isDraft);
  return inEach(finished, ({ prose, data }) => {
    const { least } = wordLimits;
    const most = data.kind === 'guide' ? wordLimits.mostOfGuide : wordLimits.most;
    const { length } = prose
      .filter(({ place }) => place === 'body')
      .flatMap(({ text }) => text.split(/\s/))
      .filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word));
    if (length >= least && length <= most) return [];
    return [{ field: 'body', found: `${length} words`, write: `${least} to ${most}` }];
  });
}
