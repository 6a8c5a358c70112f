import type { Problem } from '../problem.ts';
import { isDraft, type Entry, type Site } from '../checked-site.ts';

/** One heading may come back ("Sources"); with a second one it is an outline that comes back. */
const sharedHeadings = 2;

/** A heading remembers this many articles, so that a common one costs no more with every article. */
const longestMemory = 20;

/** Fewer bands than this say nothing about how a page is composed. */
const leastComponents = 3;

function headingsOf({ body }: Entry): ReadonlySet<string> {
  return new Set(body.headings.map(({ text }) => text.toLowerCase()));
}

/** No two articles are built on the same headings. */
function findArticles(articles: readonly Entry[]): Problem[] {
  const filesByHeading = new Map<string, string[]>();
  const problems: Problem[] = [];
  for (const article of articles) {
    const shared = new Map<string, string[]>();
    for (const heading of headingsOf(article)) {
      const files = filesByHeading.get(heading) ?? [];
      for (const file of files) shared.set(file, [...(shared.get(file) ?? []), heading]);
      if (files.length < longestMemory) filesByHeading.set(heading, [...files, article.file]);
    }
    const [match] = [...shared].filter(([, headings]) => headings.length >= sharedHeadings);
    if (!match) continue;
    const [file, headings] = match;
    problems.push({
      file: article.file,
      line: undefined,
      field: 'outline',
      found: `the headings ${headings.map((heading) => `"${heading}"`).join(' and ')} of ${file}`,
      write: 'an outline of its own',
    });
  }
  return problems;
}

/** No two pages have the same sequence of components. */
function findPages(pages: readonly Entry[]): Problem[] {
  const firstBySequence = new Map<string, string>();
  return pages.flatMap(({ file, body }) => {
    if (body.components.length < leastComponents) return [];
    const sequence = body.components.map(({ name }) => name).join(' ');
    const first = firstBySequence.get(sequence);
    if (first === undefined) {
      firstBySequence.set(sequence, file);
      return [];
    }
    const found = `the same sequence of components as in ${first}`;
    return [{ file, line: undefined, field: 'outline', found, write: 'one of its own' }];
  });
}

/** Pages are composed, not stamped: no two share their outline. Drafts may still. */
export function checkRepeatedOutlines({ entries }: Site): Problem[] {
  const published = entries.filter((entry) => !isDraft(entry));
  return [
    ...findArticles(published.filter(({ kind }) => kind === 'article')),
    ...findPages(published.filter(({ kind }) => kind === 'page')),
  ];
}
