/** What is wrong in a file that cannot be read: where, what was found and what to write instead. */
export interface Fault {
  readonly line: number;
  readonly field: string;
  readonly found: string;
  readonly write: string;
}

/** The commonest slips, as their line shows them. */
const slips: readonly (readonly [slip: RegExp, write: string])[] = [
  [/([\w-]+)=[“”„‘’]([^“”‘’>]*)[“”„‘’]?/, 'straight quotes: $1="$2"'],
  [/<([^\s<>@]+@[^\s<>@]+)>/, '[$1](mailto:$1)'],
  [/<(https?:\/\/[^\s<>]+)>/, '[words for it]($1)'],
  [/<[A-Z][^<>]*?\s([\w-]+)=(\[[^\]<>]*\])/, 'braces around the list: $1={$2}'],
  [/<[A-Z][^<>]*?\s([\w-]+)=([^\s"'{<>[][^\s<>/]*)/, '$1="$2"'],
];

/** What to write, by a part of what the parser says. */
const advices: readonly (readonly [reason: RegExp, write: string])[] = [
  [/closing tag for `<(br|hr|img|wbr)>`/, '<$1 />'],
  [/closing tag `<\/([A-Z]\w*)>`, .* for `<[a-z]\w*>`/, '<$1> where it opens, with its capital'],
  [/closing tag `<\/[a-z]\w*>`, .* for `<([A-Z]\w*)>`/, '</$1> where it ends, with its capital'],
  [/closing tag for `<([\w.]*)>`/, '</$1> where it ends, or <$1 /> if it holds nothing'],
  [/parse expression/, 'straight quotes around texts, lists in [ ], groups in { }'],
  [/`!`/, 'comments as {/* … */}'],
  [/in expression/, 'a } for every {, \\{ for the sign itself, or */} at the end of a comment'],
  [/after `<`/, '&lt; for the sign itself, or in a tag " around each value and > at its end'],
  [/an open tag first/, 'the opening tag before it, or the text without this closing tag'],
  [/./, 'an opening and a closing tag for every component, each on a line of its own'],
];

/** What a parser says is replaced by advice that repeats its parts. */
function advise(rows: typeof slips, text: string): string | undefined {
  const [pattern, write] = rows.find(([row]) => row.test(text)) ?? [];
  const [match] = pattern?.exec(text) ?? [];
  return pattern && write && match?.replace(pattern, write);
}

/**
 * What the parser refuses, in its own words, and what to write.
 * @param source the body, with the lines of the file
 * @throws {unknown} what is no complaint of the parser
 */
export function describeSyntax(error: unknown, source: string): Fault {
  const message = error instanceof Error ? error.message : '';
  const [, at = '', reason = ''] = /^(\d+):\d+: ([\s\S]*) \(mdx-jsx:[\w-]+\)$/.exec(message) ?? [];
  if (reason === '') throw error;
  // A tag that is not closed is mended where it was opened.
  const line = Number(/closing tag for `<[\w.]*>` \((\d+):/.exec(reason)?.[1] ?? at);
  const [short = ''] = reason.split(/, expected| \(note| \(\d+:/);
  return {
    line,
    field: 'body',
    found: `MDX that cannot be read (${short})`,
    write: advise(slips, source.split('\n')[line - 1] ?? '') ?? advise(advices, reason) ?? '',
  };
}
