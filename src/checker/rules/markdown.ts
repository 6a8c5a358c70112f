import { toKebabCase } from '../advice.ts';
import { inEach, listRepeats, mentionsOf, objectMark, type Content } from '../facts.ts';
import { countOf, type Finding, type Problem } from '../problem.ts';
import { nodesOf, readProse } from '../reading/read-body.ts';

/** What Markdown knows and this site does not: code without an end, footnotes, boxes to tick. */
export function checkMarkdownForms({ entries }: Content): Problem[] {
  const at = (line: number, found: string, write: string) => [
    { line, field: 'markdown', found, write },
  ];
  return inEach(entries, ({ body }) => {
    const code = nodesOf(body, 'code').flatMap(({ node, line }): Finding[] => {
      const { line: last = line, column = 1 } = node.position?.end ?? {};
      // Without its fence the code ends with the file: in its last line, or before the first column.
      const isClosed = column > 1 && node.value.split('\n').length < last - line;
      if (isClosed || node.value === '') return [];
      return at(line, 'code that does not end', '``` on a line of its own where it ends');
    });
    const notes = nodesOf(body, 'footnoteReference', 'footnoteDefinition');
    const firsts = new Map(notes.toReversed().map((note) => [note.node.identifier, note.line]));
    const footnotes = [...firsts].flatMap(([id, line]) =>
      at(line, `the footnote [^${id}]`, '<Source id="…" />, or the remark in the text'),
    );
    const boxes = nodesOf(body, 'listItem')
      .filter(({ node }) => typeof node.checked === 'boolean')
      .flatMap(({ line }) => at(line, 'a box that nobody can tick', 'the entry after "- " alone'));
    // A number and a full stop that begin a line are those of a list, which begins at that number.
    const lists = nodesOf(body, 'list').flatMap(({ node: { start }, line }) => {
      if (typeof start !== 'number' || start < 100) return [];
      return at(line, `a list that begins at ${start}`, `${start}\\. to begin a sentence with it`);
    });
    return [...code, ...footnotes, ...boxes, ...lists];
  });
}

/**
 * Every column says what it holds, the first one too (WCAG 1.3.1); and phones show the heads beside
 * each cell, as text, so that a link in one would get the focus unseen (WCAG 2.4.7).
 */
export function checkTables({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    nodesOf(body, 'table').flatMap(({ node, line }): Finding[] => {
      const cellsOf = (row = 0) => node.children[row]?.children ?? [];
      const heads = cellsOf();
      const other = node.children.findIndex(({ children }) => children.length !== heads.length);
      const hasLink = nodesOf(body, 'link').some((link) => link.line === line);
      const cells = `${countOf(cellsOf(other).length, 'cell')} under ${heads.length} heads`;
      const forHeads = 'one cell for each head, and \\| for a | inside a cell';
      const isNameless = heads.some(({ children }) => children.length === 0);
      const named = 'what the column holds: | Level | Waiting time |';
      const faults = [
        [other >= 0, other + 1, cells, forHeads],
        [isNameless, 0, 'a column without a head', named],
        [hasLink, 0, 'a link in a head, which phones do not show', 'the words alone'],
      ] as const;
      return faults.flatMap(([isSo, below, found, write]) =>
        isSo ? [{ line: line + below, field: 'table', found, write }] : [],
      );
    }),
  );
}

/** More words than these are a sentence that is bold. */
const mostWords = 8;

/** Headings form an outline that screen readers can walk (WCAG 1.3.1), each with an id of its own. */
export function checkHeadings({ entries }: Content): Problem[] {
  const at = (line: number, found: string, write: string, field = 'heading') => [
    { line, field, found, write },
  ];
  return inEach(entries, (entry) => {
    const { body } = entry;
    const outline = body.headings.flatMap(({ depth, text, line }, index): Finding[] => {
      const above = body.headings[index - 1]?.depth ?? 1;
      const found = `"${text}" as a heading of level ${depth}`;
      if (depth === 1) return at(line, found, '##, as the first level stands in the front matter');
      if (depth <= above + 1) return [];
      const write = above === 1 ? '## or a <Section heading="…"> before it' : '#'.repeat(above + 1);
      return at(line, `${found} right under level ${above}`, write);
    });
    const ids = listRepeats(mentionsOf(entry, 'place'), ({ name }) => toKebabCase(name)).flatMap(
      ([{ name, line }]) => {
        const found = `"${name}" a second time`;
        return at(line, found, 'another heading, or an id="…" of its own', 'id');
      },
    );
    const words = nodesOf(body, 'heading').flatMap(({ node, line }): Finding[] => {
      const { text } = readProse(node, 'title');
      if (node.children.length === 0) return at(line, 'a heading without words', 'its words');
      // A line of --- under some words makes them a heading.
      if (/^(?:title|description|heading|excerpt|date|draft): /.test(text))
        return at(line, 'fields in the middle of the text', 'them between the --- at the top');
      const { start, end: last = start } = node.position ?? {};
      if (text.endsWith('.') && start?.line !== last?.line)
        return at(line, `"${text}" as a heading`, 'an empty line before the ---');
      const { offset: end = 0 } = node.position?.end ?? {};
      const next = body.nodes.find(({ position }) => (position?.start.offset ?? 0) >= end);
      if (next && (next.type !== 'heading' || next.depth > node.depth)) return [];
      return at(
        line,
        `nothing under "${text.replaceAll(objectMark, '…')}"`,
        'its text, or take the heading out',
      );
    });
    return [...outline, ...ids, ...words];
  });
}

/** A line in bold looks like a heading, and is none for screen readers and the table of contents. */
export function adviseOnBoldLines({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    nodesOf(body, 'paragraph').flatMap(({ node, line }): Finding[] => {
      const { text } = readProse(node, 'text');
      const isAlone = node.children.length === 1 && node.children[0]?.type === 'strong';
      const isSentence = /[.!?:”]$/.test(text) || text.split(/\s+/).length > mostWords;
      if (!isAlone || isSentence) return [];
      const found = `"${text}" in bold as a heading`;
      return [{ line, field: 'heading', found, write: `## ${text}` }];
    }),
  );
}
