import type { Condition, Phase, Route, SourceRoute } from '../output/output-config.ts';

export interface RoutedRequest {
  /** What to serve: a path of the build output. */
  readonly path: string;
  readonly status: number;
  /** With a `location` when the answer is a redirect. */
  readonly headers: Headers;
}

interface Asked {
  /** Percent-encoded, without a query. */
  readonly path: string;
  readonly method: string;
  /** What the request says of itself: `cookie` and `accept` are asked. */
  readonly headers?: Headers;
}

interface Walk {
  readonly path: string;
  /** Of the route that ended the walk; of none, when the files are asked next. */
  readonly status?: number | undefined;
}

/** The phases that look for something to serve, each followed by a look at the files. */
const searches = ['start', 'filesystem', 'rewrite', 'resource'] as const;

function routesOf(routes: readonly Route[], wanted: Phase | 'start'): SourceRoute[] {
  let phase: Phase | 'start' = 'start';
  return routes.filter((route): route is SourceRoute => {
    if ('handle' in route) phase = route.handle;
    return !('handle' in route) && phase === wanted;
  });
}

/** Follows the routes of one phase, whose headers are added to `headers`. */
function walk(routes: readonly SourceRoute[], asked: Asked, headers: Headers): Walk {
  const { method, headers: given = new Headers() } = asked;
  const cookies = (given.get('cookie') ?? '').split(/; ?/).map((pair) => pair.split('=')[0]);
  const isMet = ({ type, key, value = '.*' }: Condition): boolean =>
    type === 'cookie'
      ? cookies.includes(key)
      : given.has(key) && new RegExp(`^${value}$`).test(given.get(key) ?? '');
  let current = asked.path;
  for (const route of routes) {
    const match = new RegExp(route.src, route.caseSensitive ? '' : 'i').exec(current);
    if (!match || (route.methods && !route.methods.includes(method))) continue;
    if (!(route.has ?? []).every(isMet) || route.missing?.some(isMet)) continue;
    const fill = (text: string) =>
      text.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
    for (const [name, value] of Object.entries(route.headers ?? {})) headers.set(name, fill(value));
    if (route.dest !== undefined) current = fill(route.dest);
    if (!route.continue) return { path: current, status: route.status };
  }
  return { path: current };
}

/**
 * What answers a request that failed.
 * @param headers what the routes have given the answer so far; those of the error phase are added
 * @returns the error page's path, which may be the path asked for when there is none
 */
export function followErrorRoutes(
  routes: readonly Route[],
  asked: Asked,
  { status, headers }: Pick<RoutedRequest, 'status' | 'headers'>,
): RoutedRequest {
  const fitting = routesOf(routes, 'error').filter(
    (route) => route.status === undefined || route.status === status,
  );
  return { path: walk(fitting, asked, headers).path, status, headers };
}

/**
 * Follows the routes of the build output in order, phase by phase, as the deployed host does.
 * @param isServed whether the output has a file or a function for a path
 * @see https://vercel.com/docs/build-output-api/configuration#routes
 */
export function followRoutes(
  routes: readonly Route[],
  asked: Asked,
  isServed: (path: string) => boolean,
): RoutedRequest {
  const headers = new Headers();
  const walkPhase = (phase: Phase | 'start', from: string) =>
    walk(routesOf(routes, phase), { ...asked, path: from }, headers);
  let current = asked.path;
  for (const phase of searches) {
    const found = walkPhase(phase, current);
    current = found.path;
    if (found.status !== undefined) return { path: current, status: found.status, headers };
    if (!isServed(current)) current = walkPhase('miss', current).path;
    if (!isServed(current)) continue;
    walkPhase('hit', current);
    return { path: current, status: 200, headers };
  }
  return followErrorRoutes(routes, asked, { status: 404, headers });
}
