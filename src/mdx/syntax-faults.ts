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
  [/`!`/, 'comments as {/* … */}'],
  [/expression/, 'straight quotes around texts, lists in [ ], groups in { }, and a } for every {'],
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

/** Braces in one line, with those of other systems, which come in twos. */
const braces = /\{+[^{}\n]*\}+/g;

/** Code of another system, such as {{< figure >}}, {% include %} or {#id}. */
const foreignBraces = /^\{(?:\{|[%#:]|\s*")/;

/** Braces in a sentence, where they are no value of a tag, and where they stand in the source. */
function findBraces(source: string, line: number, column: number) {
  const before =
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  const [text = ''] = source.slice(before).split('\n');
  const match = [...text.matchAll(braces)].find(
    ({ 0: found, index }) => index < column && column <= index + found.length + 1,
  );
  if (!match || text.charAt(match.index - 1) === '=') return undefined;
  return { found: match[0], start: before + match.index };
}

/** A fault, and the source with blanks in place of it, where the rest can be read then. */
interface Refusal {
  readonly fault: Fault;
  readonly rest?: string;
}

/**
 * What the parser refuses, and what to write.
 * @param source the body, with the lines of the file
 * @throws {unknown} what is no complaint of the parser
 */
export function describeSyntax(error: unknown, source: string): Refusal {
  const message = error instanceof Error ? error.message : '';
  const [, at = '', column = '', reason = ''] =
    /^(\d+):(\d+): ([\s\S]*) \(mdx-jsx:[\w-]+\)$/.exec(message) ?? [];
  if (reason === '') throw error;
  const isExpression = reason.startsWith('Could not parse expression');
  const inBraces = isExpression ? findBraces(source, Number(at), Number(column)) : undefined;
  if (inBraces) {
    const { found, start } = inBraces;
    const escaped = found.replace(/^\{+/, '\\{').replace(/\}+$/, '\\}');
    const write = foreignBraces.test(found)
      ? 'the words, or <Picture …> or another component: this is code of another system'
      : `the words themselves, or ${escaped} to show the braces`;
    const rest =
      source.slice(0, start) + ' '.repeat(found.length) + source.slice(start + found.length);
    return { fault: { line: Number(at), field: 'body', found, write }, rest };
  }
  // A tag that is not closed is mended where it was opened.
  const line = Number(/closing tag for `<[\w.]*>` \((\d+):/.exec(reason)?.[1] ?? at);
  const [short = ''] = reason.split(/, expected| \(note| \(\d+:/);
  const found = isExpression ? 'a value between braces' : short;
  const write = advise(slips, source.split('\n')[line - 1] ?? '') ?? advise(advices, reason) ?? '';
  return { fault: { line, field: 'body', found: `text that cannot be read (${found})`, write } };
}
