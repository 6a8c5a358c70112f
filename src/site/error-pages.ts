import { routes } from '../config/routes.ts';
import { errorsWords } from '../messages/messages.ts';
import { buildHead } from './head.ts';
import { headerLinks, searchLink } from './navigation.ts';
import type { Hero, Page } from './page.ts';

const { notFound, gone, failure } = errorsWords;

type ErrorRoute = typeof routes.notFound | typeof routes.gone | typeof routes.failure;

const words = {
  [routes.notFound]: notFound,
  [routes.gone]: gone,
  [routes.failure]: failure,
} as const;

function actionsOf(path: ErrorRoute): Hero['actions'] {
  const links = {
    [routes.notFound]: [searchLink, ...headerLinks.slice(1)],
    [routes.gone]: headerLinks,
    [routes.failure]: headerLinks.slice(0, 1),
  };
  return links[path].map(({ label, path: href }) => ({ label, href }));
}

/** The page that stands in for one that is not there or could not be made. */
export function buildErrorPage(path: ErrorRoute, siteUrl: string): Pick<Page, 'head' | 'hero'> {
  const { title, description, heading, lead } = words[path];
  const eyebrow = path === routes.failure ? undefined : words[path].eyebrow;
  return {
    head: buildHead({ title, description, path, siteUrl }),
    hero: { eyebrow, heading, lead, actions: actionsOf(path) },
  };
}
