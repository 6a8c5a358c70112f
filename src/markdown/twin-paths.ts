import { publicSettings } from '../config/public-settings.ts';
import { unlistedRoutes } from '../config/routes.ts';
import { nameLegalEntity } from '../contact/legal-entity.ts';
import { listCitedSources } from '../site/citations.ts';
import { loadArticles, loadFacts, loadOnce, loadPages } from '../site/content.ts';
import { groupArticles, groupPages } from '../site/groups.ts';
import { findRelated, routeOf } from '../site/page.ts';
import type { TwinContext } from './renderer.ts';
import type { TwinGroup } from './llms.ts';
import { renderHtml } from './render-html.ts';
import { writeArticleTwin, writePageTwin } from './twin.ts';

const { PUBLIC_SITE_URL: siteUrl, PUBLIC_BLOG_HOST: blogHost } = publicSettings;

/** Every page and article in plain Markdown; without the articles, where another host has them. */
export const loadTwins = loadOnce(async () => {
  const fact = await loadFacts();
  const contextOf = (id: string): TwinContext => ({
    fact,
    addressOf: (path) => new URL(path, new URL(routeOf(id), siteUrl)).href,
    legalEntity: nameLegalEntity(publicSettings),
    contactEmail: publicSettings.PUBLIC_CONTACT_EMAIL,
  });
  const pages = await loadPages();
  const partsOf = ({ id, body: source = '' }: { readonly id: string; readonly body?: string }) => ({
    path: routeOf(id),
    source,
    sources: listCitedSources(source, fact),
  });
  const pageTwins = pages
    .filter(({ id }) => !unlistedRoutes.includes(routeOf(id)))
    .map((entry) => {
      const related = entry.data.related.flatMap(({ page, why }) =>
        findRelated(pages, page).map(({ data }) => ({
          title: data.title,
          path: routeOf(page),
          why,
        })),
      );
      return {
        entry,
        ...writePageTwin({ ...partsOf(entry), data: entry.data, related }, contextOf(entry.id)),
      };
    });
  const articleTwins = (blogHost ? [] : await loadArticles()).map((entry) => {
    const related = entry.data.related.flatMap((id) =>
      findRelated(pages, id).map(({ data: { title, description } }) => ({
        title,
        path: routeOf(id),
        why: description,
      })),
    );
    return {
      entry,
      ...writeArticleTwin({ ...partsOf(entry), data: entry.data, related }, contextOf(entry.id)),
    };
  });
  return { pages: pageTwins, articles: articleTwins };
});

/** The twins in the groups of the footer and the categories of the articles. */
export async function loadTwinGroups(): Promise<TwinGroup[]> {
  const { pages, articles } = await loadTwins();
  return [
    ...groupPages(pages),
    ...groupArticles(articles).map((group) => ({ ...group, label: `Articles: ${group.label}` })),
  ].map(({ label, entries }) => ({ label, twins: entries }));
}

/**
 * Makes what gives the whole text of an article as HTML, by its id.
 * @returns nothing for an article that another host has
 */
export async function articleContents(): Promise<(id: string) => string | undefined> {
  const { articles } = await loadTwins();
  const bodies = new Map(articles.map(({ entry, text }) => [entry.id, text]));
  return (id) => {
    const body = bodies.get(id);
    return body === undefined ? undefined : renderHtml(body);
  };
}

/** One static path for each twin. */
export async function twinPaths() {
  const { pages, articles } = await loadTwins();
  return [...pages, ...articles].map(({ twin, markdown }) => ({
    params: { twin: twin.slice(1, -'.md'.length) },
    props: { markdown },
  }));
}
