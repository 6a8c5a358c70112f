import rss from '@astrojs/rss';
import { sharingSize } from '../site/sharing.ts';
import { feeds, routes } from '../config/routes.ts';
import { site } from '../config/site.ts';
import { newsWords, siteWords } from '../messages/messages.ts';
import { fill } from '../messages/fill.ts';

/** How many articles the feeds hold, whole: feed readers keep what they have seen. */
export const feedLength = 20;

/** An article as feeds have it. */
export interface FeedItem {
  readonly title: string;
  readonly description: string;
  /** Its full address. */
  readonly link: string;
  readonly published: Date;
  readonly updated?: Date | undefined;
  readonly categories: readonly string[];
  /** The full address of its sharing image; none where another host has the article. */
  readonly picture?: string | undefined;
  /** The whole text as HTML; none where another host has it. */
  readonly content?: string | undefined;
}

const title = `${site.name} ${siteWords.publication}`;
const description = fill(newsWords.feed.description, { kind: siteWords.kind });

/**
 * The articles as RSS 2.0. It has no fields for updates and pictures; feed readers look for those of
 * Atom (RFC 4287) and Media RSS (https://www.rssboard.org/media-rss).
 * @param siteUrl the origin of the site, such as https://www.example.com
 */
export async function writeRss(items: readonly FeedItem[], siteUrl: string): Promise<string> {
  const { width, height } = sharingSize;
  const response = await rss({
    title,
    description,
    items: items.map(
      ({ title, description, link, published, updated, picture, content, categories }) => ({
        ...{ title, description, link },
        pubDate: published,
        categories: [...categories],
        ...(content !== undefined && { content }),
        customData: [
          updated ? `<atom:updated>${updated.toISOString()}</atom:updated>` : '',
          picture === undefined
            ? ''
            : `<media:content url="${picture}" medium="image" type="image/${picture.includes('.jpg') ? 'jpeg' : 'png'}" width="${width}" height="${height}"/>`,
        ].join(''),
      }),
    ),
    site: siteUrl,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' },
    customData: [
      `<language>${site.language.toLowerCase()}</language>`,
      `<atom:link href="${new URL(feeds.rss, siteUrl).href}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    trailingSlash: false,
  });
  return response.text();
}

/** The articles as a JSON Feed 1.1 document (https://www.jsonfeed.org/version/1.1/). */
export function writeJsonFeed(items: readonly FeedItem[], siteUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: new URL(routes.news, siteUrl).href,
    feed_url: new URL(feeds.json, siteUrl).href,
    icon: new URL('/icon-512.png', siteUrl).href,
    language: site.language,
    authors: [{ name: site.name, url: siteUrl }],
    items: items.map((item) => ({
      id: item.link,
      url: item.link,
      title: item.title,
      summary: item.description,
      ...(item.content === undefined
        ? { content_text: item.description }
        : { content_html: item.content }),
      ...(item.picture !== undefined && { image: item.picture }),
      date_published: item.published.toISOString(),
      ...(item.updated && { date_modified: item.updated.toISOString() }),
      tags: item.categories,
    })),
  });
}
