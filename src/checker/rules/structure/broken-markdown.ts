import { inEach, lineAt, listRepeats, type Content } from '../../facts.ts';
import { toKebabCase } from '../../kebab-case.ts';
import type { Finding, Problem } from '../../problem.ts';
import { nodesOf } from '../../reading/nodes-of.ts';

/** An address without spaces: those of this site have hyphens. */
function withoutSpaces(href: string): string {
  if (/^(?:mailto|tel|sms):/.test(href)) return href.replaceAll(/[\s()-]/g, '');
  if (!href.startsWith('/')) return href.trim().replaceAll(' ', '%20');
  return `/${href.split('/').map(toKebabCase).filter(Boolean).join('/')}`;
}

/** Signs that stand in the text as they are, because the Markdown around them is not in order. */
const slips: readonly (readonly [
  pattern: RegExp,
  found: string,
  write: (first: string, second: string) => string,
])[] = [
  [
    /\[([^[\]\n]+)\]\(([^()\n]*\s[^()\n]*)\)/,
    'a link with a space in its address',
    (words, href) => `[${words}](${withoutSpaces(href)})`,
  ],
  [
    /\[([^[\]\n]+)\]\s+\(((?:\/|https?:)[^()\s]*)\)/,
    'a space between the words of a link and its address',
    (words, href) => `[${words}](${href})`,
  ],
  [
    /\(([^()\n]+)\)\[((?:\/|https?:|mailto:)[^\]\s]*)\]/,
    'a link with its brackets the wrong way round',
    (words, href) => `[${words}](${href})`,
  ],
  [
    /^(#{1,6})(\p{L}.*)/mu,
    'a heading without a space after its #',
    (signs, words) => `${signs} ${words}`,
  ],
  [
    /^[•·◦▪‣]\s*(.*)/m,
    'a list that was copied, which is one paragraph here',
    (words) => `"- ${words}", each entry on a line of its own`,
  ],
  [
    /^[-*+](\p{L}.*)\n[-*+]\p{L}/mu,
    'a list without spaces after its signs, which is one paragraph here',
    (words) => `"- ${words}", each entry on a line of its own`,
  ],
  [
    /^\(?a\) (.*)\n\(?b\) /m,
    'a list by letters, which is one paragraph here',
    (words) => `"1. ${words}", each entry on a line of its own`,
  ],
  [
    /^([^\t\n]+)\t([^\t\n]+).*\n[^\t\n]+\t/m,
    'a table that was copied, which is one paragraph here',
    (first, second) => `| ${first} | ${second} | for each row, and | --- | --- | under the first`,
  ],
  [
    /!\[\[([^\]\n]+)\]\]/,
    'a picture in the form of another program',
    (name) => `![What it shows](../images/${name})`,
  ],
  [
    /\[\[([^\]\n]+)\]\]/,
    'a link in the form of another program',
    (name) => `[${name}](/${toKebabCase(name)})`,
  ],
  [/==(\S(?:[^=\n]*\S)?)==/, 'a mark of another program', (words) => `**${words}**`],
  [
    /^\|[^\n]+\|\s*$/,
    'a row of a table that stands alone',
    () =>
      'it right under the row before, without an empty line; or | --- | --- | under it, if it is the heads',
  ],
  [
    /^\|.+\|[ \t]*$/m,
    'a table without a line under its heads',
    () => '| --- | --- | under the first row, which says what each column holds',
  ],
  [/\*\*/, '** with no partner', () => '** at both ends, with no space inside: **bold words**'],
  [
    /(?<!\w)__(?=[^\W_])|(?<=[^\W_])__(?!\w)/,
    '__ with no partner',
    () => '** at both ends, with no space inside: **bold words**',
  ],
  [/^\/\/ /m, 'a line that begins with //, which readers see', () => '{/* … */} around a remark'],
];

/** Markdown that is not in order does not fail: readers see its signs. */
export function checkBrokenMarkdown({ entries }: Content): Problem[] {
  return inEach(entries, ({ prose }) =>
    prose
      .filter(({ place, kind }) => place === 'body' && kind === 'text')
      .flatMap((stretch) =>
        slips
          .flatMap(([pattern, found, write]): Finding[] => {
            const match = pattern.exec(stretch.text);
            if (!match) return [];
            const [, first = '', second = ''] = match;
            const line = lineAt(stretch, match.index);
            return [{ line, field: 'markdown', found, write: write(first, second) }];
          })
          .slice(0, 1),
      ),
  );
}

/** Word and web pages leave characters behind that nobody sees and that split words for machines. */
export function checkInvisibleCharacters({ sources }: Content): Problem[] {
  return inEach(sources, ({ prose }) =>
    prose.flatMap((stretch): Finding[] => {
      const match = /([\p{L}\p{N}]*)[\u00AD\u200B\u2060\uFEFF]\s?([\p{L}\p{N}]*)/u.exec(
        stretch.text,
      );
      if (!match) return [];
      const [, before = '', after = ''] = match;
      const found = `an invisible character after "${before}"`;
      const write = `it again by hand: ${match[0].includes(' ') ? `${before} ${after}` : before + after}`;
      return [{ line: lineAt(stretch, match.index), field: 'character', found, write }];
    }),
  );
}

/** A fence without its partner makes code of all that follows. */
export function checkFences({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    nodesOf(body, 'code').flatMap(({ node, line }) => {
      const { line: last = line, column = 1 } = node.position?.end ?? {};
      // Without its fence the code ends with the file: in its last line, or before the first column.
      const isClosed = column > 1 && node.value.split('\n').length < last - line;
      if (isClosed || node.value === '') return [];
      const write = '``` on a line of its own where the code ends';
      return [{ line, field: 'markdown', found: 'code that does not end', write }];
    }),
  );
}

/** The list at the end of a page is made from citations, so there are no footnotes beside it. */
export function checkFootnotes({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) => {
    const notes = nodesOf(body, 'footnoteReference', 'footnoteDefinition');
    const repeats = new Set(
      listRepeats(notes, ({ node }) => node.identifier).map(([note]) => note),
    );
    return notes
      .filter((note) => !repeats.has(note))
      .map(({ node, line }) => ({
        line,
        field: 'markdown',
        found: `the footnote [^${node.identifier}]`,
        write:
          '<Source id="…" /> with an id of src/content/sources.yaml, or the remark in the text',
      }));
  });
}

/** A list to tick off has boxes that nobody can tick here. */
export function checkTickBoxes({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    nodesOf(body, 'listItem').flatMap(({ node, line }): Finding[] => {
      if (typeof node.checked !== 'boolean') return [];
      const found = 'a box that nobody can tick';
      return [{ line, field: 'markdown', found, write: 'the entry after "- " alone' }];
    }),
  );
}
