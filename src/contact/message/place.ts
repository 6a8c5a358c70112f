import { readSettings, type Environment } from '../../config/environment.ts';
import { functionAddress, type functionNames } from '../../config/routes.ts';

/** Where a function stands beside the site whose forms post to it. */
export interface Place {
  /** PUBLIC_SITE_URL. */
  readonly siteOrigin: string;
  /** Goes before each path of the site; empty when the function answers on the site's own host. */
  readonly pagePrefix: string;
  /** The address of the function, as forms post to it. */
  readonly action: string;
}

/** Where a function stands as long as nothing better is known. */
export const samePlace: Place = { siteOrigin: '', pagePrefix: '', action: '' };

/** @throws {InvalidSettings} when a setting is malformed */
export function readPlace(environment: Environment, name: keyof typeof functionNames): Place {
  const { PUBLIC_SITE_URL: siteOrigin, PUBLIC_FUNCTIONS_URL: functionsUrl } = readSettings(
    environment,
    ['PUBLIC_SITE_URL', 'PUBLIC_FUNCTIONS_URL'],
  );
  const pagePrefix = URL.canParse(functionsUrl) ? siteOrigin : '';
  return { siteOrigin, pagePrefix, action: functionAddress(name, functionsUrl) };
}
