import type { Route } from '../output/output-config.ts';

export interface RoutedRequest {
  /** What to serve: a path of the build output. */
  readonly path: string;
  readonly status: number;
  /** With a `location` when the answer is a redirect. */
  readonly headers: Headers;
}

/**
 * Follows the routes of the build output in order, as the deployed host does.
 * @param path the path asked for, percent-encoded, without a query
 * @param isServed whether the output has a file or a function for a path
 * @see https://vercel.com/docs/build-output-api/configuration#routes
 */
export function followRoutes(
  routes: readonly Route[],
  path: string,
  isServed: (path: string) => boolean,
): RoutedRequest {
  const headers = new Headers();
  for (const route of routes) {
    if ('handle' in route) {
      if (isServed(path)) return { path, status: 200, headers };
      continue;
    }
    const match = new RegExp(route.src, 'i').exec(path);
    if (!match) continue;
    for (const [name, value] of Object.entries(route.headers ?? {})) {
      headers.set(
        name,
        value.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
      );
    }
    if (!route.continue) return { path: route.dest ?? path, status: route.status ?? 200, headers };
  }
  return { path, status: isServed(path) ? 200 : 404, headers };
}
