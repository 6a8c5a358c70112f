import { getCollection, getEntry, render, type CollectionEntry } from 'astro:content';
import type { ClaimData } from '../schemas/claim.ts';
import type { DashboardData } from '../schemas/dashboard.ts';
import type { SecurityData } from '../schemas/security.ts';
import type { TriageSystemData } from '../schemas/triage-system.ts';

// The one reader of the content collections: everything else gets plain data from here.

export type PageEntry = CollectionEntry<'pages'>;
export type ArticleEntry = CollectionEntry<'articles'>;

function isShown({ data }: { readonly data: { readonly draft: boolean } }): boolean {
  return import.meta.env.DEV || !data.draft;
}

/**
 * Loads a list once a build, in which it does not change: Astro copies every entry each time, so
 * asking for each page would make every page cost more with each one that is added.
 */
function loadOnce<Item>(load: () => Promise<readonly Item[]>): () => Promise<readonly Item[]> {
  let known: Promise<readonly Item[]> | undefined;
  return () => (import.meta.env.DEV ? load() : (known ??= load()));
}

/** All pages; drafts only in development. */
export const loadPages = loadOnce<PageEntry>(() => getCollection('pages', isShown));

/** All articles, newest first; of one day, the higher id first; drafts only in development. */
export const loadArticles = loadOnce<ArticleEntry>(async () => {
  const articles = await getCollection('articles', isShown);
  return articles.sort(
    (a, b) => b.data.date.getTime() - a.data.date.getTime() || b.data.id - a.data.id,
  );
});

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

/**
 * The numbers of one drawn dashboard by its id.
 * @throws {Error} naming the id, when no such dashboard is in dashboard.yaml
 */
export async function loadDashboard(id: string): Promise<DashboardData> {
  const entry = await getEntry('dashboards', id);
  if (!entry) throw new Error(`No dashboard "${id}" in src/content/dashboard.yaml.`);
  return entry.data;
}

/**
 * One set of security cards by its id.
 * @throws {Error} naming the id, when no such set is in security.yaml
 */
export async function loadSecurity(id: string): Promise<SecurityData> {
  const entry = await getEntry('security', id);
  if (!entry) throw new Error(`No security cards "${id}" in src/content/security.yaml.`);
  return entry.data;
}

/** The body of a page or article as a component, with its headings. */
export async function renderBody(entry: PageEntry | ArticleEntry) {
  return render(entry);
}
