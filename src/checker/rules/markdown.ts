import { inEach, lineAt, listRepeats, mentionsOf, type Content } from '../facts.ts';
import { toKebabCase } from '../advice.ts';
import { countOf, type Finding, type Problem } from '../problem.ts';
import { nodesOf, readProse } from '../reading/read-body.ts';

/** An address without spaces: those of this site have hyphens. */
function withoutSpaces(href: string): string {
  if (/^(?:mailto|tel|sms):/.test(href)) return href.replaceAll(/[\s()-]/g, '');
  if (!href.startsWith('/')) return href.trim().replaceAll(' ', '%20');
  return `/${href.split('/').map(toKebabCase).filter(Boolean).join('/')}`;
}

const listEntry = (words: string) => `"- ${words}", each entry on a line of its own`;
const inBold = () => '** at both ends, with no space inside: **bold words**';

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
  [/^[•·◦▪‣]\s*(.*)/m, 'a list that was copied, which is one paragraph here', listEntry],
  [
    /^[-*+](\p{L}.*)\n[-*+]\p{L}/mu,
    'a list without spaces after its signs, which is one paragraph here',
    listEntry,
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
    () => 'it right under the row before, or | --- | --- | under it, if it is the heads',
  ],
  [
    /^\|.+\|[ \t]*$/m,
    'a table without a line under its heads',
    () => '| --- | --- | under the first row, which says what each column holds',
  ],
  [/\*\*/, '** with no partner', inBold],
  [/(?<!\w)__(?=[^\W_])|(?<=[^\W_])__(?!\w)/, '__ with no partner', inBold],
  [/^\/\/ /m, 'a line that begins with //, which readers see', () => '{/* … */} around a remark'],
];

/** Markdown that is not in order does not fail: readers see its signs. */
export function checkBrokenMarkdown({ entries }: Content): Problem[] {
  return inEach(entries, ({ prose }) =>
    prose
      .filter(({ location, kind }) => location === 'body' && kind === 'text')
      .flatMap((stretch) => {
        for (const [pattern, found, write] of slips) {
          const match = pattern.exec(stretch.text);
          if (!match) continue;
          const [, first = '', second = ''] = match;
          const line = lineAt(stretch, match.index);
          return [{ line, field: 'markdown', found, write: write(first, second) }];
        }
        return [];
      }),
  );
}

/** What Markdown knows and this site does not: code without an end, footnotes, boxes to tick. */
export function checkMarkdownForms({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) => {
    const location = (line: number) => ({ line, field: 'markdown' });
    const code = nodesOf(body, 'code').flatMap(({ node, line }): Finding[] => {
      const { line: last = line, column = 1 } = node.position?.end ?? {};
      // Without its fence the code ends with the file: in its last line, or before the first column.
      const isClosed = column > 1 && node.value.split('\n').length < last - line;
      if (isClosed || node.value === '') return [];
      const write = '``` on a line of its own where the code ends';
      return [{ ...location(line), found: 'code that does not end', write }];
    });
    const notes = nodesOf(body, 'footnoteReference', 'footnoteDefinition');
    const firsts = new Map(notes.toReversed().map((note) => [note.node.identifier, note]));
    const footnotes = [...firsts.values()].map(({ node, line }) => ({
      ...location(line),
      found: `the footnote [^${node.identifier}]`,
      write: '<Source id="…" /> with an id of src/content/sources.yaml, or the remark in the text',
    }));
    const boxes = nodesOf(body, 'listItem')
      .filter(({ node }) => typeof node.checked === 'boolean')
      .map(({ line }) => ({
        ...location(line),
        found: 'a box that nobody can tick',
        write: 'the entry after "- " alone',
      }));
    return [...code, ...footnotes, ...boxes];
  });
}

/**
 * Alignment becomes a style attribute, which the content security policy drops; every column says
 * what it holds, the first one too (WCAG 1.3.1); and phones show the heads beside each cell, as text,
 * so that a link in one would get the focus unseen (WCAG 2.4.7).
 */
