/** What is wrong in a file that cannot be read: where, what was found and what to write instead. */
export interface Fault {
  readonly line: number;
  readonly field: string;
  readonly found: string;
  readonly write: string;
}

const ofAnotherSystem =
  'the words, or <Picture …> or another component: this is code of another system';

/** The commonest slips, as their line shows them. */
const slips: readonly (readonly [slip: RegExp, write: string])[] = [
  [/([\w-]+)=[“”„‘’]([^“”‘’>]*)[“”„‘’]?/, 'straight quotes: $1="$2"'],
  [/<([^\s<>@]+@[^\s<>@]+)>/, '[$1](mailto:$1)'],
  [/<(https?:\/\/[^\s<>]+)>/, '[words for it]($1)'],
  [/<[A-Z][^<>]*?\s([\w-]+)=(\[[^\]<>]*\])/, 'braces around the list: $1={$2}'],
  [/<[A-Z][^<>]*?\s([\w-]+)=([^\s"'{<>[][^\s<>/]*)/, '$1="$2"'],
  [/\{[{%#:].*/, ofAnotherSystem],
];

/** What to write, by a part of what the parser says. */
const advices: readonly (readonly [reason: RegExp, write: string])[] = [
  [/closing tag for `<(br|hr|img|wbr)>`/, '<$1 />'],
  [/closing tag `<\/([A-Z]\w*)>`, .* for `<[a-z]\w*>`/, '<$1> where it opens, with its capital'],
  [/closing tag `<\/[a-z]\w*>`, .* for `<([A-Z]\w*)>`/, '</$1> where it ends, with its capital'],
  [/closing tag for `<([\w.]*)>`/, '</$1> where it ends, or <$1 /> if it holds nothing'],
  [/`!`/, 'comments as {/* … */}'],
  [/parse expression/, 'straight quotes around texts, lists in [ ], groups in { }'],
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

/** Code of another system, such as {{< figure >}}, {% include %} or {#id}. */
const foreignBraces = /^\{(?:\{|[%#:]|\s*")/;

/** A stretch of the source. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The outer braces around a place in a paragraph, where they are no value of a tag. */
function findBraces(source: string, place: number): Stretch | undefined {
  let depth = 0;
  let start = source.lastIndexOf('\n\n', place) + 1;
  for (let index = start; index < source.length; index += 1) {
    const sign = source.charAt(index);
    if (sign === '{' && (depth += 1) === 1) start = index;
    if (sign === '}' && (depth -= 1) === 0 && index + 2 >= place) {
      const isMeant = start <= place && source.charAt(start - 1) !== '=';
      return isMeant ? { start, end: index + 1 } : undefined;
    }
  }
  return undefined;
}

/** A fault, and the source with blanks in place of it, where the rest can be read then. */
interface Refusal {
  readonly fault: Fault;
  readonly rest?: string;
}

function blank(source: string, { start, end }: Stretch): string {
  const blanks = source.slice(start, end).replaceAll(/[^\n]/g, ' ');
  return source.slice(0, start) + blanks + source.slice(end);
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
  const lines = source.split('\n');
  const above = lines.slice(0, Number(at) - 1).map((line) => line.length + 1);
  const place = above.reduce((sum, length) => sum + length, Number(column) - 1);
  const isExpression = reason.startsWith('Could not parse expression');
  const inBraces = isExpression ? findBraces(source, place) : undefined;
  if (inBraces) {
    const code = source.slice(inBraces.start, inBraces.end);
    const line = source.slice(0, inBraces.start).split('\n').length;
    const [tag] = /<(?:style|script)\b[^<]*$/.exec(source.slice(0, inBraces.start)) ?? [];
    const escaped = code.replace(/^\{+/, '\\{').replace(/\}+$/, '\\}');
    const write = foreignBraces.test(code)
      ? ofAnotherSystem
      : tag !== undefined
        ? 'the text without <style> and <script>, as content carries no code'
        : `the words themselves, or ${escaped} to show the braces`;
    const found = code.length > 60 ? `${code.slice(0, 60)}…` : code;
    return { fault: { line, field: 'body', found, write }, rest: blank(source, inBraces) };
  }
  // A tag that is not closed is mended where it was opened.
  const line = Number(/closing tag for `<[\w.]*>` \((\d+):/.exec(reason)?.[1] ?? at);
  const [short = ''] = reason.split(/, expected| \(note| \(\d+:/);
  const found = `text that cannot be read (${isExpression ? 'a value between braces' : short})`;
  const write = advise(slips, lines[line - 1] ?? '') ?? advise(advices, reason) ?? '';
  const fault = { line, field: 'body', found, write };
  // An address between < and > or a lone sign is no tag, so that the rest can be read without it.
  const [sign] = /^<(?![A-Za-z/][\w.]*[\s/>])[^\s<>]*>?/.exec(source.slice(place)) ?? [];
  if (sign === undefined) return { fault };
  return { fault, rest: blank(source, { start: place, end: place + sign.length }) };
}
