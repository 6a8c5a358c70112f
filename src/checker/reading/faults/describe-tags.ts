import type { Finding } from '../../problem.ts';

/** A line with a fault and its number in the file. */
interface Place {
  readonly text: string;
  readonly line: number;
}

/** What a line shows of a mistake, by its pattern; the parts of the match make the advice. */
interface Slip {
  readonly pattern: RegExp;
  readonly field?: string;
  readonly describe: (parts: readonly string[]) => readonly [found: string, write: string];
}

const slips: readonly Slip[] = [
  {
    pattern: /([\w-]+)=[“”„‘’]([^“”‘’>]*)/,
    describe: ([, prop = '', text = '']) => [
      'typographic quotes (“ ”) around a value',
      `straight ones: ${prop}="${text}"`,
    ],
    field: 'prop',
  },
  {
    pattern: /<([^\s<>@]+@[^\s<>@]+)>/,
    describe: ([tag = '', email = '']) => [tag, `[${email}](mailto:${email})`],
  },
  {
    pattern: /<(https?:\/\/[^\s<>]+)>/,
    describe: ([tag = '', url = '']) => [tag, `[words for it](${url.replace('http:', 'https:')})`],
  },
  {
    pattern: /<\s+([A-Z]\w*)/,
    describe: ([, name = '']) => [`a space between < and ${name}`, `<${name}>`],
  },
  {
    pattern: /<\\\s*([A-Za-z]\w*)>?/,
    describe: ([tag = '', name = '']) => [tag, `</${name}>`],
  },
  { pattern: /<[A-Z][^<>]*\\>/, describe: () => ['\\> at the end of a tag', '/>'] },
  {
    pattern: /<[A-Z][^<>]*?\s([\w-]+)=(\[[^\]<>]*\]|[^\s"'{“”„‘’<>[][^\s<>/]*)/,
    describe: ([, prop = '', value = '']) => [
      `${prop}=${value}`,
      value.startsWith('[') ? `braces around the list: ${prop}={${value}}` : `${prop}="${value}"`,
    ],
  },
  {
    pattern: /<[A-Z][^<>]*?\s([\w-]+)\s*:\s*("[^"]*"|\{[^}]*\})/,
    describe: ([, prop = '', value = '']) => [`a colon after ${prop}`, `${prop}=${value}`],
  },
  {
    pattern: /([\w)]+)<([A-Za-z]\w*)(?![\w\s]*\/?>)/,
    describe: ([, before = '', name = '']) => [
      `${before}<${name}, which reads as the beginning of a tag`,
      `${before} less than ${name}, or ${before}&lt;${name}`,
    ],
  },
];

function findSlip({ text, line }: Place): Finding | undefined {
  for (const { pattern, describe, field } of slips) {
    const parts = pattern.exec(text);
    if (!parts) continue;
    const [found, write] = describe(parts);
    return { line, field: (field && parts[1]) ?? 'body', found, write };
  }
  return undefined;
}

/** The last match up to a line, with the line on which it begins. */
function findLast(
  source: string,
  pattern: RegExp,
  last: number,
): (Place & { part: string }) | undefined {
  const upTo = source.split('\n').slice(0, last).join('\n');
  const match = [...upTo.matchAll(pattern)].at(-1);
  if (!match) return undefined;
  const line = upTo.slice(0, match.index).split('\n').length;
  return { text: match[0], part: match[1] ?? '', line };
}

/** What is opened and never ends is missed far below, so it is looked for where it begins. */
function findOpen(reason: string, source: string, last: number): Finding | undefined {
  if (reason.includes('in expression')) {
    const comment = findLast(source, /\{\/\*(?![\s\S]*\*\/\})/g, last);
    if (!comment) return undefined;
    const found = 'a comment that is not closed';
    return { line: comment.line, field: 'body', found, write: '*/} at its end: {/* … */}' };
  }
  if (!/attribute|self-closing slash|tag name/.test(reason)) return undefined;
  const quote = findLast(source, /<[A-Z][^<>\n]*?([\w-]+="[^"\n]*)$/gm, last);
  if (quote) {
    const write = `${quote.part.replace(/\s*\/?>?\s*$/, '')}"`;
    return { line: quote.line, field: 'body', found: 'a quote " that is not closed', write };
  }
  const tag = findLast(source, /<[A-Z][^<>\n]*$/gm, last);
  if (!tag) return undefined;
  const write = `${tag.text.replace(/[\s/]*$/, '')} />, or > where something stands between two tags`;
  return { line: tag.line, field: 'body', found: 'a tag without its >', write };
}

/**
 * A mistake that editors make in a tag, which the parser tells in words of its own.
 * @param reason what the parser says
 * @param source the body, with the lines of the file
 * @param line where the parser stopped
 */
export function describeTag(reason: string, source: string, line: number): Finding | undefined {
  const lines = source.split('\n');
  const inLine = findSlip({ text: lines[line - 1] ?? '', line });
  if (inLine) return inLine;
  const [, name] = /closing tag `<\/([\w.]*)>` either/.exec(reason) ?? [];
  if (name !== undefined) {
    const found = `</${name}> at the end of a paragraph that began on a line of its own`;
    const write = `</${name}> on a line of its own, with an empty line before it`;
    return { line, field: 'body', found, write };
  }
  return findOpen(reason, source, lines.length);
}
