import { parse } from 'node-html-parser';

/** A response as a visitor gets it; header names in lower case. */
export interface PageResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

interface Rule {
  readonly name: string;
  /** What meeting it adds to the base of 100, and what missing it takes away. */
  readonly met: number;
  readonly missed: number;
  readonly isMet: (response: PageResponse) => boolean;
}

const sixMonthsInSeconds = 15_768_000;

function readPolicy({ headers }: PageResponse): Map<string, string[]> {
  const directives = (headers['content-security-policy'] ?? '').split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function hasStrictPolicy(response: PageResponse): boolean {
  const policy = readPolicy(response);
  const broad = /^(?:data:|https?:|ftp:|\*|https?:\/\/\*(?:\.\*)?|'unsafe-[\w-]+')$/;
  const own = ['default-src', 'script-src', 'style-src', 'object-src'];
  return (
    policy.get('default-src')?.join() === "'none'" &&
    own.every((name) => !policy.get(name)?.some((source) => broad.test(source))) &&
    ![...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))
  );
}

function hasSignedScripts({ html }: PageResponse): boolean {
  const scripts = parse(html).querySelectorAll('script[src]');
  const isOwn = (source = '') => /^\/(?!\/)/.test(source);
  return (
    scripts.length > 0 &&
    scripts.every((script) => isOwn(script.getAttribute('src')) && script.hasAttribute('integrity'))
  );
}

const isOneOf = (header: string, values: readonly string[]) => (response: PageResponse) =>
  values.includes(response.headers[header]?.toLowerCase() ?? '');

/**
 * What Mozilla’s HTTP Observatory looks at (algorithm 6). Each rule is held to its best result; the
 * penalty is the one for leaving the header out. The scanner itself cannot be a dependency: it
 * needs the network while it is installed. The redirect from http to https is the host’s own.
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
const rules: readonly Rule[] = [
  { name: 'content-security-policy', met: 10, missed: -25, isMet: hasStrictPolicy },
  { name: 'cookies', met: 0, missed: -20, isMet: ({ headers }) => !('set-cookie' in headers) },
  {
    name: 'cross-origin-resource-sharing',
    met: 0,
    missed: -50,
    isMet: ({ headers }) => !('access-control-allow-origin' in headers),
  },
  {
    name: 'strict-transport-security',
    met: 0,
    missed: -20,
    isMet: ({ headers }) =>
      Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]) >=
      sixMonthsInSeconds,
  },
  {
    name: 'referrer-policy',
    met: 5,
    missed: -5,
    isMet: isOneOf('referrer-policy', [
      'no-referrer',
      'same-origin',
      'strict-origin',
      'strict-origin-when-cross-origin',
    ]),
  },
  { name: 'subresource-integrity', met: 5, missed: 0, isMet: hasSignedScripts },
  {
    name: 'x-content-type-options',
    met: 0,
    missed: -5,
    isMet: isOneOf('x-content-type-options', ['nosniff']),
  },
  {
    name: 'framing',
    met: 5,
    missed: -20,
    isMet: (response) => readPolicy(response).get('frame-ancestors')?.join() === "'none'",
  },
  {
    name: 'cross-origin-resource-policy',
    met: 10,
    missed: 0,
    isMet: isOneOf('cross-origin-resource-policy', ['same-origin', 'same-site']),
  },
  {
    name: 'cross-origin-embedder-policy',
    met: 10,
    missed: 0,
    isMet: isOneOf('cross-origin-embedder-policy', ['require-corp', 'credentialless']),
  },
  {
    name: 'cross-origin-opener-policy',
    met: 10,
    missed: 0,
    isMet: isOneOf('cross-origin-opener-policy', ['same-origin']),
  },
];

/** The most that a site can have whose domain is not in the browsers’ HSTS preload list. */
export const fullScore = 155;

/** The score of one response, and the rules that it does not meet. */
export function scoreResponse(response: PageResponse): {
  readonly score: number;
  readonly missed: readonly string[];
} {
  const missed = rules.filter(({ isMet }) => !isMet(response));
  const penalty = missed.reduce((sum, rule) => sum + rule.missed, 0);
  const extra = rules.reduce((sum, rule) => sum + (missed.includes(rule) ? 0 : rule.met), 0);
  // Points beyond 100 count only for a site that has an A without them.
  const score = 100 + penalty + (penalty >= -10 ? extra : 0);
  return { score: Math.max(0, score), missed: missed.map(({ name }) => name) };
}
