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
  [
    /<[A-Z][^<>]*?\s([\w-]+)=(\[[^\]<>]*\]|[^\s"'{<>[][^\s<>/]*)/,
    (_, prop, value = '') => [
      `${prop}=${value}`,
      value.startsWith('[') ? `braces around the list: ${prop}={${value}}` : `${prop}="${value}"`,
    ],
  ],
];

/** What the parser says, with the part of its sentence that tells the case, and what to write. */
const advices: readonly (readonly [reason: RegExp, write: string])[] = [
  [/`!`/, 'comments as {/* … */}'],
  [
    /in expression/,
    'a closing } for every {, \\{ for the brace itself, or */} at the end of a comment',
  ],
  [
    /after `<`/,
    '&lt; for the sign itself, or in a tag a quote " on both sides of each value and > at its end',
  ],
  [/an open tag first/, 'the opening tag before it, or the text without this closing tag'],
  [/./, 'an opening and a closing tag for every component, each on a line of its own'],
];

/** A value in braces is JavaScript, and the name of the prop that holds it says where it is. */
function describeExpression(cause: string, before: string, line: number): Fault {
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
  const message = error instanceof Error ? error.message : '';
  const [, at = '', column = '', reason = ''] =
    /^(\d+):(\d+): ([\s\S]*) \(mdx-jsx:[\w-]+\)$/.exec(message) ?? [];
  if (reason === '') throw error;
  const line = Number(at);
  const lines = source.split('\n');
  const cause = /^Could not parse expression with \w+: (.*)/.exec(reason)?.[1];
  if (cause !== undefined) {
    const before = [...lines.slice(0, line - 1), lines[line - 1]?.slice(0, Number(column))];
    return describeExpression(cause, before.join('\n'), line);
  }
  const [short = ''] = reason.split(/, expected| \(note| \(\d+:/);
  const found = `MDX that cannot be read (${short})`;
  const [, unclosed = '', opened] = /closing tag for `<([\w.]*)>` \((\d+):/.exec(reason) ?? [];
  if (opened !== undefined) {
    const write = /^(?:br|hr|img|wbr)$/.test(unclosed)
      ? `<${unclosed} />`
      : `</${unclosed}> where the component ends, or <${unclosed} /> if it holds nothing`;
    return { line: Number(opened), field: 'body', found, write };
  }
  for (const [pattern, describe] of slips) {
    const parts = pattern.exec(lines[line - 1] ?? '');
    if (!parts) continue;
    const [slip, write] = describe(...parts);
    const field = (slip.startsWith('typographic') && parts[1]) || 'body';
    return { line, field, found: slip, write };
  }
  const [, write = ''] = advices.find(([pattern]) => pattern.test(reason)) ?? [];
  return { line, field: 'body', found, write };
}
