import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Finding, Problem } from '../problem.ts';

const processor = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm] });

type Root = ReturnType<typeof processor.parse>;

/** Any node of a Markdown or MDX tree. */
export type MarkdownNode = Root | Root['children'][number];

export type MarkdownElement = Extract<
  MarkdownNode,
  { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }
>;

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
function describeError(error: unknown, source: string): Finding {
  if (!(error instanceof Error) || !('reason' in error) || !('line' in error)) throw error;
  const reason = String(error.reason);
  const line = typeof error.line === 'number' ? error.line : undefined;
  if (reason === 'Could not parse expression with acorn') {
    const offset = source.split('\n', (line ?? 1) - 1).join('\n').length;
    const column = 'column' in error ? Number(error.column) : 0;
    const cause = error.cause instanceof Error ? error.cause.message : 'no JavaScript';
    return {
      line,
      field: propAt(source, offset + column) ?? 'body',
      found: `a value in { } that cannot be read (${cause})`,
      write: 'texts in quotes, lists in [ ], groups in { }, with a comma between entries',
    };
  }
  const [short = ''] = reason.split(/, expected| \(note| \(\d+:/);
  const [tag, name = '', opened] = /closing tag for `<([\w.]*)>` \((\d+):/.exec(reason) ?? [];
  const where = tag && line !== undefined ? ` on line ${line}` : '';
  return {
    line: tag ? Number(opened) : line,
    field: 'body',
    found: `MDX that cannot be read (${short}${where})`,
    write: tag
      ? `</${name}> where the component ends, or <${name} /> if it holds nothing`
      : adviceFor(reason),
  };
}

/** A file in its parts; lines and places in the body are those of the whole file. */
interface ReadMdx {
  /** What stands between the two lines of `---`; undefined without them. */
  readonly frontMatter: string | undefined;
  /** Undefined when the body cannot be read. */
  readonly root: Root | undefined;
  readonly problems: readonly Problem[];
}

/** Parses a page or article. */
export function parseMdx(source: string, file: string): ReadMdx {
  const [whole = '', frontMatter] =
    /^---\r?\n([\s\S]*?)^---[ \t]*$/m.exec(source.startsWith('---') ? source : '') ?? [];
  const missing = {
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
    const syntax = { file, ...describeError(error, body) };
    return { frontMatter, root: undefined, problems: [...problems, syntax] };
  }
}
