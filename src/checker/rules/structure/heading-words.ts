import { inEach, type Content, type Entry } from '../../facts.ts';
import type { Finding, Problem } from '../../problem.ts';
import { nodesOf } from '../../reading/nodes-of.ts';
import { readProse } from '../../reading/read-prose.ts';

/** More words than these are a sentence that is bold. */
const mostWords = 8;

function adviseOnHeadings({ body }: Entry): Finding[] {
  return nodesOf(body, 'heading').flatMap(({ node, line }): Finding[] => {
    // A heading that is underlined may take several lines.
    const text = readProse(node, 'title').text.replaceAll('\n', ' ');
    const signs = '#'.repeat(node.depth);
    const place = { line, field: 'heading' };
    if (node.children.length === 0) {
      return [{ ...place, found: 'a heading without words', write: `${signs} and its words` }];
    }
    if (node.children.every(({ type }) => type === 'strong')) {
      return [{ ...place, found: 'a heading in **', write: `${signs} ${text}` }];
    }
    if (/^(?:title|description|heading|excerpt|date|draft): /.test(text)) {
      const write = 'them between the two lines of --- at the top of the file';
      return [{ ...place, found: 'fields in the middle of the text', write }];
    }
    if (!/(?<!\.)[.:]$/.test(text)) return [];
    const found = `a ${text.endsWith('.') ? 'full stop' : 'colon'} at the end of a heading`;
    return [{ ...place, found, write: `${signs} ${text.slice(0, -1)}` }];
  });
}

/** A line in bold looks like a heading, and is none for screen readers and the table of contents. */
function adviseOnBoldLines({ body }: Entry): Finding[] {
  return nodesOf(body, 'paragraph').flatMap(({ node, line }): Finding[] => {
    const [only, ...others] = node.children;
    if (only?.type !== 'strong' || others.length > 0) return [];
    const { text } = readProse(node, 'text');
    if (/[.!?:”]$/.test(text) || text.split(/\s+/).length > mostWords) return [];
    return [
      { line, field: 'heading', found: `"${text}" in bold as a heading`, write: `## ${text}` },
    ];
  });
}

function adviseOnTitle({ data: { title = '' }, lineOf }: Entry): Finding[] {
  const place = { line: lineOf(['title']), field: 'title' };
  if (/[^.]\.$/.test(title)) {
    return [{ ...place, found: 'a full stop at its end', write: title.slice(0, -1) }];
  }
  const isLoud = (title.match(/\b\p{Lu}{4,}\b/gu)?.length ?? 0) > 1 && !/\p{Ll}/u.test(title);
  return isLoud
    ? [{ ...place, found: `"${title}"`, write: 'capitals at the beginnings alone' }]
    : [];
}

/** Headings are headings (WCAG 1.3.1), and are written as the others are. */
export function checkHeadingWords({ entries }: Content): Problem[] {
  return inEach(entries, (entry) => [
    ...adviseOnTitle(entry),
    ...adviseOnHeadings(entry),
    ...adviseOnBoldLines(entry),
  ]);
}
