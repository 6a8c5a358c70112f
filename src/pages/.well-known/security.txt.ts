import { publicSettings } from '../../config/public-settings.ts';
import { routes } from '../../config/routes.ts';

/** Where browsers, tools and people look for it (RFC 9116, section 3). */
const securityTextPath = '/.well-known/security.txt';

/** Less than a year, as RFC 9116 recommends in section 2.5.5; every build renews it. */
const daysValid = 360;
const dayInMilliseconds = 86_400_000;

const { PUBLIC_SITE_URL: siteUrl, PUBLIC_CONTACT_EMAIL: contactEmail } = publicSettings;

/**
 * Tells finders of a weakness whom to write to.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function GET(): Response {
  const expires = new Date(Date.now() + daysValid * dayInMilliseconds);
  // Whole days, so that builds of one day give the same file.
  expires.setUTCHours(0, 0, 0, 0);
  const fields = [
    `Contact: mailto:${contactEmail}`,
    `Contact: ${new URL(routes.contact, siteUrl).href}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(securityTextPath, siteUrl).href}`,
  ];
  return new Response(`${fields.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
