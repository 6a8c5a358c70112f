import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** Headers as a visitor gets them, with names in lower case. */
interface PageResponse {
  readonly headers: Readonly<Record<string, string>>;
}

/** Its name, what meeting it adds to the base of 100, and what missing it takes away. */
type Rule = readonly [
  name: string,
  met: number,
  missed: number,
  isMet: (response: PageResponse) => boolean,
];

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

const isOneOf =
  (header: string, ...values: readonly string[]) =>
  ({ headers }: PageResponse) =>
    values.includes(headers[header]?.toLowerCase() ?? '');

const isNeverFramed = (response: PageResponse) =>
  readPolicy(response).get('frame-ancestors')?.join() === "'none'";

const isLongStrict = ({ headers }: PageResponse) =>
  Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]) >=
  sixMonthsInSeconds;

const referrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

/**
 * What Mozilla’s HTTP Observatory looks at (algorithm 6). Each rule is held to its best result; the
 * penalty is the one for leaving the header out. The scanner itself cannot be a dependency: it
 * needs the network while it is installed. The redirect from http to https is the host’s own.
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
const rules: readonly Rule[] = [
  ['content-security-policy', 10, -25, hasStrictPolicy],
  ['cookies', 0, -20, ({ headers }) => !('set-cookie' in headers)],
  [
    'cross-origin-resource-sharing',
    0,
    -50,
    ({ headers }) => !('access-control-allow-origin' in headers),
  ],
  ['strict-transport-security', 0, -20, isLongStrict],
  ['referrer-policy', 5, -5, isOneOf('referrer-policy', ...referrers)],
  ['x-content-type-options', 0, -5, isOneOf('x-content-type-options', 'nosniff')],
  ['framing', 5, -20, isNeverFramed],
  ...[
    ['cross-origin-resource-policy', 'same-origin', 'same-site'],
    ['cross-origin-embedder-policy', 'require-corp', 'credentialless'],
    ['cross-origin-opener-policy', 'same-origin'],
  ].map(([name = '', ...values]): Rule => [name, 10, 0, isOneOf(name, ...values)]),
];

/**
 * The most that this site can have: five more would take signed scripts outside of a template, and
 * five a domain in the browsers’ HSTS preload list.
 */
const fullScore = 150;

/** The score of one response, and the rules that it does not meet. */
function scoreResponse(response: PageResponse) {
  const missed = rules.filter(([, , , isMet]) => !isMet(response));
  const penalty = missed.reduce((sum, [, , points]) => sum + points, 0);
  const extra = rules.reduce((sum, rule) => sum + (missed.includes(rule) ? 0 : rule[1]), 0);
  // Points beyond 100 count only for a site that has an A without them.
  const score = 100 + penalty + (penalty >= -10 ? extra : 0);
  return { score: Math.max(0, score), missed: missed.map(([name]) => name) };
}

/** Findings that hold for other sites and not for this one, each with the reason. */
const accepted: Readonly<Record<string, string>> = {
  "script-src 'self'":
    'A mere possibility: this host serves no JSONP, no AngularJS and nothing that users upload.',
};

const worth: ReadonlySet<number> = new Set([
  Severity.HIGH,
  Severity.SYNTAX,
  Severity.MEDIUM,
  Severity.HIGH_MAYBE,
  Severity.MEDIUM_MAYBE,
]);

/** What Google’s CSP evaluator finds in a policy that is high or medium, or possibly so. */
function findPolicyProblems(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => worth.has(severity))
    .filter(({ directive, value }) => !(`${directive} ${value ?? ''}` in accepted))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

/**
 * What keeps the response of one page from full marks for safety.
 * @param address of the page, with its origin
 */
export async function findSafetyProblems(address: string): Promise<string[]> {
  const response = await fetch(address);
  await response.body?.cancel();
  const headers = Object.fromEntries(response.headers);
  const { score, missed } = scoreResponse({ headers });
  const policy = findPolicyProblems(headers['content-security-policy'] ?? '');
  return [
    ...(score === fullScore ? [] : [`HTTP Observatory ${score}: misses ${missed.join(', ')}`]),
    ...policy.map((finding) => `CSP evaluator: ${finding}`),
  ];
}
