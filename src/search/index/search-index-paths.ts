import { unfoundRoutes } from '../../config/routes.ts';
import { loadSynonyms } from '../../site/content.ts';
import { loadSiteIndex } from '../site-index-paths.ts';
import { loadMarkdownPages } from '../../markdown/markdown-paths.ts';
import { buildSearchIndex } from './build-index.ts';

/** One static path for each file of the search index, in development made of what is written now. */
export async function searchIndexPaths() {
  const [{ pages, articles }, synonyms, index] = await Promise.all([
    loadMarkdownPages(),
    loadSynonyms(),
    loadSiteIndex(),
  ]);
  const groups = [...index.pages, ...index.articles];
  const listed = new Set(groups.flatMap(({ entries }) => entries.map(({ path }) => path)));
  const wordsFor = (id: string) =>
    synonyms.filter((entry) => entry.pages.includes(id)).flatMap(({ words }) => words);
  const records = [
    ...pages
      .filter(({ path }) => !unfoundRoutes.includes(path))
      .map(({ entry, ...page }) => ({
        ...page,
        source: entry.body ?? '',
        isListed: listed.has(page.path),
        words: wordsFor(entry.id),
        kind: 'page' as const,
      })),
    ...articles.map(({ entry, ...page }) => ({
      ...page,
      source: entry.body ?? '',
      isListed: listed.has(page.path),
      words: [...wordsFor(entry.id), ...entry.data.keywords],
      kind: 'article' as const,
      date: entry.data.date,
    })),
  ];
  const files = await buildSearchIndex(records);
  return files.map(({ path, content }) => ({ params: { file: path }, props: { content } }));
}
