import { slug } from 'github-slugger';

/**
 * Gives the tables of a figure the name of its caption, which a list of tables shows.
 * @param html what stands in the figure
 * @returns that, and the id for the caption; no id where there is no table
 */
export function nameTables(html: string, caption: string) {
  const id = html.includes('<table') ? `caption-${slug(caption)}` : undefined;
  const named = html.replaceAll(/<table\b(?![^>]*\saria-label)/g, `<table aria-labelledby="${id}"`);
  return { html: named, id };
}
