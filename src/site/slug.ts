import { slug } from 'github-slugger';

/** The fragment of a heading, as Markdown headings get it: lower case, hyphens between words. */
export function slugify(text: string): string {
  return slug(text);
}
