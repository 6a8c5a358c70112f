import type { PublicSettings } from '../../src/config/settings.ts';
import { contentSecurityPolicy, responseHeaders } from '../../src/hosting/output/headers.ts';
import { findInlineCode } from '../../src/hosting/output/pages/inline-code.ts';

type Headers = Readonly<Record<string, string>>;

const policyName = 'content-security-policy';

function readDirectives(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** Directive by directive, as a whole policy is too long to be compared by eye. */
function findPolicyDifferences(found: string, wanted: string): string[] {
  const [has, needs] = [readDirectives(found), readDirectives(wanted)];
  return [...new Set([...needs.keys(), ...has.keys()])].filter(Boolean).flatMap((name) => {
    const [given, asked] = [has.get(name), needs.get(name)];
    if (!asked) return [`${policyName}: ${name} is more than the build writes`];
    if (!given) return [`${policyName}: ${name} is missing`];
    const lost = asked.filter((source) => !given.includes(source));
    const added = given.filter((source) => !asked.includes(source));
    return [
      ...lost.map((source) => `${policyName}: ${name} lacks ${source}`),
      ...added.map((source) => `${policyName}: ${name} allows ${source}`),
    ];
  });
}

/** Names each header that is not as it has to be. */
export function findWrongHeaders({ headers }: Response, wanted: Headers): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const found = headers.get(name);
    if (found === value) return [];
    if (found === null) return [`${name} is missing`];
    if (name === policyName) return findPolicyDifferences(found, value);
    return [`${name} is “${found}”, not “${value}”`];
  });
}

/** Those of a page, whose policy knows the code that stands in it. */
export function pageHeaders(settings: PublicSettings, html: string): Headers {
  const policy = contentSecurityPolicy(settings, findInlineCode(html));
  return { ...responseHeaders(settings), [policyName]: policy };
}

/** Those of every answer, whatever it is. */
export function commonHeaders(settings: PublicSettings): Headers {
  const ofSome = [policyName, 'cache-control', 'cross-origin-resource-policy'];
  return Object.fromEntries(
    Object.entries(responseHeaders(settings)).filter(([name]) => !ofSome.includes(name)),
  );
}

/** Those of what a function answers, which nobody may keep. */
export function functionHeaders(settings: PublicSettings): Headers {
  return { ...commonHeaders(settings), 'cache-control': 'no-store' };
}
