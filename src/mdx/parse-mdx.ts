import { mdxToMdast } from 'satteri';
import { codePart, readExpression, type Part } from './expressions.ts';
import { describeSyntax, type Fault } from './syntax-faults.ts';

/** Any node of a Markdown or MDX tree. */
export type MarkdownNode = ReturnType<typeof mdxToMdast>;

export type MarkdownElement = Extract<
  MarkdownNode,
  { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }
>;

/** Whether a node is a tag, in a sentence or on a line of its own. */
export function isElement(node: MarkdownNode): node is MarkdownElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function childrenOf(node: MarkdownNode): readonly MarkdownNode[] {
  return 'children' in node ? node.children : [];
}

/**
 * Parses MDX without front matter, as the build does.
 * @throws {Error} saying where and why it cannot be parsed
 */
function parseTree(text: string): MarkdownNode {
  return mdxToMdast(text, { features: { frontmatter: false } });
}

/** The values in the attributes of a tag, with their lines. */
export interface Attribute {
  /** Empty for what a tag takes from code: {...more}. */
  readonly name: string;
  readonly line: number;
  /** True without a value; undefined for code. */
  readonly value: unknown;
  readonly parts: readonly Part[];
}

export function readAttributes({ attributes, position }: MarkdownElement): Attribute[] {
  return attributes.map((attribute) => {
    const line = (attribute.position ?? position)?.start.line ?? 1;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return { name: '', line, value: undefined, parts: [codePart(attribute.value, line)] };
    }
    const { name, value } = attribute;
    if (typeof value !== 'object' || value === null) {
      const text = value ?? true;
      return { name, line, value: text, parts: [{ path: [], line, value: text }] };
    }
    const parts = readExpression(value.value).map((part) => ({ ...part, line: line + part.line }));
    return { name, line, value: parts.at(-1)?.value, parts };
  });
}

/** A file in its parts; lines and places in the body are those of the whole file. */
interface ReadMdx {
  /** What stands between the two lines of `---`; undefined without them. */
  readonly frontMatter: string | undefined;
  /** Undefined when the body cannot be read. */
  readonly root: MarkdownNode | undefined;
  readonly faults: readonly Fault[];
}

/**
 * The text of a file, unless something makes the whole of it unreadable: whatever a parser would
 * say of such a file follows from that.
 */
export function readWholeFile(text: string): {
  readonly source: string | undefined;
  readonly faults: readonly Fault[];
} {
  const mark = /^(?:<{7}|>{7})(?: .*)?$/m.exec(text);
  if (mark) {
    const line = text.slice(0, mark.index).split('\n').length;
    const found = `"${mark[0].trim()}", a mark of two versions that were not joined`;
    const write = 'one version, without the lines that begin with <<<<<<<, ======= and >>>>>>>';
    return { source: undefined, faults: [{ line, field: 'file', found, write }] };
  }
  // Windows puts a mark before the first letter, which everything that reads the files takes out.
  return { source: text.replace(/^\uFEFF/, ''), faults: [] };
}

/** What is wrong with the lines of `---` of a file without fields that can be read. */
function describeFields(source: string): Fault {
  const [first = '', ...others] = source.split('\n');
  const isOpen = first.trimEnd() === '---';
  const end = others.findIndex((line) => !/^(?:[\w-]+:|\s+\S|- )/.test(line));
  const begin = first.trim() === '' ? 'nothing' : `"${first.trim().slice(0, 60)}"`;
  const top = source.trim() === '' ? 'an empty file' : `${begin} in the first line`;
  return {
    line: isOpen ? (end < 0 ? others.length : end) + 2 : 1,
    field: 'front matter',
    found: isOpen ? 'no second line of --- under the fields' : top,
    write: 'the fields of the file between two lines of --- at its top',
  };
}

/** Gives each attribute its place, as the parser knows that of the whole tag alone. */
function placeAttributes({ name: tag, attributes, position }: MarkdownElement, text: string): void {
  if (!position) return;
  const { line: firstLine, offset: begin = 0 } = position.start;
  let offset = begin + (tag?.length ?? 0);
  for (const attribute of attributes) {
    const { value } = attribute;
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '...';
    offset = text.indexOf(name, offset + 1);
    const line = firstLine + text.slice(begin, offset).split('\n').length - 1;
    const start = { line, column: 1, offset };
    attribute.position = { start, end: start };
    const written = typeof value === 'string' ? value : value?.value;
    offset += name.length + (written?.length ?? 0);
  }
}

/** What holds words: a tag in it is a part of a sentence. */
const proseNodes = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Completes a tree: attributes get their places, and words in a tag that stands on one line become
 * the paragraph that they are.
 */
function complete(node: MarkdownNode, text: string, isInProse = false): void {
  if (isElement(node)) {
    placeAttributes(node, text);
    const { children, position } = node;
    if (!isInProse && children.some((child) => child.type === 'text' && child.value.trim())) {
      Object.assign(node, { children: [{ type: 'paragraph', children, position }] });
    }
  }
  for (const child of childrenOf(node)) {
    complete(child, text, isInProse || proseNodes.has(node.type));
  }
}

/** Parses a body, again without what was refused where the rest can be read then. */
function parseBody(body: string): Pick<ReadMdx, 'root' | 'faults'> {
  try {
    const root = parseTree(body);
    complete(root, body);
    return { root, faults: [] };
  } catch (error) {
    const { fault, rest } = describeSyntax(error, body);
    if (rest === undefined) return { root: undefined, faults: [fault] };
    const { root, faults } = parseBody(rest);
    return { root, faults: [fault, ...faults] };
  }
}

/** Parses a page or article. What follows from an earlier mistake is not told. */
export function parseMdx(text: string): ReadMdx {
  const { source, faults } = readWholeFile(text);
  if (source === undefined) return { frontMatter: undefined, root: undefined, faults };
  const isOpen = source.startsWith('---');
  const [whole = '', frontMatter] =
    /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(isOpen ? source : '') ?? [];
  const told = frontMatter === undefined ? [...faults, describeFields(source)] : faults;
  if (frontMatter === undefined && isOpen) return { frontMatter, root: undefined, faults: told };
  // Blanks in place of the front matter keep the places of everything below it.
  const { root, faults: ofBody } = parseBody(
    whole.replace(/[^\n]/g, ' ') + source.slice(whole.length),
  );
  return { frontMatter, root, faults: [...told, ...ofBody] };
}
