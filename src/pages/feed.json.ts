import type { APIRoute } from 'astro';
import { publicSettings } from '../config/public-settings.ts';
import { articlePictures } from '../news/news-paths.ts';
import { loadArticles } from '../site/content.ts';
import { articleContents } from '../markdown/markdown-paths.ts';
import { buildFeed, toJsonFeed } from '../news/feed.ts';

const { PUBLIC_SITE_URL: siteUrl, PUBLIC_BLOG_HOST: blogHost } = publicSettings;

/** The articles as a JSON Feed. */
export const GET: APIRoute = async () => {
  const feed = buildFeed(
    await loadArticles(),
    blogHost || siteUrl,
    await articleContents(),
    await articlePictures(),
  );
  return new Response(JSON.stringify(toJsonFeed(feed, siteUrl)), {
    headers: { 'content-type': 'application/feed+json' },
  });
};
