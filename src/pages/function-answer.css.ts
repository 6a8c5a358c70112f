import { fontData } from 'astro:assets';
import styles from '../contact/answer/answer.css?inline';

/** The font of the site's pages, which alone have Astro's own element for it. */
const faces = fontData['--font-text'].flatMap(({ src, weight, style }) =>
  src.map(
    ({ url, format }) =>
      `@font-face{font-family:"Site";src:url("${url}") format("${format ?? 'woff2'}");font-weight:${weight ?? '400'};font-style:${style ?? 'normal'};font-display:optional}`,
  ),
);

/** What Tailwind makes of the tokens in the site's style sheet; it leaves imported text alone. */
const tokens = styles.replace('@theme static', ':root').replaceAll(/--[\w-]+-\*:\s*initial;/g, '');

/** The style sheet of the pages that functions answer with. */
export const GET = (): Response =>
  new Response(`${faces.join('')}:root{--font-text:"Site"}${tokens}`, {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
