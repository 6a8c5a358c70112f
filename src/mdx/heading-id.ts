import { slug } from 'github-slugger';

/** The fragment of a heading, as Astro makes those of Markdown: of a dash, which two hyphens are, nothing. */
export function headingId(heading: string): string {
  return slug(heading.replaceAll(/-{2,}/g, ''));
}
