import { randomBytes } from 'node:crypto';
import { isDeployed, readSettings, type Environment } from '../../config/settings.ts';
import { UnusableSetting } from '../sending/delivery-errors.ts';
import { newsletterFunctionName } from '../paths.ts';

/** Where the newsletter's links lead, and what they are signed with. */
export interface NewsletterSettings {
  /** The address of the function, for links in e-mails. */
  readonly functionAddress: string;
  /** Goes before each path of the site; empty when the function answers on the same host. */
  readonly siteOrigin: string;
  readonly secret: string;
}

/** Without a setting each process has a secret of its own: its links die with it. */
const ownSecret = randomBytes(32).toString('base64url');

/**
 * On the deployed host an address that a request names is not good enough for a link in an e-mail:
 * whoever sends the request chooses it.
 */
function readSiteOrigin(environment: Environment, request: Request): string {
  if (environment['PUBLIC_SITE_URL']?.trim()) {
    return readSettings(environment, ['PUBLIC_SITE_URL']).PUBLIC_SITE_URL;
  }
  if (isDeployed(environment)) {
    throw new UnusableSetting('PUBLIC_SITE_URL: missing on the deployed host');
  }
  return new URL(request.url).origin;
}

/**
 * Reads the settings for one request.
 * @throws {UnusableSetting} when one is missing on the deployed host
 */
export function readNewsletterSettings(
  environment: Environment,
  request: Request,
): NewsletterSettings {
  const { PUBLIC_FUNCTIONS_URL: functionsUrl, NEWSLETTER_SECRET: secret } = readSettings(
    environment,
    ['PUBLIC_FUNCTIONS_URL', 'NEWSLETTER_SECRET'],
  );
  if (!secret && isDeployed(environment)) {
    throw new UnusableSetting('NEWSLETTER_SECRET: missing on the deployed host');
  }
  const siteOrigin = readSiteOrigin(environment, request);
  const isElsewhere = URL.canParse(functionsUrl);
  return {
    functionAddress: `${isElsewhere ? '' : siteOrigin}${functionsUrl}/${newsletterFunctionName}`,
    siteOrigin: isElsewhere ? siteOrigin : '',
    secret: secret || ownSecret,
  };
}
