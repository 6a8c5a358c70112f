import { inEach, type Content } from '../../facts.ts';
import { countOf, type Problem } from '../../problem.ts';
import { nodesOf } from '../../reading/nodes-of.ts';

/**
 * Alignment becomes a style attribute, which the content security policy drops; every column says
 * what it holds, the first one too (WCAG 1.3.1); and phones show the heads beside each cell, as text,
 * so that a link in one would get the focus unseen (WCAG 2.4.7).
 */
export function checkTables({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) =>
    nodesOf(body, 'table').flatMap(({ node, line }) => {
      const aligned = {
        line: line + 1,
        field: 'table',
        found: 'colons that align a column, which the browser is told to ignore',
        write: 'the line under the heads without them: | --- | --- |',
      };
      const write = 'what the column holds: | Level | Waiting time |';
      const headless = { line, field: 'table', found: 'a column without a head', write };
      const heads = node.children[0]?.children ?? [];
      const linked = {
        line,
        field: 'table',
        found: 'a link in the head of a column, which phones do not show',
        write: 'the words alone, and the link in the text or in a cell',
      };
      const wide = node.children.findIndex(({ children }) => children.length !== heads.length);
      const more = {
        line: line + wide + 1,
        field: 'table',
        found: `${countOf(node.children[wide]?.children.length ?? 0, 'cell')} under ${heads.length} heads`,
        write: 'one cell for each head, and \\| for a | inside a cell',
      };
      return [
        ...(wide !== -1 ? [more] : []),
        ...(node.align?.some(Boolean) ? [aligned] : []),
        ...(heads.some(({ children }) => children.length === 0) ? [headless] : []),
        ...(nodesOf(body, 'link').some((link) => link.line === line) ? [linked] : []),
      ];
    }),
  );
}
