import type { FindFact } from '../site/facts.ts';

/** The props of a component, as its tag gives them. */
export type Props = Readonly<Record<string, unknown>>;

/** What a twin is made with. */
export interface TwinContext {
  readonly fact: FindFact;
  /** The address of a path on this site or elsewhere, written out. */
  readonly addressOf: (path: string) => string;
  /** Words that the settings decide: who answers for the site, and where to write. */
  readonly legalEntity: string;
  readonly contactEmail: string;
}

/** Where an element stands and what stands in it. */
interface Inside {
  /** What the tags enclose, as Markdown. */
  readonly children: string;
  /** The place among the elements of the same name in the same parent, from 1. */
  readonly place: number;
}

/** The Markdown of a component. */
export type Form = (props: Props, inside: Inside, context: TwinContext) => string;

export type Forms = Readonly<Record<string, Form>>;

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

/** The numbers of the sources that a place cites, as the build has numbered them: `3-1 4-2`. */
export function citations(cite: unknown, at = ''): string {
  return text(cite)
    .split(' ')
    .filter(Boolean)
    .map((place) => `[${place.split('-')[0] ?? ''}${at && `, ${at}`}]`)
    .join('');
}
