import type { PublicSettings } from '../../../src/config/settings.ts';
import { composeRoutes } from '../../../src/hosting/output/compose-routes.ts';
import { responseHeaders } from '../../../src/hosting/output/headers.ts';
import { followRoutes } from '../../../src/hosting/server/routes.ts';
import { findHeaderFaults, findOldAnswer } from '../answers/headers.ts';
import { findPolicyFaults, policyName } from '../answers/policy.ts';
import { findWrongType } from '../answers/type.ts';
import type { Fault } from '../tell.ts';
import { typesOf } from './asset.ts';

/** The folder whose names change with what files hold; the adapter says how long they are kept. */
const hashed = { folder: '/_astro/', keeping: 'public, max-age=31536000, immutable' };

/** What else hosts call a type that readers take for the same. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'application/xml': ['text/xml'],
};

/** The headers that the build gives a file. */
function headersOf(path: string, settings: PublicSettings): Record<string, string> {
  const moves = { redirects: [], gone: [] };
  const routes = composeRoutes([], { settings, pages: [], moves, articles: [] });
  const { headers } = followRoutes(routes, { path, method: 'GET' }, () => true);
  // The worker of the search does without packed copies.
  headers.delete('content-encoding');
  if (path.startsWith(hashed.folder)) headers.set('cache-control', hashed.keeping);
  return Object.fromEntries(headers);
}

function findWrongFileType(path: string, response: Response, given?: string): string[] {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const usual = given?.split(';', 1)[0];
  const wanted = usual === undefined ? typesOf(ending) : [usual, ...(otherNames[usual] ?? [])];
  const type = wanted ? findWrongType(response, ...wanted) : [];
  const isNamed = /charset=/i.test(response.headers.get('content-type') ?? '');
  const isGarbled = type.length === 0 && given?.includes('charset=') && !isNamed;
  return isGarbled ? ['names no charset'] : type;
}

/** What is wrong with the headers of a file; those of pages follow what stands in them. */
export function findFileHeaderFaults(
  path: string,
  response: Response,
  settings: PublicSettings,
): readonly Fault[] {
  const isFile = /\.\w+$/.test(path);
  if (!isFile) return [];
  const { [policyName]: policy = '', 'content-type': type, ...wanted } = headersOf(path, settings);
  const isOfAll = policy === responseHeaders(settings)[policyName];
  const hasPolicy = response.headers.has(policyName);
  const order = response.headers.get('x-robots-tag') ?? '';
  const isHidden = !wanted['x-robots-tag'] && /\b(?:noindex|none)\b/i.test(order);
  return [
    ...findHeaderFaults(response, wanted),
    // That of all answers is judged by pages.
    ...(hasPolicy && !isOfAll ? findPolicyFaults(response, policy) : []),
    ...(hasPolicy ? [] : [`${policyName} is missing`]),
    ...findWrongFileType(path, response, type),
    ...findOldAnswer(response),
    ...(isHidden ? ['is kept from search engines: this is a preview, or a host adds that'] : []),
  ];
}
