import type { Finding } from '../../problem.ts';
import { describeTag } from './describe-tags.ts';

/** HTML elements that hold nothing, so that they are closed in the tag itself. */
const emptyElements = new Set('area br col hr img input source track wbr'.split(' '));

/** What the parser says, with the part of its sentence that tells the case, and what to write. */
const advices: readonly (readonly [reason: RegExp, write: string])[] = [
  [/<!|`!`/, 'comments as {/* … */}'],
  [
    /import\/exports/,
    'no "import" or "export" at the start of a paragraph, as content holds no code',
  ],
  [/`\{`/, 'a closing } for every {, or \\{ for the brace itself'],
  [/before name/, '"less than" or &lt; for the sign itself'],
  [/closing slash `\/` in tag/, 'the opening tag before it, or the text without this closing tag'],
  [/lazy line/, 'the whole component with the same signs (> or spaces) before each line'],
];

function adviceFor(reason: string): string {
  const [, write] = advices.find(([pattern]) => pattern.test(reason)) ?? [];
  return write ?? 'an opening and a closing tag for every component';
}

/** The name of the prop in whose braces something stands, if it stands in one. */
function propAt(source: string, offset: number): string | undefined {
  const before = source.slice(0, offset);
  return /([\w-]+)\s*=\s*\{[^<]*$/.exec(before)?.[1];
}

function describeExpression(error: Error, source: string, line: number): Finding {
  const offset = source.split('\n', line - 1).join('\n').length;
  const column = 'column' in error ? Number(error.column) : 0;
  const cause = error.cause instanceof Error ? error.cause.message : 'no JavaScript';
  const prop = propAt(source, offset + column);
  return {
    line,
    field: prop ?? 'body',
    found: `a value in { } that cannot be read (${cause})`,
    write: /[“”„‘’]/.test(cause)
      ? 'straight quotes (") around texts, lists in [ ], groups in { }, a comma between entries'
      : 'texts in quotes, lists in [ ], groups in { }, with a comma between entries',
  };
}

/**
 * What the parser refuses, in the words of the checker. A tag without end is where it began.
 * @param source the body, with the lines of the file
 * @throws {unknown} what is no complaint of the parser
 */
export function describeSyntax(error: unknown, source: string): Finding {
  if (!(error instanceof Error) || !('reason' in error) || !('line' in error)) throw error;
  const reason = String(error.reason);
  // A tag that is open at the end of the file has no line of its own.
  const line = typeof error.line === 'number' ? error.line : undefined;
  if (reason === 'Could not parse expression with acorn') {
    return describeExpression(error, source, line ?? 1);
  }
  const [tag, name = '', openedOn] = /closing tag for `<([\w.]*)>` \((\d+):/.exec(reason) ?? [];
  const opened = tag ? Number(openedOn) : (line ?? 1);
  const known = tag ? undefined : describeTag(reason, source, line ?? source.split('\n').length);
  if (known) return known;
  const [short = ''] = reason.split(/, expected| \(note| \(\d+:/);
  const found = `MDX that cannot be read (${short}${tag && line ? ` on line ${line}` : ''})`;
  const isEmpty = emptyElements.has(name);
  const closing = isEmpty ? '' : `</${name}> where the component ends, or `;
  const reasonToClose = isEmpty ? '' : ' if it holds nothing';
  return {
    line: opened,
    field: 'body',
    found,
    write: tag ? `${closing}<${name} />${reasonToClose}` : adviceFor(reason),
  };
}
