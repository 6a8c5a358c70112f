import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { publicSettings } from '../config/public-settings.ts';
import { feeds } from '../config/routes.ts';
import { site } from '../config/site.ts';
import { loadArticles } from '../site/content.ts';
import { articleContents } from '../twins/twin-paths.ts';
import { buildFeed } from '../news/feed.ts';

const { PUBLIC_SITE_URL: siteUrl, PUBLIC_BLOG_HOST: blogHost } = publicSettings;

/** The articles as RSS 2.0. */
export const GET: APIRoute = async () => {
  const host = blogHost || siteUrl;
  const feed = await buildFeed(await loadArticles(), siteUrl, host, await articleContents());
  return rss({
    ...feed,
    // RSS has no fields for them: pictures come by Media RSS (https://www.rssboard.org/media-rss),
    // the day of a change by Atom (RFC 4287).
    items: feed.items.map(({ updated, cover, ...item }) => ({
      ...item,
      customData: [
        `<media:content url="${cover}" medium="image" type="image/svg+xml" width="640" height="400"/>`,
        ...(updated ? [`<atom:updated>${updated.toISOString()}</atom:updated>`] : []),
      ].join(''),
    })),
    site: siteUrl,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' },
    customData: [
      `<language>${site.language.toLowerCase()}</language>`,
      `<atom:link href="${new URL(feeds.rss, siteUrl).href}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    trailingSlash: false,
  });
};
