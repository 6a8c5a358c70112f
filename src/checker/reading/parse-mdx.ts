import { createRequire } from 'node:module';
import type { Nodes, Paragraph, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { mdxToMdast } from 'satteri';
import { placeAttributes } from './place-attributes.ts';

function isElement(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** `<KeyMessage>Words.</KeyMessage>` on one line: the parser drops the paragraph around it. */
function isBareParagraph(node: Nodes): node is MdxJsxFlowElement {
  if (node.type !== 'mdxJsxFlowElement') return false;
  const children: readonly Nodes[] = node.children;
  return children.some(({ type }) => type === 'text');
}

function wrapInParagraph(node: MdxJsxFlowElement): Paragraph {
  const { attributes, data, name, position, children } = node;
  const element = { type: 'mdxJsxTextElement', name, attributes, children, data, position };
  return { type: 'paragraph', children: [element as MdxJsxTextElement], position };
}

/**
 * Makes the tree of Astro's parser one as the rules know it.
 * @returns false when a place cannot be told
 */
function complete(parent: Parents, source: string): boolean {
  const children: Nodes[] = parent.children;
  return children.every((node, index) => {
    if (isElement(node) && !placeAttributes(node, source)) return false;
    if (isBareParagraph(node)) children[index] = wrapInParagraph(node);
    return !('children' in node) || complete(node, source);
  });
}

/** The tree of Astro's own parser, or undefined for what it refuses or reads as code. */
function parseAsAstro(source: string): Root | undefined {
  try {
    const root = mdxToMdast(source) as Root;
    const hasCode = root.children.some(({ type }) => type === 'mdxjsEsm');
    return !hasCode && complete(root, source) ? root : undefined;
  } catch {
    return undefined;
  }
}

/** Loaded when the first file needs it: a build whose content is in order goes without. */
function parseLeniently(source: string): Root {
  const require = createRequire(import.meta.url);
  const { parseMarkdown } = require('./parse-markdown.ts') as typeof import('./parse-markdown.ts');
  return parseMarkdown(source);
}

/**
 * Parses a whole file. Astro's parser takes a thirtieth of the time of the other, which reads what
 * the first one refuses: imports stay paragraphs there, and its messages tell where a tag began.
 * @throws the reason why the file cannot be read, with its place
 */
export function parseMdx(source: string): Root {
  return parseAsAstro(source) ?? parseLeniently(source);
}
