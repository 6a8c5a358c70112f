import { refuseCrossSite } from './cross-site.ts';
import { Refusal } from './refusal.ts';
import { bodyTypeOf, readSubmission } from './submission.ts';
import type { Submission } from './submission.ts';

export interface ReceivedPost<Name extends string> {
  /**
   * The site's origin when the function answers on a host of its own (PUBLIC_FUNCTIONS_URL): then
   * links have to name the site, and the browser asks for CORS headers. Empty otherwise.
   */
  readonly siteOrigin: string;
  /** undefined when the browser only asks whether it may post (CORS preflight). */
  readonly submission: Submission<Name> | undefined;
}

/**
 * Takes a request that may carry a message and reads it.
 * @param readSiteOrigin PUBLIC_SITE_URL, which may be malformed and then throws
 * @param names of the fields of the form
 * @throws {Refusal} 400, 403, 405, 413 or 415
 */
export async function receivePost<Name extends string>(
  request: Request,
  readSiteOrigin: () => string,
  names: readonly Name[],
): Promise<ReceivedPost<Name>> {
  const expected = readSiteOrigin();
  refuseCrossSite(request, expected);
  const isElsewhere =
    request.headers.get('origin') === expected &&
    new URL(expected).host !== new URL(request.url).host;
  const siteOrigin = isElsewhere ? expected : '';
  if (isElsewhere && request.method === 'OPTIONS') return { siteOrigin, submission: undefined };
  if (request.method !== 'POST') {
    throw new Refusal(405, 'method_not_allowed', 'Send messages with POST.');
  }
  const type = bodyTypeOf(request);
  if (type === undefined) {
    throw new Refusal(415, 'unsupported_type', 'Send JSON or a form post, in UTF-8.');
  }
  return { siteOrigin, submission: await readSubmission(request, type, names) };
}
