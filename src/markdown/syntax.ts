import type { Props } from '../mdx/parse-body.ts';

/** A prop that is a text; empty when it is missing. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A prop that is a list; empty when it is missing. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A prop that is a list of texts. */
export function texts(value: unknown): readonly string[] {
  return list(value).map(text);
}

/** A prop that is a group of named values. */
export function group(value: unknown): Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Props)
    : {};
}

/** Blocks one below the other; empty ones are left out. */
export function blocks(...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

/** A list item whose further lines are indented as far as its first. */
export function item(marker: string, content: string): string {
  return `${marker} ${content.replaceAll(/\n(?=.)/g, `\n${' '.repeat(marker.length + 1)}`)}`;
}

function cell(content: string): string {
  return content.replaceAll(/\s*\n+\s*/g, ' ').replaceAll(/(?<!\\)\|/g, String.raw`\|`);
}

/** A table of GitHub's Markdown (https://github.github.com/gfm/#tables-extension-). */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The numbers of the sources that are cited, as `numberCitations` gave them: `3-1 4-2`. */
export function citations(cite: unknown, at = ''): string {
  return text(cite)
    .split(' ')
    .filter(Boolean)
    .map((citation) => `[${citation.split('-')[0] ?? ''}${at && `, ${at}`}]`)
    .join('');
}
