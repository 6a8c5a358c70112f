import { createHash } from 'node:crypto';
import { artFolders, routes } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import { siteWords } from '../../messages/messages.ts';
import { composeSharing, type Sharing } from './sharing.ts';

/** In characters: X takes no more (https://developer.x.com/en/docs/x-for-websites/cards). */
const longestAlt = 420;

/** A sharing image as the head of a page names it. */
export interface SharingPicture {
  readonly path: string;
  readonly alt: string;
}

/** What names the file of a path’s sharing image: `product`, `index`. */
export function sharingName(path: string): string {
  return path === routes.home ? 'index' : path.slice(1);
}

const fileOf = (path: string) => `${artFolders.sharing}/${sharingName(path)}.png`;

function describe({ title, art }: Sharing): string {
  const alt = `${title}. ${art.alt}`;
  return alt.length <= longestAlt ? alt : art.alt.slice(0, longestAlt);
}

/**
 * Names the sharing image of a page. Networks keep a picture for as long as its address stays, so
 * the address changes with what is drawn.
 */
export function nameSharing(path: string, sharing: Sharing): SharingPicture {
  const print = createHash('sha256').update(composeSharing(sharing)).digest('base64url');
  return { path: `${fileOf(path)}?v=${print.slice(0, 8)}`, alt: describe(sharing) };
}

/** The picture of another page, for a page that has none of its own. */
export function borrowSharing(path: string): SharingPicture {
  return { path: fileOf(path), alt: `${site.name}: ${siteWords.kind}` };
}
