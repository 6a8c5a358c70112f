import type { YAMLError } from 'yaml';
import type { Advice } from '../problem.ts';

/** A fault of a text in YAML; the caller knows whether that is a front matter or a file. */
type YamlFault = Advice & { readonly line: number };

/** What was found and what to write, by what the parser says; anything else needs quotes. */
const advices: readonly (readonly [message: RegExp, found: string, write: string])[] = [
  [/^Tabs/, 'a tab', 'spaces in place of every tab'],
  [/unique/, 'a name twice', 'each name once, and "- " before the first one of a new entry'],
  [/end with a [\]}]/, 'a bracket that nothing closes', 'the ] or } where the list or group ends'],
];

/** What the parser says of a line that begins at another place than those around it. */
const misplaced = /same column|without - indicator|block sequence may not|^Nested mappings/;

/** The line as it should be, with its value in quotes; a general answer where it has no name. */
export function quoteValue(line: string): string {
  const [, name, value = ''] = /^\s*(?:- )?([\w-]+)\s*[:=]\s*(.*?)\s*$/.exec(line) ?? [];
  if (name === undefined) return '"name: value" lines, with quotes around text that holds a colon';
  const text = value.replaceAll(/^['"“”„]|['"“”]$/g, '');
  const quote = text.includes("'") ? '"' : "'";
  return `${name}: ${quote}${text}${quote}`;
}

/**
 * The first cause why YAML cannot be read, as its parser says it. A mistake makes the parser stumble
 * again and again further down, which tells an editor nothing.
 * @param lineOf the line of a place in the text, from 1
 */
export function describeYaml(
  errors: readonly YAMLError[],
  source: string,
  lineOf: (offset: number) => number,
): YamlFault | undefined {
  const error = errors.find(({ code }) => code === 'TAB_AS_INDENT') ?? errors[0];
  if (!error) return undefined;
  const [reason = ''] = error.message.split(/ at line |:?\n/);
  const lines = source.split('\n');
  const line = lineOf(error.pos[0]);
  const text = lines[line - 1] ?? '';
  const columnOf = (number: number) => (lines[number - 1] ?? '').search(/\S/);
  const describe = (line: number, found: string, write: string) => {
    return { line, found: `fields that cannot be read (${found})`, write };
  };
  // Where a quote was opened, as the parser stops far below, at the next one or the end.
  const [, quote = ''] = /^Missing closing (["'])quote/.exec(reason) ?? [];
  const open = lines.findIndex((one) => new RegExp(`[:-] ${quote}[^${quote}]*$`).test(one));
  if (quote && open >= 0) return describe(open + 1, reason, quoteValue(lines[open] ?? ''));
  const dash = lines.findIndex((one) => /^- [\w-]+:/.test(one));
  if (dash >= 0 && lines.some((one) => /^[\w-]+:/.test(one))) {
    return describe(dash + 1, 'a "- " before a name', (lines[dash] ?? '').slice(2));
  }
  // A value that ends with a colon looks like the name of what comes below it.
  const value = lines.findIndex((one, index) => {
    const isOver = columnOf(index + 2) > columnOf(index + 1);
    return /^\s*(?:- )?[\w-]+: +[^\s'"[{|>#].*:\s*$/.test(one) && !isOver;
  });
  if (value >= 0) {
    return describe(value + 1, 'a colon at the end of a text', quoteValue(lines[value] ?? ''));
  }
  const [, sign, rest] = /^\s*(-(?! )|[*•] )(.*)/.exec(text) ?? [];
  if (sign !== undefined) return describe(line, `"${sign}" before an entry`, `"- ${rest}"`);
  if (misplaced.test(reason) && !/: .*: /.test(text)) {
    // The line below one with a value stands too far right, unless this one stands too far left.
    const isNext = reason.startsWith('Nested') && columnOf(line + 1) !== columnOf(line - 1);
    const first = isNext ? line : line - 1;
    const faulty = lines.findIndex((one, index) => index >= first && one !== '') + 1;
    const [written = ''] = lines.slice(faulty - 1);
    const column = written.search(/\S/);
    const begin = /^\s*- /.test(written) ? /- / : written.endsWith(':') ? /[^\s-].*:$/ : /[^\s-]/;
    const columns = lines.slice(0, faulty - 1).map((one) => one.search(begin));
    const near = columns.findLast(
      (one) => one >= 0 && one !== column && Math.abs(one - column) < 3,
    );
    const write = `${(near ?? 'as many as around it') || 'no'} spaces before it`;
    return describe(faulty, `${column} spaces before the line`, write);
  }
  const [, found = reason, write = quoteValue(text)] =
    advices.find(([message]) => message.test(reason)) ?? [];
  return describe(line, found, write);
}
