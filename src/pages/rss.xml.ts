import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { publicSettings } from '../config/public-settings.ts';
import { feeds } from '../config/routes.ts';
import { site } from '../config/site.ts';
import { sharingSize } from '../art/sharing/sharing.ts';
import { articlePictures } from '../news/news-paths.ts';
import { loadArticles } from '../site/content.ts';
import { articleContents } from '../twins/twin-paths.ts';
import { buildFeed } from '../news/feed.ts';

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
    // RSS has no fields for them; feed readers look for those of Atom (RFC 4287) and Media RSS
    // (https://www.rssboard.org/media-rss).
    items: feed.items.map(({ updated, picture, ...item }) => ({
      ...item,
      customData: [
        updated ? `<atom:updated>${updated.toISOString()}</atom:updated>` : '',
        picture === undefined
          ? ''
          : `<media:content url="${picture}" medium="image" type="image/png" width="${sharingSize.width}" height="${sharingSize.height}"/>`,
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
