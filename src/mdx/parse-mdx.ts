import { mdxToMdast } from 'satteri';
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
export function parseTree(text: string): MarkdownNode {
  return mdxToMdast(text, { features: { frontmatter: false } });
}

/** The first line of a front matter. */
const opening = /^---[ \t]*\r?\n/;

/** A file in its parts; lines and places in the body are those of the whole file. */
interface ReadMdx {
  /** What stands between the two lines of `---`; undefined without them. */
  readonly frontMatter: string | undefined;
  /** Undefined when the body cannot be read. */
  readonly root: MarkdownNode | undefined;
  readonly faults: readonly Fault[];
}

/**
 * What makes a whole file unreadable, or is invisible at its beginning, and the text without it.
 * Whatever a parser would say of such a file follows from it.
 */
export function readWholeFile(text: string): {
  readonly source: string | undefined;
  readonly faults: readonly Fault[];
} {
  const mark = /^(?:<{7}|>{7})(?: .*)?$/m.exec(text);
  if (mark) {
    const line = text.slice(0, mark.index).split('\n').length;
    const found = `"${mark[0].trim()}", a mark of two versions that were not joined`;
    const write =
      'one of the versions, without the lines that begin with <<<<<<<, ======= and >>>>>>>';
    return { source: undefined, faults: [{ line, field: 'file', found, write }] };
  }
  if (!text.startsWith('\uFEFF')) return { source: text, faults: [] };
  const found = 'an invisible character at its beginning (a byte order mark)';
  const write = 'the file with the encoding "UTF-8", not "UTF-8 with BOM"';
  return { source: text.slice(1), faults: [{ line: 1, field: 'file', found, write }] };
}

/** What is wrong with the lines of `---` of a file without fields that can be read. */
function describeFields(source: string): Fault {
  const field = 'front matter';
  const lines = source.split('\n');
  if (opening.test(source)) {
    const end = lines.findIndex((line, index) => index > 0 && !/^(?:[\w-]+:|\s+\S|- )/.test(line));
    const line = end < 0 ? lines.length : end + 1;
    const found = 'no second line of --- under the fields';
    return { line, field, found, write: '--- on a line of its own here' };
  }
  const [first = ''] = lines;
  const found = source.trim() === '' ? 'an empty file' : `"${first.trim()}" in the first line`;
  const write = 'the fields of the file between two lines of --- at its top';
  return { line: 1, field, found, write };
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

/** Parses a page or article. What follows from an earlier mistake is not told. */
export function parseMdx(text: string): ReadMdx {
  const { source, faults } = readWholeFile(text);
  if (source === undefined) return { frontMatter: undefined, root: undefined, faults };
  const [whole = '', frontMatter] =
    /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(source.startsWith('---') ? source : '') ?? [];
  const told = frontMatter === undefined ? [...faults, describeFields(source)] : faults;
  if (frontMatter === undefined && opening.test(source)) {
    return { frontMatter, root: undefined, faults: told };
  }
  // Blanks in place of the front matter keep the places of everything below it.
  const body = whole.replace(/[^\n]/g, ' ') + source.slice(whole.length);
  try {
    const root = parseTree(body);
    complete(root, body);
    return { frontMatter, root, faults: told };
  } catch (error) {
    return { frontMatter, root: undefined, faults: [...told, describeSyntax(error, body)] };
  }
}
