import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { feeds, llmsFiles, markdownPath, routes, searchFolder } from '../config/routes.ts';
import { pageWords } from '../messages/messages.ts';
import { feedLength, type FeedItem, writeJsonFeed, writeRss } from '../news/feed.ts';
import { buildIndex, writeText } from '../search/index/build-index.ts';
import { nameTextFile } from '../search/search-index.ts';
import type { Entries, Entry } from './entries.ts';
import { writeLlmsIndex } from './llms.ts';
import type { RenderedPage } from './rendered-page.ts';
import { readSections } from './read-sections.ts';
import { toMarkdown } from './to-markdown.ts';
import { toMdast } from './to-mdast.ts';

/** Gives the rendering of a page or article of this site, by its path. */
type RenderPage = (path: string) => Promise<RenderedPage>;

/** The whole text of an article with its sources, for feed readers, which show it in a look of their own. */
function writeHtml({ text, notes }: RenderedPage, address: string): string {
  const read = (part: Element | undefined) => (part ? toMdast(part, address).children : []);
  const sources = read(notes).filter(({ type }) => type === 'footnoteDefinition');
  const root: Root = { type: 'root', children: [...read(text), ...sources] };
  return toHtml(
    toHast(root, { footnoteLabel: pageWords.sources.heading, footnoteLabelProperties: {} }),
  );
}

/** Makes what is asked for more than once only once. */
function remember<Value>(make: (entry: Entry) => Promise<Value>) {
  const made = new Map<Entry, Promise<Value>>();
  return (entry: Entry): Promise<Value> => {
    const value = made.get(entry) ?? make(entry);
    made.set(entry, value);
    return value;
  };
}

/**
 * The files that say the pages again: in Markdown, for feed readers and for the search.
 * @returns for the path of each file what makes it
 */
export function listDerivedFiles(
  { siteUrl, blogHost, texts, spellings }: Entries,
  renderPage: RenderPage,
): ReadonlyMap<string, () => Promise<string>> {
  const here = blogHost ? texts.filter(({ article }) => !article) : texts;
  const addressOf = (path: string) => new URL(path, siteUrl).href;
  const writeMarkdown = remember(async ({ path }) =>
    toMarkdown(await renderPage(path), addressOf(path)),
  );

  async function listFeedItems(): Promise<FeedItem[]> {
    const articles = texts.flatMap(({ article, ...entry }) =>
      article ? [{ ...entry, ...article }] : [],
    );
    const newest = articles.toSorted((a, b) => a.order - b.order).slice(0, feedLength);
    return Promise.all(
      newest.map(async ({ path, published, updated, ...article }) => {
        const link = new URL(path, blogHost || siteUrl).href;
        return {
          ...article,
          link,
          published: new Date(published),
          updated: updated === undefined ? undefined : new Date(updated),
          content: blogHost ? undefined : writeHtml(await renderPage(path), link),
        };
      }),
    );
  }

  const found = here.filter(({ isFound }) => isFound);
  const toRecord = remember(async (entry) => ({
    ...entry,
    date: entry.article && new Date(entry.article.published),
    sections: readSections(await renderPage(entry.path), addressOf(entry.path)),
  }));
  const searchFile = (name: string) => `${searchFolder}/${name}.json`;

  return new Map<string, () => Promise<string>>([
    ...here.map((entry) => [markdownPath(entry.path), () => writeMarkdown(entry)] as const),
    [
      markdownPath(routes.notFound),
      async () => toMarkdown(await renderPage(routes.notFound), addressOf(routes.home)),
    ],
    [llmsFiles.index, () => Promise.resolve(writeLlmsIndex(here, siteUrl))],
    [llmsFiles.full, async () => (await Promise.all(here.map(writeMarkdown))).join('\n---\n\n')],
    [feeds.rss, async () => writeRss(await listFeedItems(), siteUrl)],
    [feeds.json, async () => writeJsonFeed(await listFeedItems(), siteUrl)],
    [
      searchFile('words'),
      async () => JSON.stringify(buildIndex(await Promise.all(found.map(toRecord)), spellings)),
    ],
    ...found.map(
      (entry) =>
        [
          searchFile(nameTextFile(entry.path)),
          async () => JSON.stringify(writeText(await toRecord(entry))),
        ] as const,
    ),
  ]);
}
