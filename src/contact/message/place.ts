import { readSettings, type Environment } from '../../config/settings.ts';
import { functionAddress, type functionNames } from '../../config/routes.ts';

/** Where a function stands beside the site whose forms post to it. */
export interface Place {
  /** PUBLIC_SITE_URL. */
  readonly siteOrigin: string;
  /** Goes before each path of the site; empty when the function answers on the site's own host. */
  readonly pagePrefix: string;
  /** The address of the function, as forms post to it. */
  readonly action: string;
  /** For people whom the form fails: PUBLIC_CONTACT_EMAIL. */
  readonly contactEmail: string;
}

/** Where a function stands as long as its settings cannot be read. */
export const samePlace: Place = { siteOrigin: '', pagePrefix: '', action: '', contactEmail: '' };

/** @throws {InvalidSettings} when a setting is malformed */
export function readPlace(environment: Environment, name: keyof typeof functionNames): Place {
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
