import { functionAddress, type functionNames } from '../config/routes.ts';
import { type Environment, readSettings } from '../config/settings.ts';
import { Refusal } from './outcome.ts';
import { type Submission, bodyTypeOf, readSubmission } from './submission.ts';

/** Where a function answers beside the site whose forms post to it. */
export interface Endpoint {
  /** PUBLIC_SITE_URL. */
  readonly siteOrigin: string;
  /** Goes before each path of the site; empty when the function answers on the site's own host. */
  readonly pagePrefix: string;
  /** The address of the function, as forms post to it. */
  readonly action: string;
  /** For people whom the form fails: PUBLIC_CONTACT_EMAIL. */
  readonly contactEmail: string;
}

/** As long as the settings cannot be read. */
export const unknownEndpoint: Endpoint = {
  siteOrigin: '',
  pagePrefix: '',
  action: '',
  contactEmail: '',
};

/** @throws {InvalidSettings} when a setting is malformed */
export function readEndpoint(environment: Environment, name: keyof typeof functionNames): Endpoint {
  const {
    PUBLIC_SITE_URL: siteOrigin,
    PUBLIC_FUNCTIONS_URL: functionsUrl,
    PUBLIC_CONTACT_EMAIL: contactEmail,
  } = readSettings(environment, [
    'PUBLIC_SITE_URL',
    'PUBLIC_FUNCTIONS_URL',
    'PUBLIC_CONTACT_EMAIL',
  ]);
  const pagePrefix = URL.canParse(functionsUrl) ? siteOrigin : '';
  return { siteOrigin, pagePrefix, action: functionAddress(name, functionsUrl), contactEmail };
}

/**
 * Refuses what another site's page makes a visitor's browser send. A request without the headers
 * that only browsers set does not come from a page and passes.
 * @throws {Refusal} cross_site
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
function refuseCrossSite(request: Request, siteOrigin: string): void {
  const origin = request.headers.get('origin');
  const relation = request.headers.get('sec-fetch-site');
  const isOurs =
    origin === null || origin === 'null'
      ? // A browser that keeps the origin to itself still says whether it is the same.
        relation === 'same-origin' ||
        (origin === null && (relation === null || relation === 'none'))
      : origin === siteOrigin ||
        // Hosts are compared, not schemes: TLS ends before the function.
        URL.parse(origin)?.host === new URL(request.url).host;
  if (!isOurs) throw new Refusal('cross_site');
}

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
