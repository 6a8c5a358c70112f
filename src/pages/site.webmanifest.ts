import { readColor } from '../config/colors.ts';
import { site } from '../config/site.ts';
import { siteWords } from '../messages/messages.ts';

/** The web app manifest: name, colors and icons for a home screen. */
export function GET(): Response {
  const manifest = {
    name: `${site.name}: ${siteWords.kind}`,
    short_name: site.name,
    description: siteWords.description,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: readColor('paper').light,
    theme_color: readColor('paper').light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
