import { createHash } from 'node:crypto';

// A list of the tables of a page shows their names.

/** The beginning of a table that neither names itself nor has a caption. */
const unnamed = /<table\b(?![^>]*(?:\saria-label|>\s*<caption))/g;

/**
 * Names the tables of a figure by its caption.
 * @param html what stands in the figure
 * @returns that, and the id for the caption; no id where there is no table
 */
export function nameByCaption(html: string, caption: string) {
  const digest = createHash('sha256').update(caption).digest('base64url').slice(0, 6);
  const id = html.search(unnamed) >= 0 ? `caption-${digest}` : undefined;
  const named = html.replaceAll(unnamed, `<table aria-labelledby="${id}"`);
  return { html: named, id };
}

/**
 * Names every table of a text that has no name by the heading above it.
 * @param title the id of the heading above all of it
 */
export function nameByHeading(html: string, title: string): string {
  let above = title;
  return html.replaceAll(
    new RegExp(`<h[2-4] [^>]*?id="([^"]+)"|${unnamed.source}`, 'g'),
    (found, heading?: string) => {
      above = heading ?? above;
      return heading === undefined ? `<table aria-labelledby="${above}"` : found;
    },
  );
}
