import type { YAMLError } from 'yaml';
import type { Finding } from '../../problem.ts';

/** A fault of a text in YAML; the caller knows whether that is a front matter or a file. */
export type YamlFault = Omit<Finding, 'field'> & { readonly line: number };

/** A value in quotes that stands on one line, and whatever may follow it there. */
const closedValue = {
  '"': /^(?:[^"\\]|\\.)*"\s*(?:[,\]}#].*)?$/,
  "'": /^(?:[^']|'')*'\s*(?:[,\]}#].*)?$/,
} as const;

const quotedValue = /^\s*(?:- )?(?:([\w-]+):\s+)?(["'])(.*)$/;

/** Where a quote was opened and not closed; the parser stops far below, at the next one or the end. */
function findOpenQuote(lines: readonly string[], last: number): YamlFault | undefined {
  for (const [index, text] of lines.slice(0, last).entries()) {
    const [, name = '', quote = '', rest = ''] = quotedValue.exec(text) ?? [];
    if (quote !== '"' && quote !== "'") continue;
    if (closedValue[quote].test(rest)) continue;
    const line = index + 1;
    const label = name && `${name}: `;
    const value = rest.trim().replace(/["']$/, '');
    if (new RegExp(`^[^${quote}]*${quote} `).test(rest)) {
      const found = `more text after the closing ${quote}`;
      const whole = `${quote}${rest.trim()}`;
      const around = quote === "'" ? `"${whole}"` : `'${whole}'`;
      return { line, found, write: `quotes around all of it: ${label}${around}` };
    }
    if (!rest.trimEnd().endsWith(quote)) {
      const write = `${label}${quote}${value}${quote}`;
      return { line, found: `a quote ${quote} that is not closed`, write };
    }
    const other = quote === "'" && !value.includes('"') ? `"${value}"` : 'the same quote twice';
    return {
      line,
      found: `the quote ${quote} inside a text in ${quote}…${quote}`,
      write: other.startsWith('"')
        ? `${label}${other}`
        : 'the other kind of quotes around the text',
    };
  }
  return undefined;
}

const otherColumn = {
  found: 'a line that begins in another column than those around it',
  write: 'as many spaces before it as the lines have that it belongs to',
};

/** The line that stands too far right below a line with a value, or that line, if it stands too far left. */
function findColumn(lines: readonly string[], line: number): number {
  const columnOf = (number: number) => (lines[number - 1] ?? '').search(/\S/);
  return columnOf(line + 1) === columnOf(line - 1) ? line : line + 1;
}

function adviseOn({ code, message }: YAMLError, text: string): Omit<YamlFault, 'line'> {
  const [, name = '', value = ''] = /^\s*(?:- )?([\w-]+):\s*(.*?)\s*$/.exec(text) ?? [];
  if (code === 'TAB_AS_INDENT') return { found: 'a tab', write: 'spaces in place of every tab' };
  if (code === 'DUPLICATE_KEY') {
    return { found: `"${name}" a second time`, write: 'each name once' };
  }
  if (/^[“”„‘’]/.test(value)) {
    const straight = value.replaceAll(/["“”„‘’]/g, '');
    const write = `straight ones: ${name}: "${straight}"`;
    return { found: 'typographic quotes (“ ”) around a text', write };
  }
  const [, tight = '', rest = ''] = /^\s*(?:- )?([\w-]+):([^\s/].*)$/.exec(text) ?? [];
  if (tight) return { found: 'no space after a colon', write: `${tight}: ${rest.trim()}` };
  if (/^[@`%&*!{[]/.test(value)) {
    const close = { '[': ']', '{': '}' }[value.charAt(0)];
    if (close !== undefined && !value.includes(close)) {
      const found = `a ${value.charAt(0)} that is not closed`;
      return { found, write: `${name}: ${value}${close}` };
    }
    const quote = value.includes("'") ? '"' : "'";
    const write = `quotes around it: ${name}: ${quote}${value}${quote}`;
    return { found: `a text that begins with ${value.charAt(0)}`, write };
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && value.includes(': ')) {
    const write = `quotes around the text: ${name}: "${value.replaceAll('"', "'")}"`;
    return { found: 'a colon in a text without quotes', write };
  }
  if (code === 'BAD_INDENT' && message.includes('same column')) return otherColumn;
  const [, left = '', right = ''] = /^\s*(?:- )?([\w-]+)\s*=\s*(.*?)\s*$/.exec(text) ?? [];
  if (left) return { found: 'a = in place of a colon', write: `${left}: ${right}` };
  if (message.startsWith('Implicit keys') && name === '') {
    const write = 'it at the end of the line before, or two spaces before it';
    return { found: 'a line without the name of a field', write };
  }
  const reason = (message.split(' at line ')[0] ?? '').trim();
  const write = '"name: value" lines, each name once, with quotes around text that holds a colon';
  return { found: `YAML that cannot be read (${reason})`, write };
}

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
  const lines = source.split('\n');
  const line = lineOf(error.pos[0]);
  const isTold = error.code === 'TAB_AS_INDENT' || error.code === 'DUPLICATE_KEY';
  const open = isTold ? undefined : findOpenQuote(lines, line);
  if (open) return open;
  const dash = lines.findIndex((text) => /^- [\w-]+:/.test(text));
  if (dash >= 0 && lines.some((text) => /^[\w-]+:/.test(text))) {
    const write = (lines[dash] ?? '').replace('- ', '');
    return { line: dash + 1, found: 'a "- " before the name of a field', write };
  }
  if (error.message.startsWith('Nested mappings are not allowed in compact')) {
    const text = lines[line - 1] ?? '';
    if (!/: .*: /.test(text)) return { line: findColumn(lines, line), ...otherColumn };
  }
  return { line, ...adviseOn(error, lines[line - 1] ?? '') };
}
