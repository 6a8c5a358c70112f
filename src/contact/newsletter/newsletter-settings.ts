import { randomBytes } from 'node:crypto';
import { isDeployed, readSettings, type Environment } from '../../config/settings.ts';
import { UnusableSetting } from '../errors.ts';
import { readEndpoint } from '../request.ts';

/** Without a setting each process has a secret of its own: its links die with it. */
const ownSecret = randomBytes(32).toString('base64url');

/**
 * Once e-mails leave the machine an address that a request names is not good enough for a link in
 * them: whoever sends the request chooses it.
 */
function readLinkOrigin(environment: Environment, request: Request, siteOrigin: string): string {
  if (environment['PUBLIC_SITE_URL']?.trim()) return siteOrigin;
  if (isDeployed(environment) || environment['SMTP_URL']?.trim()) {
    throw new UnusableSetting('PUBLIC_SITE_URL: missing, and links in e-mails need it');
  }
  return new URL(request.url).origin;
}

/** Reads, for one request, where the newsletter's links lead and what they are signed with. */
export function readNewsletterSettings(environment: Environment, request: Request) {
  const { NEWSLETTER_SECRET: secret } = readSettings(environment, ['NEWSLETTER_SECRET']);
  if (!secret && isDeployed(environment)) {
    throw new UnusableSetting('NEWSLETTER_SECRET: missing on the deployed host');
  }
  const endpoint = readEndpoint(environment, 'newsletter');
  const origin = readLinkOrigin(environment, request, endpoint.siteOrigin);
  const linkAddress = new URL(endpoint.action, origin).href;
  return { endpoint, linkAddress, secret: secret || ownSecret };
}

export type NewsletterSettings = Readonly<ReturnType<typeof readNewsletterSettings>>;
