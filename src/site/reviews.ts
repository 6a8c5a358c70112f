import { routes, unlistedRoutes } from '../config/routes.ts';
import type { PageData } from '../schemas/page.ts';

/** Pages that say nothing of care. */
const otherRoutes: readonly string[] = [
  ...unlistedRoutes,
  routes.news,
  routes.search,
  '/economic-impact',
  routes.buyers,
  routes.law,
];

/** Whether a page is one that somebody clinical has to have read. */
export function isClinical(route: string, { kind, footer }: Partial<PageData>): boolean {
  return kind !== 'policy' && footer?.group !== 'company' && !otherRoutes.includes(route);
}
