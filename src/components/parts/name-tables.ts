import { slug } from 'github-slugger';

// A list of the tables of a page shows their names.

/**
 * Names the tables of a figure by its caption.
 * @param html what stands in the figure
 * @returns that, and the id for the caption; no id where there is no table
 */
export function nameByCaption(html: string, caption: string) {
  const id = html.includes('<table') ? `caption-${slug(caption)}` : undefined;
  const named = html.replaceAll(/<table\b(?![^>]*\saria-label)/g, `<table aria-labelledby="${id}"`);
  return { html: named, id };
}

/** Names every table of a text that has no name by the heading above it. */
export function nameByHeading(html: string): string {
  let above: string | undefined;
  return html.replaceAll(
    /<h[2-4] [^>]*?id="([^"]+)"|<table\b(?![^>]*\saria-label)/g,
    (found, heading?: string) => {
      above = heading ?? above;
      return heading === undefined && above ? `<table aria-labelledby="${above}"` : found;
    },
  );
}
