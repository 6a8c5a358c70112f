import { parseExpressionAt } from 'acorn';
import { mdxToMdast } from 'satteri';
import { numberCitations } from './number-citations.ts';
import type { MarkdownElement, MarkdownNode } from './parse-mdx.ts';

/** A node of the tree of an expression (ESTree), as far as it is looked at. */
interface SyntaxNode extends Readonly<Record<string, unknown>> {
  readonly type: string;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function listNodes(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function readTemplate({ quasis, expressions }: SyntaxNode): string | undefined {
  const [only] = listNodes(quasis);
  const words = only?.['value'];
  if (listNodes(expressions).length > 0 || typeof words !== 'object' || words === null) {
    return undefined;
  }
  return 'cooked' in words ? String(words.cooked) : undefined;
}

function read(root: unknown): unknown {
  if (!isNode(root)) return undefined;
  const { type, value, argument, operator, elements, properties } = root;
  switch (type) {
    case 'Literal':
      return value;
    case 'TemplateLiteral':
      return readTemplate(root);
    case 'UnaryExpression':
      return operator === '-' ? -Number(read(argument)) : undefined;
    case 'ArrayExpression':
      return listNodes(elements).map(read);
    case 'ObjectExpression':
      return Object.fromEntries(
        listNodes(properties).map(({ key, value: held }) => {
          const name = isNode(key) ? (key['name'] ?? key['value']) : '';
          return [String(name), read(held)];
        }),
      );
    default:
      return undefined;
  }
}

/** In a list a remark alone is an expression, too. */
function parseInList(expression: string): unknown {
  try {
    return parseExpressionAt(`[${expression}\n]`, 0, { ecmaVersion: 'latest' });
  } catch {
    // Such as a tag between braces, which is no language of this parser.
    return undefined;
  }
}

/**
 * The value of an expression between braces: a text, a number, a list or a group of such.
 * @param expression as it is written
 * @returns undefined for a remark, and for what only code could tell
 */
export function evaluate(expression: string): unknown {
  const list = read(parseInList(expression));
  return Array.isArray(list) ? list[0] : undefined;
}

/** The props of a component, as its tag gives them. */
export type Props = Readonly<Record<string, unknown>>;

export function readProps({ attributes }: MarkdownElement): Props {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      if (typeof value === 'string') return [[name, value]];
      return [[name, value ? evaluate(value.value) : true]];
    }),
  );
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
    return { text, root: mdxToMdast(text, { features: { frontmatter: false } }) };
  } catch {
    return undefined;
  }
}

function isElement(node: MarkdownNode): node is MarkdownElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The element that a text begins with, if it begins with one. */
export function findFirstElement(body: string): MarkdownElement | undefined {
  const root = parseBody(body)?.root;
  const first = root && 'children' in root ? root.children[0] : undefined;
  return first && isElement(first) ? first : undefined;
}

/** The props of each component of a name in a text, in order. */
export function listComponents(body: string, name: string): Props[] {
  function listIn(node: MarkdownNode): Props[] {
    const inside = 'children' in node ? node.children.flatMap(listIn) : [];
    return isElement(node) && node.name === name ? [readProps(node), ...inside] : inside;
  }
  const root = parseBody(body)?.root;
  return root ? listIn(root) : [];
}
