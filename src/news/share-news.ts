import { artOfCover } from '../art/sharing/sharing-art.ts';
import type { Cover } from '../art/covers/cover.ts';
import type { Sharing } from '../art/sharing/sharing.ts';
import type { Category } from '../config/categories.ts';
import { nameCategory } from '../site/groups.ts';
import { siteWords } from '../messages/messages.ts';
import { listingTitle } from './news.ts';

/** What an article shows where it is shared: its cover. */
export function shareArticle(title: string, cover: Cover): Sharing {
  return { title, section: nameCategory(cover.category), art: artOfCover(cover) };
}

/** The same for the listing of a category. */
export function shareCategory(choice: Category, cover: Cover): Sharing {
  return { title: listingTitle(choice), section: siteWords.publication, art: artOfCover(cover) };
}
