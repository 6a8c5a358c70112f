import { refuseCrossSite } from './cross-site.ts';
import { Refusal } from './outcome.ts';
import { bodyTypeOf, readSubmission } from './submission.ts';
import type { Submission } from './submission.ts';

/** Whether the site's page asks a function on another host, so that the browser wants CORS headers. */
export function isAskedFromSite(request: Request, siteOrigin: string): boolean {
  return (
    request.headers.get('origin') === siteOrigin &&
    new URL(siteOrigin).host !== new URL(request.url).host
  );
}

/**
 * Takes a request that may carry a message and reads it.
 * @param siteOrigin PUBLIC_SITE_URL
 * @param names of the fields of the form
 * @param admit called before the body is read; throws when it is not to be
 * @returns undefined when the browser only asks whether it may post (CORS preflight)
 * @throws {Refusal} when it is not one that the site's own form makes
 */
export async function receivePost<Name extends string>(
  request: Request,
  siteOrigin: string,
  names: readonly Name[],
  admit: () => Promise<void>,
): Promise<Submission<Name> | undefined> {
  refuseCrossSite(request, siteOrigin);
  if (request.method === 'OPTIONS' && isAskedFromSite(request, siteOrigin)) return undefined;
  if (request.method !== 'POST') throw new Refusal('method_not_allowed');
  const type = bodyTypeOf(request);
  if (type === undefined) throw new Refusal('unsupported_type');
  await admit();
  return readSubmission(request, type, names);
}
