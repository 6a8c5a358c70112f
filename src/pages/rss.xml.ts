import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { publicSettings } from '../config/public-settings.ts';
import { feeds } from '../config/routes.ts';
import { site } from '../config/site.ts';
import { articlePictures } from '../news/news-paths.ts';
import { loadArticles } from '../site/content.ts';
import { articleContents } from '../markdown/markdown-paths.ts';
import { buildFeed, toRssItems } from '../news/feed.ts';

const { PUBLIC_SITE_URL: siteUrl, PUBLIC_BLOG_HOST: blogHost } = publicSettings;

/** The articles as RSS 2.0. */
export const GET: APIRoute = async () => {
  const feed = buildFeed(
    await loadArticles(),
    blogHost || siteUrl,
    await articleContents(),
    await articlePictures(),
  );
  return rss({
    ...feed,
    items: toRssItems(feed),
    site: siteUrl,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' },
    customData: [
      `<language>${site.language.toLowerCase()}</language>`,
      `<atom:link href="${new URL(feeds.rss, siteUrl).href}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    trailingSlash: false,
  });
};
