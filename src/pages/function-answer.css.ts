import { fontData } from 'astro:assets';
import styles from '../contact/answer/answer.css?inline';

/** The font of the site's pages, which alone have Astro's own element for it. */
const faces = fontData['--font-text'].flatMap(({ src, weight, style }) =>
  src.map(
    ({ url, format }) =>
      `@font-face{font-family:"Site";src:url("${url}") format("${format ?? 'woff2'}");font-weight:${weight ?? '400'};font-style:${style ?? 'normal'};font-display:optional}`,
  ),
);

/** The style sheet of the pages that functions answer with. */
export const GET = (): Response =>
  new Response(`${faces.join('')}:root{--font-text:"Site"}${styles}`, {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
