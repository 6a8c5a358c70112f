import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describeSyntax, type Fault } from './syntax-faults.ts';

const processor = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm] });

type Root = ReturnType<typeof processor.parse>;

/** Any node of a Markdown or MDX tree. */
export type MarkdownNode = Root | Root['children'][number];

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

/** A file in its parts; lines and places in the body are those of the whole file. */
interface ReadMdx {
  /** What stands between the two lines of `---`; undefined without them. */
  readonly frontMatter: string | undefined;
  /** Undefined when the body cannot be read. */
  readonly root: Root | undefined;
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

const fieldsAtTop = 'the fields of the file between two lines of --- at its top';

/** What is wrong with the lines of `---` of a file without fields that can be read. */
function describeFields(source: string): Fault {
  const field = 'front matter';
  if (/^---[ \t]*\r?\n/.test(source)) {
    const lines = source.split('\n');
    const end = lines.findIndex((line, index) => index > 0 && !/^(?:[\w-]+:|\s+\S|- )/.test(line));
    const found = 'no second line of --- under the fields';
    const line = end < 0 ? lines.length : end + 1;
    return { line, field, found, write: '--- on a line of its own here' };
  }
  const first = source.trimStart().split('\n')[0]?.trim() ?? '';
  const found =
    source.trim() === ''
      ? 'an empty file'
      : first === '---'
        ? 'an empty line or a space before the first ---'
        : /^[-–—]+$/.test(first)
          ? `"${first}" in place of three hyphens`
          : 'none';
  return { line: 1, field, found, write: fieldsAtTop };
}

/**
 * Gives a place to what has none: where the parser finds an address in finished text, such as after
 * a bracket, the text on both sides and the link between them begin where the one before ends.
 */
function fillPlaces(node: MarkdownNode): void {
  if (!('children' in node)) return;
  let line = node.position?.start.line ?? 1;
  for (const child of node.children) {
    const breaks = child.type === 'text' ? child.value.split('\n').length - 1 : 0;
    child.position ??= { start: { line, column: 1 }, end: { line: line + breaks, column: 1 } };
    fillPlaces(child);
    ({ line } = child.position.end);
  }
}

/** Parses a page or article. What follows from an earlier mistake is not told. */
export function parseMdx(text: string): ReadMdx {
  const { source, faults } = readWholeFile(text);
  if (source === undefined) return { frontMatter: undefined, root: undefined, faults };
  const [whole = '', frontMatter] =
    /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(source.startsWith('---') ? source : '') ?? [];
  const told = frontMatter === undefined ? [...faults, describeFields(source)] : faults;
  if (frontMatter === undefined && /^---[ \t]*\r?\n/.test(source)) {
    return { frontMatter, root: undefined, faults: told };
  }
  // Blanks in place of the front matter keep the places of everything below it.
  const body = whole.replace(/[^\n]/g, ' ') + source.slice(whole.length);
  try {
    const root = processor.parse(body);
    fillPlaces(root);
    return { frontMatter, root, faults: told };
  } catch (error) {
    return { frontMatter, root: undefined, faults: [...told, describeSyntax(error, body)] };
  }
}
