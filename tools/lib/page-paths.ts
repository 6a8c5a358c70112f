import { routes } from '../../src/config/routes.ts';
import { readBuiltPages } from './built-site.ts';

/** A path that the site does not have: the 404 is a page too. */
export const missingPath = '/no-such-page';

/** One page of each kind: home, topic with film, form, listing, article. */
export const pathOfEachKind: readonly string[] = [
  '/',
  '/product',
  '/contact',
  '/news-views',
  '/ai-triage-reduces-emergency-department-wait-times',
];

/** Every page of the built site, and one path that it does not have. */
export async function listEveryPath(): Promise<string[]> {
  const pages = await readBuiltPages();
  const paths = pages
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('.html') && path !== routes.gone);
  return [...paths, missingPath];
}
