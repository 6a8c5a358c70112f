import { publicSettings } from '../config/public-settings.ts';
import { unlistedRoutes } from '../config/routes.ts';
import { nameLegalEntity } from '../contact/legal-entity.ts';
import { loadArticles, loadFacts, loadOnce, loadPages } from '../site/content.ts';
import { groupArticles, groupPages } from '../site/groups.ts';
import { findRelated, routeOf } from '../site/page.ts';
import type { MarkdownGroup } from './llms.ts';
import { describeArticle, describePage, writeMarkdownPage } from './markdown-page.ts';
import { renderHtml } from './render-html.ts';
import type { RenderContext } from './resolve-names.ts';

const { PUBLIC_SITE_URL: siteUrl, PUBLIC_BLOG_HOST: blogHost } = publicSettings;

/** Every page and article in plain Markdown; without the articles, where another host has them. */
export const loadMarkdownPages = loadOnce(async () => {
  const fact = await loadFacts();
  const pages = await loadPages();
  const contextOf = (path: string): RenderContext => ({
    fact,
    addressOf: (to) => new URL(to, new URL(path, siteUrl)).href,
    legalEntity: nameLegalEntity(publicSettings),
    contactEmail: publicSettings.PUBLIC_CONTACT_EMAIL,
  });
  const describeRelated = (id: string, why?: string) =>
    findRelated(pages, id).map(({ data: { title, description } }) => ({
      title,
      path: routeOf(id),
      why: why ?? description,
    }));
  return {
    pages: pages
      .filter(({ id }) => !unlistedRoutes.includes(routeOf(id)))
      .map((entry) => {
        const { id, data, body: source = '' } = entry;
        const path = routeOf(id);
        const context = contextOf(path);
        const related = data.related.flatMap(({ page, why }) => describeRelated(page, why));
        const top = describePage(data, context);
        return { entry, ...writeMarkdownPage({ path, source, related }, top, context) };
      }),
    articles: (blogHost ? [] : await loadArticles()).map((entry) => {
      const { id, data, body: source = '' } = entry;
      const path = routeOf(id);
      const related = data.related.flatMap((page) => describeRelated(page));
      const top = describeArticle(data);
      return { entry, ...writeMarkdownPage({ path, source, related }, top, contextOf(path)) };
    }),
  };
});

/** They in the groups of the footer and the categories of the articles. */
export async function loadMarkdownGroups(): Promise<MarkdownGroup[]> {
  const { pages, articles } = await loadMarkdownPages();
  return [
    ...groupPages(pages).map(({ label, entries }) => ({ label, pages: entries })),
    ...groupArticles(articles).map(({ label, entries }) => ({
      label: `Articles: ${label}`,
      pages: entries,
    })),
  ];
}

/**
 * Makes what gives the whole text of an article as HTML, by its id.
 * @returns nothing for an article that another host has
 */
export async function articleContents(): Promise<(id: string) => string | undefined> {
  const { articles } = await loadMarkdownPages();
  const texts = new Map(articles.map(({ entry, text }) => [entry.id, text]));
  return (id) => {
    const text = texts.get(id);
    return text === undefined ? undefined : renderHtml(text);
  };
}

/** One static path for each. */
export async function markdownPaths() {
  const { pages, articles } = await loadMarkdownPages();
  return [...pages, ...articles].map(({ markdownPath, markdown }) => ({
    params: { page: markdownPath.slice(1, -'.md'.length) },
    props: { markdown },
  }));
}
