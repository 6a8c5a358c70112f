import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Finding } from '../checker/problem.ts';
import { describeSyntax } from '../checker/reading/faults/describe-syntax.ts';
import { findConflict, takeOffMark } from '../checker/reading/faults/file-faults.ts';

const processor = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm] });

type Root = ReturnType<typeof processor.parse>;

/** Any node of a Markdown or MDX tree. */
export type MarkdownNode = Root | Root['children'][number];

export type MarkdownElement = Extract<
  MarkdownNode,
  { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }
>;

/** A file in its parts; lines and places in the body are those of the whole file. */
interface ReadMdx {
  /** What stands between the two lines of `---`; undefined without them. */
  readonly frontMatter: string | undefined;
  /** Undefined when the body cannot be read. */
  readonly root: Root | undefined;
  readonly problems: readonly Finding[];
}

/** The first line after the fields at the top of a file whose second `---` is lost. */
function endOfFields(source: string): number {
  const lines = source.split('\n');
  const after = lines.findIndex((line, index) => index > 0 && !/^(?:[\w-]+:|\s+\S|- )/.test(line));
  return after < 0 ? lines.length : after + 1;
}

/** What stands where the first line of --- belongs. */
function describeStart(source: string): string {
  const [first = ''] = source.trimStart().split('\n');
  if (source.trim() === '') return 'an empty file';
  if (/^---\s*$/.test(first)) return 'an empty line or a space before the first ---';
  return /^[-–—]+\s*$/.test(first) ? `"${first.trim()}" in place of three hyphens` : noFields.found;
}

const noFields = {
  line: 1,
  field: 'front matter',
  found: 'none',
  write: 'the fields of the file between two lines of --- at its top',
};

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
  const conflict = findConflict(text);
  if (conflict) return { frontMatter: undefined, root: undefined, problems: [conflict] };
  const [source, faults] = takeOffMark(text);
  const [whole = '', frontMatter] =
    /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(source.startsWith('---') ? source : '') ?? [];
  if (frontMatter === undefined && /^---[ \t]*\r?\n/.test(source)) {
    const found = 'no second line of --- under the fields';
    const write = '--- on a line of its own here';
    const fence = { line: endOfFields(source), field: 'front matter', found, write };
    return { frontMatter, root: undefined, problems: [...faults, fence] };
  }
  const found = describeStart(source);
  const problems = frontMatter === undefined ? [...faults, { ...noFields, found }] : faults;
  // Blanks in place of the front matter keep the places of everything below it.
  const body = whole.replace(/[^\n]/g, ' ') + source.slice(whole.length);
  try {
    const root = processor.parse(body);
    fillPlaces(root);
    return { frontMatter, root, problems };
  } catch (error) {
    return { frontMatter, root: undefined, problems: [...problems, describeSyntax(error, body)] };
  }
}
