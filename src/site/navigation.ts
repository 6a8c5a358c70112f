import { routes } from '../config/routes.ts';
import { headerWords } from '../messages/messages.ts';

const { links } = headerWords;

/** The four links of the header, in order. */
export const headerLinks = [
  { label: links.home, path: routes.home },
  { label: links.product, path: '/product' },
  { label: links.news, path: routes.news },
  { label: links.contact, path: routes.contact },
] as const;

/** Stands after them, at the end of the header and of the menu. */
export const searchLink = { label: links.search, path: routes.search } as const;

/** The groups of pages at the foot of every page, to which the menu of a small screen leads. */
export const footerId = 'site-pages';
