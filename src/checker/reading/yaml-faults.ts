import type { YAMLError } from 'yaml';
import type { Advice } from '../problem.ts';

/** A fault of a text in YAML; the caller knows whether that is a front matter or a file. */
type YamlFault = Advice & { readonly line: number };

const quotedValue = /^\s*(?:- )?(?:[\w-]+:\s+)?(["'])(.*)$/;

/** A value in quotes that ends on its line, with whatever may follow it there. */
const closedValue = {
  '"': /^(?:[^"\\]|\\.)*"\s*(?:[,\]}#].*)?$/,
  "'": /^(?:[^']|'')*'\s*(?:[,\]}#].*)?$/,
} as const;

/** Where a quote was opened and not closed; the parser stops far below, at the next one or the end. */
function findOpenQuote(lines: readonly string[]): YamlFault | undefined {
  for (const [index, text] of lines.entries()) {
    const [, quote = '', rest = ''] = quotedValue.exec(text) ?? [];
    if ((quote !== '"' && quote !== "'") || closedValue[quote].test(rest)) continue;
    const line = index + 1;
    if (!rest.includes(quote)) {
      return {
        line,
        found: `a quote ${quote} that is not closed`,
        write: `${quote}${rest}${quote}`,
      };
    }
    const found = `a quote ${quote} inside a text in ${quote}…${quote}, or text after the closing one`;
    const other = quote === '"' ? "'" : '"';
    return { line, found, write: `the other kind of quotes around all of it: ${other}…${other}` };
  }
  return undefined;
}

const otherColumn = {
  found: 'a line that begins in another column than those around it',
  write: 'as many spaces before it as the lines have that it belongs to',
};

/** The commonest slips, as a line of a name and its value shows them. */
const slips: readonly (readonly [
  pattern: RegExp,
  describe: (name: string, value: string) => Advice,
])[] = [
  [
    /^\s*(?:- )?([\w-]+):\s+([“”„‘’].*)$/,
    (name, value) => ({
      found: 'typographic quotes (“ ”) around a text',
      write: `straight ones: ${name}: "${value.replaceAll(/["“”„‘’]/g, '')}"`,
    }),
  ],
  [
    /^\s*(?:- )?([\w-]+):([^\s/].*)$/,
    (name, value) => ({ found: 'no space after a colon', write: `${name}: ${value}` }),
  ],
  [
    /^\s*(?:- )?([\w-]+):\s+([@`%&*!{[].*)$/,
    (name, value) => ({
      found: `a text that begins with ${value.charAt(0)}, or a list that is not closed`,
      write: `quotes around a text: ${name}: '${value}', or the closing bracket of a list`,
    }),
  ],
  [
    /^\s*(?:- )?([\w-]+):\s+(.*: .*)$/,
    (name, value) => ({
      found: 'a colon in a text without quotes',
      write: `quotes around the text: ${name}: "${value.replaceAll('"', "'")}"`,
    }),
  ],
  [
    /^\s*(?:- )?([\w-]+)\s*=\s*(.*)$/,
    (name, value) => ({ found: 'a = in place of a colon', write: `${name}: ${value}` }),
  ],
];

/**
 * The first cause why YAML cannot be read. A mistake makes the parser stumble again and again
 * further down, which tells an editor nothing.
 * @param lineOf the line of a place in the text, from 1
 */
export function describeYaml(
  errors: readonly YAMLError[],
  source: string,
  lineOf: (offset: number) => number,
): YamlFault | undefined {
  const error = errors.find(({ code }) => code === 'TAB_AS_INDENT') ?? errors[0];
  if (!error) return undefined;
  const { code, message } = error;
  const lines = source.split('\n');
  const line = lineOf(error.pos[0]);
  const text = lines[line - 1] ?? '';
  if (code === 'TAB_AS_INDENT') {
    return { line, found: 'a tab', write: 'spaces in place of every tab' };
  }
  if (code === 'DUPLICATE_KEY') {
    const name = text.trim().split(':')[0] ?? '';
    return { line, found: `"${name}" a second time`, write: 'each name once' };
  }
  const open = findOpenQuote(lines.slice(0, line));
  if (open) return open;
  const dash = lines.findIndex((other) => /^- [\w-]+:/.test(other));
  if (dash >= 0 && lines.some((other) => /^[\w-]+:/.test(other))) {
    const write = (lines[dash] ?? '').replace('- ', '');
    return { line: dash + 1, found: 'a "- " before the name of a field', write };
  }
  if (message.startsWith('Nested mappings are not allowed in compact') && !/: .*: /.test(text)) {
    // The line below one with a value stands too far right, unless this one stands too far left.
    const columnOf = (number: number) => (lines[number - 1] ?? '').search(/\S/);
    const isThis = columnOf(line + 1) === columnOf(line - 1);
    return { line: isThis ? line : line + 1, ...otherColumn };
  }
  for (const [pattern, describe] of slips) {
    const [, name, value] = pattern.exec(text.trimEnd()) ?? [];
    if (name !== undefined && value !== undefined) return { line, ...describe(name, value) };
  }
  if (code === 'BAD_INDENT' && message.includes('same column')) return { line, ...otherColumn };
  const reason = (message.split(' at line ')[0] ?? '').trim();
  const write = '"name: value" lines, with quotes around text that holds a colon';
  return { line, found: `YAML that cannot be read (${reason})`, write };
}
