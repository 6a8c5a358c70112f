import { markdownToHtml } from 'satteri';

/**
 * The HTML of a twin's text for feed readers, which show it in a look of their own.
 * @param markdown with addresses written out
 */
export function renderHtml(markdown: string): string {
  return markdownToHtml(markdown, { features: { frontmatter: false } }).html;
}
