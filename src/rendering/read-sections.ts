import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { RenderedPage } from './rendered-page.ts';
import { toMdast } from './to-mdast.ts';

/** A part of a text under a heading, with the fragment that leads to it. */
export interface TextSection {
  /** What stands before the first heading has neither. */
  readonly heading?: string;
  readonly id?: string;
  /** Its words, a line for each paragraph. */
  readonly text: string;
}

/** The words of a block, a line for each paragraph, item and row. */
function readLines(node: Nodes): string[] {
  switch (node.type) {
    case 'list':
    case 'listItem':
    case 'blockquote':
    case 'table':
      return node.children.flatMap(readLines);
    case 'tableRow':
      return [
        node.children
          .map((cell) => toString(cell))
          .filter(Boolean)
          .join('; '),
      ];
    default:
      return [toString(node).replaceAll(/\s+/g, ' ').trim()];
  }
}

/** The sections of a page's own text, without its sources and what leads on from it. */
export function readSections({ text, lead }: RenderedPage, address: string): TextSection[] {
  const sections: { heading?: string; id?: string; lines: string[] }[] = [{ lines: [lead] }];
  for (const node of text ? toMdast(text, address).children : []) {
    // The sources come last.
    if (node.type === 'footnoteDefinition') {
      sections.pop();
      break;
    }
    const id = node.data && 'id' in node.data ? String(node.data.id) : undefined;
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({ heading: toString(node), ...(id !== undefined && { id }), lines: [] });
    } else sections.at(-1)?.lines.push(...readLines(node));
  }
  return sections
    .map(({ lines, ...section }) => ({ ...section, text: lines.filter(Boolean).join('\n') }))
    .filter(({ text }) => text);
}
