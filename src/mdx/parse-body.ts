import { numberCitations } from './number-citations.ts';
import {
  childrenOf,
  isElement,
  parseTree,
  readAttributes,
  type MarkdownElement,
  type MarkdownNode,
} from './parse-mdx.ts';

/** The props of a component, as its tag gives them. */
export type Props = Readonly<Record<string, unknown>>;

export function readProps(element: MarkdownElement): Props {
  return Object.fromEntries(readAttributes(element).map(({ name, value }) => [name, value]));
}

interface ParsedBody {
  /** The text with its citations numbered: positions in the tree are places in it. */
  readonly text: string;
  readonly root: MarkdownNode;
}

const parsed = new Map<string, ParsedBody | undefined>();

/**
 * Parses the text of a page or article, each once in a build.
 * @param body in MDX, without front matter
 * @returns undefined for a text that cannot be parsed; the checker says where
 */
export function parseBody(body: string): ParsedBody | undefined {
  if (!parsed.has(body)) parsed.set(body, parseAnew(body));
  return parsed.get(body);
}

function parseAnew(body: string): ParsedBody | undefined {
  const { text } = numberCitations(body);
  try {
    return { text, root: parseTree(text) };
  } catch {
    return undefined;
  }
}

/** The element that a text begins with, if it begins with one. */
export function findFirstElement(body: string): MarkdownElement | undefined {
  const root = parseBody(body)?.root;
  const [first] = root ? childrenOf(root) : [];
  return first && isElement(first) ? first : undefined;
}

/** The props of each component of a name in a text, in order. */
export function listComponents(body: string, name: string): Props[] {
  function listIn(node: MarkdownNode): Props[] {
    const inside = childrenOf(node).flatMap(listIn);
    return isElement(node) && node.name === name ? [readProps(node), ...inside] : inside;
  }
  const root = parseBody(body)?.root;
  return root ? listIn(root) : [];
}
