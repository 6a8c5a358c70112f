import type { APIRoute } from 'astro';
import { publicSettings } from '../config/public-settings.ts';
import { knownPathsFile } from '../config/routes.ts';
import { loadArticles, loadPages } from '../site/content.ts';
import { routeOf } from '../site/page.ts';

/** One file, and only where an external blog hosts the articles. */
export function getStaticPaths() {
  const known = knownPathsFile.slice(1, -'.json'.length);
  return publicSettings.PUBLIC_BLOG_HOST ? [{ params: { known } }] : [];
}

/** What exists here and there, for the redirects and for the not-found page. */
export const GET: APIRoute = async () =>
  Response.json({
    pages: (await loadPages()).map(({ id }) => routeOf(id)),
    articles: (await loadArticles()).map(({ id }) => id),
  });
