import * as z from 'zod';

const phases = ['rewrite', 'filesystem', 'resource', 'miss', 'hit', 'error'] as const;

/** The routes that follow, up to the next of its kind, belong to a phase of their own. */
const handleRoute = z.strictObject({ handle: z.enum(phases) });

/** What a request must have, or must not: a cookie, or a header whose whole value matches. */
const condition = z.strictObject({
  type: z.enum(['cookie', 'header']),
  key: z.string(),
  value: z.string().optional(),
});

const sourceRoute = z.strictObject({
  /** A regular expression for the path. */
  src: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  methods: z.array(z.string()).optional(),
  /** The route is for requests with all of these, and without any of those. */
  has: z.array(condition).optional(),
  missing: z.array(condition).optional(),
  dest: z.string().optional(),
  status: z.int().optional(),
  /** Whether the routes that follow are tried as well. */
  continue: z.boolean().optional(),
  caseSensitive: z.boolean().optional(),
  /** Whether `dest` is looked for among the files, as the local server always does. */
  check: z.boolean().optional(),
});

const route = z.union([handleRoute, sourceRoute]);

/**
 * The part of Vercel's Build Output API that this site uses.
 * @see https://vercel.com/docs/build-output-api/configuration
 */
const outputConfig = z.looseObject({ version: z.literal(3), routes: z.array(z.unknown()) });

export type Phase = (typeof phases)[number];
export type Condition = Readonly<z.infer<typeof condition>>;
export type SourceRoute = Readonly<z.infer<typeof sourceRoute>>;
export type Route = Readonly<z.infer<typeof route>>;

function parseRoute(value: unknown): Route {
  const { success, data } = route.safeParse(value);
  if (success) return data;
  throw new Error(`config.json has a route of an unknown kind: ${JSON.stringify(value)}`);
}

/** Reads `config.json`; throws on a kind of route that the local server would treat otherwise. */
export function parseOutputConfig(json: string) {
  const { success, data } = outputConfig.safeParse(JSON.parse(json));
  if (!success) throw new Error('config.json of the build output is not of version 3.');
  return { ...data, routes: data.routes.map(parseRoute) };
}
