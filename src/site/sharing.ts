import { createHash } from 'node:crypto';
import { routes, sharingFolder } from '../config/routes.ts';
import { site } from '../config/site.ts';
import { siteWords } from '../messages/messages.ts';

/** In pixels: 1.91 to 1, as networks show a large picture (https://ogp.me). */
export const sharingSize = { width: 1200, height: 630 } as const;

/** What a page shows where somebody shares it. */
export interface Sharing {
  readonly title: string;
  /** The section of the site, or the category of the article. */
  readonly section: string;
  /** A picture of the content in place of all else, by its file and where the site has it. */
  readonly photo?:
    { readonly file: string; readonly src: string; readonly alt: string } | undefined;
  /** A drawing across the picture, with the title in its open part; without one the title has all the room. */
  readonly art?:
    | {
        /** A whole SVG file. */
        readonly svg: string;
        /** What it shows, for those who do not see it. */
        readonly alt: string;
        /** Without the title. */
        readonly isAlone?: boolean;
      }
    | undefined;
}

/** In characters: X takes no more (https://developer.x.com/en/docs/x-for-websites/cards). */
const longestAlt = 420;

/** A sharing image as the head of a page names it. */
export interface SharingPicture {
  readonly path: string;
  readonly alt: string;
}

/** The file of a path’s sharing image: `product.png`, `index.png`. */
export function sharingFile(path: string, sharing?: Sharing): string {
  const name = path === routes.home ? 'index' : path.slice(1);
  return `${name}.${sharing?.photo ? 'jpg' : 'png'}`;
}

/**
 * Names the sharing image of a page. Networks keep a picture for as long as its address stays, so
 * the address changes with what is shown.
 */
export function nameSharing(path: string, sharing: Sharing): SharingPicture {
  const { title, section, art, photo } = sharing;
  const print = createHash('sha256').update(JSON.stringify(sharing)).digest('base64url');
  return {
    path: `${sharingFolder}/${sharingFile(path, sharing)}?v=${print.slice(0, 8)}`,
    alt: `${title}. ${(photo ?? art)?.alt ?? `${section}, ${site.name}.`}`.slice(0, longestAlt),
  };
}

/** The picture of another page, for a page that has none of its own. */
export function borrowSharing(path: string): SharingPicture {
  return { path: `${sharingFolder}/${sharingFile(path)}`, alt: `${site.name}: ${siteWords.kind}` };
}
