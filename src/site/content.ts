import { type CollectionEntry, getCollection, render } from 'astro:content';
import { desk } from '../messages/desk.ts';
import { publicSettings } from '../config/public-settings.ts';
import { listAnswerRows } from './buyer-answers.ts';
import { listCitedSources } from './citations.ts';
import { createFactFinder, type FactLists, factNames } from './facts.ts';
import { buildFooterGroups } from './page.ts';
import { compareNewestFirst, statusOf } from './publication.ts';

// The one reader of the content collections: everything else gets plain data from here.

export type PageEntry = CollectionEntry<'pages'>;
export type ArticleEntry = CollectionEntry<'articles'>;

function isShown({ data }: PageEntry | ArticleEntry): boolean {
  const showsAll = import.meta.env.DEV || publicSettings.PUBLIC_DRAFTS === 'on';
  return showsAll || statusOf(data, new Date()) === 'published';
}

/**
 * Makes a loader that works once a build, in which content does not change: Astro copies every
 * entry each time, so asking for each page would make every page cost more with each one that is
 * added. In development, where content changes, it works each time.
 */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let known: Promise<Result> | undefined;
  return () => (import.meta.env.DEV ? load() : (known ??= load()));
}

/** All pages; drafts and those of a later day only in development and previews. */
export const loadPages = loadOnce<readonly PageEntry[]>(() => getCollection('pages', isShown));

/** All articles, newest first; of one day, the higher id first; as with pages. */
export const loadArticles = loadOnce<readonly ArticleEntry[]>(async () => {
  const articles = await getCollection('articles', isShown);
  return articles.sort((one, other) => compareNewestFirst(one.data, other.data));
});

function indexData<Data>(entries: readonly { readonly id: string; readonly data: Data }[]) {
  return new Map(entries.map(({ id, data }) => [id, data]));
}

/** The patients whom several scales sort. */
export const loadScaleCases = () => getCollection('scaleCases');

/** The laws by id, in the order of their file. */
export const loadLaws = loadOnce(async () => indexData(await getCollection('laws')));

/** What pages cite by its id: figures, sources, scales, calls, questions and the like. */
export const loadFacts = loadOnce(async () => {
  const lists = await Promise.all(
    factNames.map(async (name) => [name, indexData<unknown>(await getCollection(name))] as const),
  );
  const facts = Object.fromEntries(lists) as FactLists;
  const calls = [...(facts.exampleCalls ?? [])].map(([id, data]) => {
    const recording = desk.recordings.find(({ call }) => call === id);
    return [id, { ...data, recording }] as const;
  });
  return createFactFinder({ ...facts, exampleCalls: new Map(calls) });
});

/** What buyers ask, row by row, and the forms of their committees. */
export async function loadAnswers() {
  const groups = (await getCollection('buyers')).map(({ data }) => data);
  const forms = (await getCollection('questionnaires')).map(({ data }) => data);
  const { PUBLIC_SITE_URL: siteUrl } = publicSettings;
  return { rows: listAnswerRows(groups, forms, await loadFacts(), siteUrl), forms };
}

/** What visitors type, with the pages and articles that it should find. */
export const loadSynonyms = loadOnce(async () =>
  (await getCollection('synonyms')).map(({ data }) => data),
);

/** The link groups of the footer. */
export const loadFooterGroups = loadOnce(async () => buildFooterGroups(await loadPages()));

/** The body of a page or article as a component, with its headings and the sources it cites. */
export async function renderBody(entry: PageEntry | ArticleEntry) {
  const { Content, headings } = await render(entry);
  return { Content, headings, sources: listCitedSources(entry.body ?? '', await loadFacts()) };
}
