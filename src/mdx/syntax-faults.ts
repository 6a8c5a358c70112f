/** What is wrong in a file that cannot be read: where, what was found and what to write instead. */
export interface Fault {
  readonly line: number;
  readonly field: string;
  readonly found: string;
  readonly write: string;
}

type Describe = (...parts: readonly string[]) => readonly [found: string, write: string];

/** The commonest slips, as a line shows them: the parts of the match make the advice. */
const slips: readonly (readonly [pattern: RegExp, describe: Describe])[] = [
  [
    /([\w-]+)=[“”„‘’]([^“”‘’>]*)/,
    (_, prop, text) => [
      'typographic quotes (“ ”) around a value',
      `straight ones: ${prop}="${text}"`,
    ],
  ],
  [/<([^\s<>@]+@[^\s<>@]+)>/, (tag, email) => [tag, `[${email}](mailto:${email})`]],
  [/<(https?:\/\/[^\s<>]+)>/, (tag, url) => [tag, `[words for it](${url})`]],
  [/<\s+([A-Z]\w*)/, (_, name) => [`a space between < and ${name}`, `<${name}>`]],
  [/<\\\s*([A-Za-z]\w*)>?/, (tag, name) => [tag, `</${name}>`]],
  [/<[A-Z][^<>]*\\>/, () => ['\\> at the end of a tag', '/>']],
  [
    /<[A-Z][^<>]*?\s([\w-]+)=(\[[^\]<>]*\]|[^\s"'{<>[][^\s<>/]*)/,
    (_, prop, value = '') => [
      `${prop}=${value}`,
      value.startsWith('[') ? `braces around the list: ${prop}={${value}}` : `${prop}="${value}"`,
    ],
  ],
  [
    /<[A-Z][^<>]*?\s([\w-]+)\s*:\s*("[^"]*"|\{[^}]*\})/,
    (_, prop, value) => [`a colon after ${prop}`, `${prop}=${value}`],
  ],
  [
    /([\w)]+)<([A-Za-z]\w*)(?![\w\s]*\/?>)/,
    (_, before, name) => [
      `${before}<${name}, which reads as the beginning of a tag`,
      `${before} less than ${name}, or ${before}&lt;${name}`,
    ],
  ],
];

/** What is opened and never ends: the parser misses it far below the line on which it begins. */
const openings: readonly (readonly [
  reason: RegExp,
  pattern: RegExp,
  found: string,
  write: string,
])[] = [
  [/in expression/, /\{\/\*(?![\s\S]*\*\/\})/g, 'a comment that is not closed', '*/} at its end'],
  [
    /attribute|self-closing|tag name/,
    /<[A-Z][^<>\n]*?[\w-]+="[^"\n]*$/gm,
    'a quote " that is not closed',
    'a second " after the value',
  ],
  [
    /attribute|self-closing|tag name/,
    /<[A-Z][^<>\n]*$/gm,
    'a tag without its >',
    '/> or > at its end',
  ],
];

/** What the parser says, with the part of its sentence that tells the case, and what to write. */
const advices: readonly (readonly [reason: RegExp, write: string])[] = [
  [/<!|`!`/, 'comments as {/* … */}'],
  [/import\/exports/, 'no "import" or "export" at the start of a paragraph'],
  [/`\{`|in expression/, 'a closing } for every {, or \\{ for the brace itself'],
  [/before name/, '"less than" or &lt; for the sign itself'],
  [/closing slash `\/` in tag/, 'the opening tag before it, or the text without this closing tag'],
  [/./, 'an opening and a closing tag for every component, each on a line of its own'],
];

/** A value in braces is JavaScript, and the name of the prop that holds it says where it is. */
function describeExpression(error: Error, lines: readonly string[], line: number): Fault {
  const column = 'column' in error ? Number(error.column) : 0;
  const before = [...lines.slice(0, line - 1), lines[line - 1]?.slice(0, column)].join('\n');
  const cause = error.cause instanceof Error ? error.cause.message : 'no JavaScript';
  return {
    line,
    field: /([\w-]+)\s*=\s*\{[^<]*$/.exec(before)?.[1] ?? 'body',
    found: `a value in { } that cannot be read (${cause})`,
    write: 'straight quotes around texts, lists in [ ], groups in { }, a comma between entries',
  };
}

/**
 * What the parser refuses: the commonest slips in words for editors, the others in its own.
 * @param source the body, with the lines of the file
 * @throws {unknown} what is no complaint of the parser
 */
export function describeSyntax(error: unknown, source: string): Fault {
  if (!(error instanceof Error) || !('reason' in error) || !('line' in error)) throw error;
  const reason = String(error.reason);
  const lines = source.split('\n');
  const line = typeof error.line === 'number' ? error.line : undefined;
  if (reason.includes('with acorn')) return describeExpression(error, lines, line ?? 1);
  const [short = ''] = reason.split(/, expected| \(note| \(\d+:/);
  const found = `MDX that cannot be read (${short})`;
  const [, unclosed = '', opened] = /closing tag for `<([\w.]*)>` \((\d+):/.exec(reason) ?? [];
  if (opened !== undefined) {
    const write = /^(?:br|hr|img|wbr)$/.test(unclosed)
      ? `<${unclosed} />`
      : `</${unclosed}> where the component ends, or <${unclosed} /> if it holds nothing`;
    return { line: Number(opened), field: 'body', found, write };
  }
  // What is open at the end of the file has no line of its own.
  const last = line ?? lines.length;
  for (const [pattern, describe] of slips) {
    const parts = pattern.exec(lines[last - 1] ?? '');
    if (!parts) continue;
    const [slip, write] = describe(...parts);
    const field = (slip.startsWith('typographic') && parts[1]) || 'body';
    return { line: last, field, found: slip, write };
  }
  for (const [told, pattern, slip, write] of openings) {
    const match = told.test(reason) && [...source.matchAll(pattern)].at(-1);
    if (!match) continue;
    const begin = source.slice(0, match.index).split('\n').length;
    return { line: begin, field: 'body', found: slip, write };
  }
  const [, write = ''] = advices.find(([pattern]) => pattern.test(reason)) ?? [];
  return { line: line ?? 1, field: 'body', found, write };
}
