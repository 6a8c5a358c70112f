import { createHash } from 'node:crypto';
import { sharingFolder } from '../config/routes.ts';

/** The covers that are drawn for one article each, by its id. */
const files = import.meta.glob<string>('../illustrations/covers/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The cover that is drawn for an article, if there is one. */
export function findCover(id: string) {
  const svg = files[`../illustrations/covers/${id}.svg`];
  if (svg === undefined) return undefined;
  const alt = /\baria-label="([^"]*)"/.exec(svg)?.[1] ?? '';
  // Its address changes with what it shows, as that of a sharing image does.
  const print = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { svg, alt, picture: { src: `${sharingFolder}/covers/${id}.svg?v=${print}` } };
}

/** One static path for each cover. */
export function coverPaths() {
  return Object.entries(files).map(([file, svg]) => ({
    params: { cover: file.replace(/^.*\/|\.svg$/g, '') },
    props: { svg },
  }));
}
