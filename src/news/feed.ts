import { sharingSize } from '../site/sharing.ts';
import { feeds, routes } from '../config/routes.ts';
import { site } from '../config/site.ts';
import type { ArticleSource } from './listing/article-listing.ts';
import { routeOf } from '../site/page.ts';
import { nameCategory } from '../site/groups.ts';
import { newsWords, siteWords } from '../messages/messages.ts';
import { fill } from '../messages/fill.ts';

/** How many articles the feeds hold, whole: feed readers keep what they have seen. */
const feedLength = 20;

/** What both feeds are made from. */
type Feed = ReturnType<typeof buildFeed>;

/**
 * The newest articles for feed readers.
 * @param articles all articles, newest first
 * @param host the origin that hosts the articles: this site's, or the external blog's
 * @param contentOf the whole text of an article as HTML; undefined where another host has it
 * @param pictureOf the full address of its sharing image; undefined where another host has it
 */
export function buildFeed(
  articles: readonly ArticleSource[],
  host: string,
  contentOf: (id: string) => string | undefined,
  pictureOf: (id: string) => string | undefined,
) {
  const newest = articles.slice(0, feedLength);
  return {
    title: `${site.name} ${siteWords.publication}`,
    description: fill(newsWords.feed.description, { kind: siteWords.kind }),
    items: newest.map(({ id, data }) => {
      const content = contentOf(id);
      return {
        title: data.title,
        description: data.excerpt,
        ...(content !== undefined && { content }),
        picture: pictureOf(id),
        link: new URL(routeOf(id), host).href,
        pubDate: data.date,
        updated: data.updated,
        categories: [nameCategory(data.category), data.location],
      };
    }),
  };
}

/**
 * The items of the feed as RSS has them. It has no fields for updates and pictures; feed readers look
 * for those of Atom (RFC 4287) and Media RSS (https://www.rssboard.org/media-rss).
 */
export function toRssItems({ items }: Feed) {
  const { width, height } = sharingSize;
  return items.map(({ updated, picture, ...item }) => ({
    ...item,
    customData: [
      updated ? `<atom:updated>${updated.toISOString()}</atom:updated>` : '',
      picture === undefined
        ? ''
        : `<media:content url="${picture}" medium="image" type="image/${picture.includes('.jpg') ? 'jpeg' : 'png'}" width="${width}" height="${height}"/>`,
    ].join(''),
  }));
}

/** The feed as a JSON Feed 1.1 document (https://www.jsonfeed.org/version/1.1/). */
export function toJsonFeed({ title, description, items }: Feed, siteUrl: string): object {
  return {
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
      date_published: item.pubDate.toISOString(),
      ...(item.updated && { date_modified: item.updated.toISOString() }),
      tags: item.categories,
    })),
  };
}
