import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Problem } from '../problem.ts';

const processor = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm] });

type Root = ReturnType<typeof processor.parse>;

/** Any node of a Markdown or MDX tree. */
export type MarkdownNode = Root | Root['children'][number];

export type MarkdownElement = Extract<
  MarkdownNode,
  { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }
>;

interface SyntaxProblem {
  readonly field?: string;
  readonly line: number | undefined;
  readonly found: string;
  readonly write: string;
}

function adviceFor(reason: string): string {
  if (reason.includes('<!') || reason.includes('`!`')) return 'comments as {/* … */}';
  if (reason.includes('import/exports')) {
    return 'no "import" or "export" at the start of a paragraph, as content holds no code';
  }
  if (reason.includes('`{`')) return 'a closing } for every {, or \\{ for the brace itself';
  if (reason.includes('before name')) return '"less than" or &lt; for the sign itself';
  return 'an opening and a closing tag for every component';
}

/** The name of the prop in whose braces something stands, if it stands in one. */
function propAt(source: string, offset: number): string | undefined {
  const before = source.slice(0, offset);
  return /([\w-]+)\s*=\s*\{[^<]*$/.exec(before)?.[1];
}

/** What the parser refuses, in the words of the checker. A tag without end is where it began. */
function describeError(error: unknown, source: string): SyntaxProblem {
  if (!(error instanceof Error) || !('reason' in error) || !('line' in error)) throw error;
  const reason = String(error.reason);
  const line = typeof error.line === 'number' ? error.line : undefined;
  const [short = ''] = reason.split(/, expected| \(note| \(\d+:/);
  const found = `MDX that cannot be read (${short})`;

  const tag = /closing tag for `<([\w.]*)>` \((\d+):/.exec(reason);
  if (tag) {
    const [, name = '', opened] = tag;
    const write = `</${name}> where the component ends, or <${name} /> if it holds nothing`;
    const where = line === undefined ? '' : ` on line ${line}`;
    return {
      line: Number(opened),
      found: `MDX that cannot be read (${short}${where})`,
      write,
    };
  }
  if (reason === 'Could not parse expression with acorn') {
    const offset = source.split('\n', (line ?? 1) - 1).join('\n').length;
    const column = 'column' in error ? Number(error.column) : 0;
    const cause = error.cause instanceof Error ? error.cause.message : 'no JavaScript';
    return {
      field: propAt(source, offset + column) ?? 'body',
      line,
      found: `a value in { } that cannot be read (${cause})`,
      write: 'texts in quotes, lists in [ ], groups in { }, with a comma between entries',
    };
  }
  return { line, found, write: adviceFor(reason) };
}

/** A file in its parts; lines and places in the body are those of the whole file. */
interface ReadMdx {
  /** What stands between the two lines of `---`; undefined without them. */
  readonly frontMatter: string | undefined;
  /** Undefined when the body cannot be read. */
  readonly root: Root | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Parses a page or article.
 * @param file the path from the root of the project, named in problems
 */
export function parseMdx(source: string, file: string): ReadMdx {
  const [whole = '', frontMatter] =
    /^---\r?\n([\s\S]*?)^---[ \t]*$/m.exec(source.startsWith('---') ? source : '') ?? [];
  const missing: Problem = {
    file,
    line: 1,
    field: 'front matter',
    found: 'none',
    write: 'the fields of the file between two lines of --- at its top',
  };
  const problems = frontMatter === undefined ? [missing] : [];
  // Blanks in place of the front matter keep the places of everything below it.
  const body = whole.replace(/[^\n]/g, ' ') + source.slice(whole.length);
  try {
    return { frontMatter, root: processor.parse(body), problems };
  } catch (error) {
    const syntax = describeError(error, body);
    return {
      frontMatter,
      root: undefined,
      problems: [...problems, { file, field: 'body', ...syntax }],
    };
  }
}
