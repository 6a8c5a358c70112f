import { publicSettings } from '../config/public-settings.ts';

/** Everything is open to crawlers; the sitemap is named with its full address (RFC 9309). */
export function GET(): Response {
  const sitemap = new URL('/sitemap-index.xml', publicSettings.PUBLIC_SITE_URL).href;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
