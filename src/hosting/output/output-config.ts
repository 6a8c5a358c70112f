/**
 * The part of Vercel's Build Output API that this site uses.
 * @see https://vercel.com/docs/build-output-api/configuration
 */
export interface SourceRoute {
  /** A regular expression for the path. */
  readonly src: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly dest?: string;
  readonly status?: number;
  /** Whether the routes that follow are tried as well. */
  readonly continue?: boolean;
}

interface FilesystemRoute {
  readonly handle: 'filesystem';
}

export type Route = SourceRoute | FilesystemRoute;

/** A path that the host calls by itself. */
export interface Schedule {
  readonly path: string;
  /** In the five fields of cron, UTC. */
  readonly schedule: string;
}

export interface OutputConfig {
  readonly version: 3;
  readonly routes: readonly Route[];
  readonly crons?: readonly Schedule[];
}

const knownKeys: ReadonlySet<string> = new Set(['src', 'headers', 'dest', 'status', 'continue']);

function isRoute(route: unknown): route is Route {
  if (typeof route !== 'object' || route === null) return false;
  if ('handle' in route) return route.handle === 'filesystem';
  return (
    'src' in route &&
    typeof route.src === 'string' &&
    Object.keys(route).every((key) => knownKeys.has(key))
  );
}

/**
 * Reads `.vercel/output/config.json`.
 * @throws {Error} on a kind of route that the local server would not treat as the host does
 */
export function parseOutputConfig(json: string): OutputConfig {
  const config: unknown = JSON.parse(json);
  if (typeof config !== 'object' || config === null || !('version' in config)) {
    throw new Error('config.json of the build output is not a configuration.');
  }
  const routes: unknown = 'routes' in config ? config.routes : [];
  if (config.version !== 3 || !Array.isArray(routes)) {
    throw new Error('config.json of the build output is not of version 3.');
  }
  const unknownRoute: unknown = routes.find((route) => !isRoute(route));
  if (unknownRoute !== undefined) {
    throw new Error(`config.json has a route of an unknown kind: ${JSON.stringify(unknownRoute)}`);
  }
  return { ...config, version: 3, routes: routes.filter(isRoute) };
}

/**
 * The configuration with headers, before all other routes: those that follow may override one.
 * @param src a regular expression for the path; every response unless told
 */
export function addHeaders(
  config: OutputConfig,
  headers: Readonly<Record<string, string>>,
  src = '^/(.*)$',
): OutputConfig {
  const route: SourceRoute = { src, headers, continue: true };
  return { ...config, routes: [route, ...config.routes] };
}

/** The configuration with paths that the host is to call. */
export function addSchedules(config: OutputConfig, schedules: readonly Schedule[]): OutputConfig {
  return { ...config, crons: [...(config.crons ?? []), ...schedules] };
}
