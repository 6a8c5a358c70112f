import { lineAt, type ArticleEntry, type Content, type PageEntry, type Prose } from '../facts.ts';
import { splitSentences } from '../language/sentences.ts';
import type { Problem } from '../problem.ts';

/** Short sentences ("Call your local emergency number.") may well be the same on two pages. */
const shortestWords = 9;

/** One heading may come back ("Sources"); with a second one it is an outline that comes back. */
const sharedHeadings = 2;

/** Fewer bands than this say nothing about how a page is composed. */
const leastComponents = 3;

/** Titles and descriptions tell pages apart in a list of search results. */
export function checkRepeatedTitles({ pages, articles }: Content): Problem[] {
  const first = new Map<string, string>();
  const check = (
    { file, lineOf }: PageEntry | ArticleEntry,
    field: string,
    value: string | undefined,
  ): Problem[] => {
    if (!value) return [];
    const key = `${field} ${value.trim().toLowerCase()}`;
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, file);
      return [];
    }
    const found = `"${value}", which ${other} has already`;
    return [{ file, line: lineOf([field]), field, found, write: `a ${field} of its own` }];
  };
  return [
    ...[...pages, ...articles].flatMap((entry) => check(entry, 'title', entry.data.title)),
    ...pages.flatMap((page) => check(page, 'description', page.data.description)),
    ...articles.flatMap((article) => check(article, 'excerpt', article.data.excerpt)),
  ];
}

/**
 * No two files share a sentence of more than eight words; both places are named. Drafts still hold
 * the sentences they were begun with.
 */
export function checkRepeatedSentences({ sources }: Content): Problem[] {
  const first = new Map<string, { file: string; prose: Prose; start: number }>();
  const problems: Problem[] = [];
  for (const { file, prose: stretches } of sources.filter(({ isDraft }) => !isDraft)) {
    for (const prose of stretches) {
      for (const { text, start } of splitSentences(prose.text)) {
        const words = text.toLowerCase().match(/[\p{L}\p{N}\uFFFC]+/gu) ?? [];
        if (words.length < shortestWords) continue;
        const key = words.join(' ');
        const other = first.get(key);
        if (!other) first.set(key, { file, prose, start });
        if (!other || other.file === file) continue;
        const opening = text.split(/\s+/).slice(0, 8).join(' ').replaceAll('\uFFFC', '…');
        problems.push({
          file,
          line: lineAt(prose, start),
          field: 'sentence',
          found: `"${opening} …", which stands in ${other.file}:${lineAt(other.prose, other.start) ?? 1} too`,
          write: 'it differently here, or link to the other page',
        });
      }
    }
  }
  return problems;
}

function outlineProblem(file: string, found: string, write: string): Problem {
  return { file, line: undefined, field: 'outline', found, write };
}

/** No two articles are built on the same headings. */
function findSharedHeadings(articles: readonly ArticleEntry[]): Problem[] {
  const filesByHeading = new Map<string, string[]>();
  return articles.flatMap(({ file, body }): Problem[] => {
    const shared = new Map<string, string[]>();
    for (const heading of new Set(body.headings.map(({ text }) => text.toLowerCase()))) {
      const files = filesByHeading.get(heading) ?? [];
      for (const other of files) shared.set(other, [...(shared.get(other) ?? []), heading]);
      filesByHeading.set(heading, [...files, file]);
    }
    const match = [...shared].find(([, headings]) => headings.length >= sharedHeadings);
    if (!match) return [];
    const [other, headings] = match;
    const names = headings.map((heading) => `"${heading}"`).join(' and ');
    return [outlineProblem(file, `the headings ${names} of ${other}`, 'an outline of its own')];
  });
}

/** No two pages have the same sequence of components. */
function findSharedSequences(pages: readonly PageEntry[]): Problem[] {
  const firstBySequence = new Map<string, string>();
  return pages.flatMap(({ file, body }) => {
    const components = body.elements.filter(({ name }) => /^[A-Z]/.test(name));
    if (components.length < leastComponents) return [];
    const sequence = components.map(({ name }) => name).join(' ');
    const first = firstBySequence.get(sequence);
    if (first === undefined) {
      firstBySequence.set(sequence, file);
      return [];
    }
    return [
      outlineProblem(file, `the same sequence of components as in ${first}`, 'one of its own'),
    ];
  });
}

/** Pages are composed, not stamped: no two share their outline. Drafts may still. */
export function checkRepeatedOutlines({ pages, articles }: Content): Problem[] {
  return [
    ...findSharedHeadings(articles.filter(({ isDraft }) => !isDraft)),
    ...findSharedSequences(pages.filter(({ isDraft }) => !isDraft)),
  ];
}
