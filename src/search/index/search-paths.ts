import { unfoundRoutes } from '../../config/routes.ts';
import { loadMarkdownPages } from '../../markdown/markdown-paths.ts';
import { loadSynonyms } from '../../site/content.ts';
import { nameTextFile } from '../search-index.ts';
import { buildIndex, type SearchRecord, writeText } from './build-index.ts';

/** One static path for each file of the search, in development made of what is written now. */
export async function searchPaths() {
  const [{ pages, articles }, synonyms] = await Promise.all([loadMarkdownPages(), loadSynonyms()]);
  const keywordsOf = (id: string) =>
    synonyms.filter((entry) => entry.pages.includes(id)).flatMap(({ words }) => words);
  const records: SearchRecord[] = [
    ...pages
      .filter(({ path }) => !unfoundRoutes.includes(path))
      .map(({ entry, ...page }) => ({
        ...page,
        body: `${entry.data.hero.lead}\n\n${page.body}`,
        source: entry.body ?? '',
        keywords: keywordsOf(entry.id),
      })),
    ...articles.map(({ entry, ...page }) => ({
      ...page,
      source: entry.body ?? '',
      keywords: [...keywordsOf(entry.id), ...entry.data.keywords],
      date: entry.data.date,
    })),
  ];
  const spellings = synonyms.flatMap(({ words, spelled }) =>
    spelled === undefined ? [] : words.map((word) => [word, spelled] as const),
  );
  const files = {
    words: buildIndex(records, Object.fromEntries(spellings)),
    ...Object.fromEntries(records.map((record) => [nameTextFile(record.path), writeText(record)])),
  };
  return Object.entries(files).map(([file, content]) => ({ params: { file }, props: { content } }));
}
