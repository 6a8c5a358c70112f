import { createHash } from 'node:crypto';

// A list of the tables of a page shows their names.

/**
 * Names the tables of a figure by its caption.
 * @param html what stands in the figure
 * @returns that, and the id for the caption; no id where there is no table
 */
export function nameByCaption(html: string, caption: string) {
  const digest = createHash('sha256').update(caption).digest('base64url').slice(0, 6);
  const id = html.includes('<table') ? `caption-${digest}` : undefined;
  const named = html.replaceAll(/<table\b(?![^>]*\saria-label)/g, `<table aria-labelledby="${id}"`);
  return { html: named, id };
}

/**
 * Names every table of a text that has no name by the heading above it.
 * @param title the id of the heading above all of it
 */
export function nameByHeading(html: string, title: string): string {
  let above = title;
  return html.replaceAll(
    /<h[2-4] [^>]*?id="([^"]+)"|<table\b(?![^>]*\saria-label)/g,
    (found, heading?: string) => {
      above = heading ?? above;
      return heading === undefined ? `<table aria-labelledby="${above}"` : found;
    },
  );
}
