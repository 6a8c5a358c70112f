import { getCollection, getEntry, render, type CollectionEntry } from 'astro:content';
import type { ClaimData } from '../schemas/claim.ts';
import type { TriageSystemData } from '../schemas/triage-system.ts';

// The one reader of the content collections: everything else gets plain data from here.

export type PageEntry = CollectionEntry<'pages'>;
export type ArticleEntry = CollectionEntry<'articles'>;

/** All pages; drafts only in development. */
export async function loadPages(): Promise<PageEntry[]> {
  return getCollection('pages', ({ data }) => import.meta.env.DEV || !data.draft);
}

/** All articles, newest first; of one day, the higher id first. */
export async function loadArticles(): Promise<ArticleEntry[]> {
  const articles = await getCollection('articles');
  return articles.sort(
    (a, b) => b.data.date.getTime() - a.data.date.getTime() || b.data.id - a.data.id,
  );
}

/**
 * One marketing figure by its id.
 * @throws {Error} naming the id, when no such figure is in claims.yaml
 */
export async function loadClaim(id: string): Promise<ClaimData> {
  const entry = await getEntry('claims', id);
  if (!entry) throw new Error(`No claim "${id}" in src/content/claims.yaml.`);
  return entry.data;
}

/**
 * One triage scale by its id.
 * @throws {Error} naming the id, when no such scale is in triage-systems.yaml
 */
export async function loadTriageSystem(id: string): Promise<TriageSystemData> {
  const entry = await getEntry('triageSystems', id);
  if (!entry) throw new Error(`No triage system "${id}" in src/content/triage-systems.yaml.`);
  return entry.data;
}

/** The body of a page or article as a component, with its headings. */
export async function renderBody(entry: PageEntry | ArticleEntry) {
  return render(entry);
}