export function checkTables({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    nodesOf(body, 'table').flatMap(({ node, line }) => {
      const heads = node.children[0]?.children ?? [];
      const other = node.children.findIndex(({ children }) => children.length !== heads.length);
      const cells = countOf(node.children[other]?.children.length ?? 0, 'cell');
      const faults: readonly (readonly [boolean | undefined, number, string, string])[] = [
        [
          other !== -1,
          other + 1,
          `${cells} under ${heads.length} heads`,
          'one cell for each head, and \\| for a | inside a cell',
        ],
        [
          node.align?.some(Boolean),
          1,
          'colons that align a column, which the browser is told to ignore',
          'the line under the heads without them: | --- | --- |',
        ],
        [
          heads.some(({ children }) => children.length === 0),
          0,
          'a column without a head',
          'what the column holds: | Level | Waiting time |',
        ],
        [
          nodesOf(body, 'link').some((link) => link.line === line),
          0,
          'a link in the head of a column, which phones do not show',
          'the words alone, and the link in the text or in a cell',
        ],
      ];
      return faults.flatMap(([isFault, below, found, write]) =>
        isFault ? [{ line: line + below, field: 'table', found, write }] : [],
      );
    }),
  );
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** More words than these are a sentence that is bold. */
const mostWords = 8;

/** Headings form an outline that screen readers can walk (WCAG 1.3.1), each with an id of its own. */
export function checkHeadings({ entries }: Content): Problem[] {
  return inEach(entries, (entry) => {
    const { body } = entry;
    const outline = body.headings.flatMap(({ depth, text, line }, index): Finding[] => {
      const above = body.headings[index - 1]?.depth ?? 1;
      const heading = `a ${ordinals[depth]}-level heading "${text}"`;
      const location = { line, field: 'heading' };
      if (depth === 1) {
        const write = '##, as the heading of the page stands in the front matter';
        return [{ ...location, found: heading, write }];
      }
      if (depth <= above + 1) return [];
      const found = `${heading} right under a ${ordinals[above]}-level one`;
      const isFirst = above === 1;
      const write = isFirst ? '## or a <Section heading="…"> before it' : '#'.repeat(above + 1);
      return [{ ...location, found, write }];
    });
    const ids = listRepeats(mentionsOf(entry, 'fragment'), ({ name }) => name).map(
      ([{ name, line }]) => {
        const write = 'another heading, or an id="…" of its own';
        return { line, field: 'id', found: `the id "${name}" a second time`, write };
      },
    );
    const words = nodesOf(body, 'heading').flatMap(({ node, line }): Finding[] => {
      const { text } = readProse(node, 'title');
      const location = { line, field: 'heading' };
      if (node.children.length === 0) {
        const write = `${'#'.repeat(node.depth)} and its words`;
        return [{ ...location, found: 'a heading without words', write }];
      }
      // A line of --- under some words makes them a heading.
      if (!/^(?:title|description|heading|excerpt|date|draft): /.test(text)) return [];
      const write = 'them between the two lines of --- at the top of the file';
      return [{ ...location, found: 'fields in the middle of the text', write }];
    });
    // A line in bold looks like a heading, and is none for screen readers and the table of contents.
    const bold = nodesOf(body, 'paragraph').flatMap(({ node, line }): Finding[] => {
      const { text } = readProse(node, 'text');
      const isAlone = node.children.length === 1 && node.children[0]?.type === 'strong';
      const isSentence = /[.!?:”]$/.test(text) || text.split(/\s+/).length > mostWords;
      if (!isAlone || isSentence) return [];
      const found = `"${text}" in bold as a heading`;
      return [{ line, field: 'heading', found, write: `## ${text}` }];
    });
    return [...outline, ...ids, ...words, ...bold];
  });
}

/** Word and web pages leave characters behind that nobody sees and that split words for machines. */
export function checkInvisibleCharacters({ sources }: Content): Problem[] {
  return inEach(sources, ({ prose }) =>
    prose.flatMap((stretch): Finding[] => {
      const match = /([\p{L}\p{N}]*)[\u00AD\u200B\u2060\uFEFF]\s?([\p{L}\p{N}]*)/u.exec(
        stretch.text,
      );
      if (!match) return [];
      const [whole, before = '', after = ''] = match;
      const found = `an invisible character after "${before}"`;
      const write = `it again by hand: ${before}${whole.includes(' ') ? ' ' : ''}${after}`;
      return [{ line: lineAt(stretch, match.index), field: 'character', found, write }];
    }),
  );
}

const signs: readonly (readonly [pattern: RegExp, write: (words: string) => string])[] = [
  [/<\/?[a-z][^<>]*>/i, () => 'the words without it'],
  [/(?:\*\*|__)([^*_]+)(?:\*\*|__)/, (words) => words],
  [/!?\[([^[\]]+)\]\([^()\s]*\)/, (words) => words],
  [/&(?:#\d+|[a-z]+);/i, () => 'the sign itself'],
];

/** Fields and props hold words alone: readers would see the signs of HTML and Markdown. */
export function checkFieldSigns({ sources }: Content): Problem[] {
  return inEach(sources, ({ prose }) =>
    prose
      .filter(({ location }) => location !== 'body')
      .flatMap(({ text, pieces }): Finding[] => {
        const [pattern, write] = signs.find(([sign]) => sign.test(text)) ?? [];
        const parts = pattern?.exec(text);
        if (!parts || !write) return [];
        const found = `${parts[0]}, which readers would see as it stands`;
        const line = pieces[0]?.line;
        return [{ line, field: 'wording', found, write: write(parts[1] ?? '') }];
      }),
  );
}
