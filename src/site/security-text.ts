import { routes } from '../config/routes.ts';

/** Where browsers, tools and people look for it (RFC 9116, section 3). */
const securityTextPath = '/.well-known/security.txt';

interface SecurityTextInput {
  /** The origin of the site, such as https://www.example.com. */
  readonly siteUrl: string;
  readonly contactEmail: string;
  /** The moment of the build. */
  readonly built: Date;
}

/** Less than a year, as RFC 9116 recommends in section 2.5.5; every build renews it. */
const daysValid = 360;
const dayInMilliseconds = 86_400_000;

/**
 * The file that tells finders of a weakness whom to write to.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function writeSecurityText({ siteUrl, contactEmail, built }: SecurityTextInput): string {
  const expires = new Date(built.getTime() + daysValid * dayInMilliseconds);
  // Whole days, so that builds of one day give the same file.
  expires.setUTCHours(0, 0, 0, 0);
  const fields = [
    `Contact: mailto:${contactEmail}`,
    `Contact: ${new URL(routes.contact, siteUrl).href}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(securityTextPath, siteUrl).href}`,
  ];
  return `${fields.join('\n')}\n`;
}
