import { publicSettings } from '../../config/public-settings.ts';
import { writeSecurityText } from '../../site/security-text.ts';

const { PUBLIC_SITE_URL: siteUrl, PUBLIC_CONTACT_EMAIL: contactEmail } = publicSettings;

/** Whom to tell about a weakness of the site. */
export function GET(): Response {
  return new Response(writeSecurityText(siteUrl, contactEmail, new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
