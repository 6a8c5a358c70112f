import { type HTMLElement, parse } from 'node-html-parser';

/** The most characters that the widest cells of a row may have beside each other on a phone. */
const phoneLine = 34;
/** A longer text would stand in a column of two words a line. */
const phoneCell = 24;

const isNumber = (text: string): boolean => /^[−–+\-$€£<>≥≤±\d.,:%\s]*\d[\d.,:%\s–-]*$/.test(text);

const textOf = (cell: HTMLElement): string => cell.textContent.replaceAll(/\s+/g, ' ').trim();

/** Whether columns of these widths, in characters, stay readable beside each other on 320 px. */
function fitsPhone(widths: readonly number[]): boolean {
  const [first = 0, ...others] = widths;
  if (others.length === 1) return first <= phoneCell;
  const line = widths.reduce((sum, width) => sum + width, 0) + 2 * others.length;
  return line <= phoneLine && Math.max(...widths) <= phoneCell;
}

/**
 * Makes a table ready to be stacked, each row a card, where it is narrow: every cell carries the
 * name of its column, the first cell of a row heads it, and all roles are written out, because
 * browsers forget those of a table whose `display` is changed.
 * @param html what stands in a table element: one row of heads in `thead`, the rest in `tbody`
 * @returns that, completed; and whether its columns fit a phone as they are
 * @see https://www.w3.org/TR/wai-aria-1.2/#table
 */
export function stackTable(html: string): { readonly html: string; readonly isCompact: boolean } {
  const table = parse(html);
  const heads = table.querySelectorAll('thead th');
  const names = heads.map(textOf);
  const rows = table.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td'));
  for (const part of table.querySelectorAll('thead, tbody')) part.setAttribute('role', 'rowgroup');
  for (const row of table.querySelectorAll('tr')) row.setAttribute('role', 'row');
  const widths = heads.map((head, index) => {
    const name = textOf(head);
    const cells = rows.flatMap((row) => row[index] ?? []);
    const texts = cells.map(textOf);
    const isOfNumbers = texts.length > 0 && texts.every(isNumber);
    head.setAttribute('scope', 'col');
    head.setAttribute('role', 'columnheader');
    for (const cell of isOfNumbers && index > 0 ? [head, ...cells] : []) {
      cell.setAttribute('data-number', '');
    }
    for (const cell of cells) {
      // A card that is headed by a bare number says of what.
      if (index > 0 || isOfNumbers) cell.setAttribute('data-label', name);
      if (index === 0) {
        cell.tagName = 'TH';
        cell.setAttribute('scope', 'row');
      }
      cell.setAttribute('role', index === 0 ? 'rowheader' : 'cell');
    }
    // A head may break into lines, so its longest word counts.
    return Math.max(...[...name.split(' '), ...texts].map(({ length }) => length));
  });
  // Where rows and columns have the same names, the diagonal is where both agree; sums do not.
  for (const row of rows) {
    const name = row[0] ? textOf(row[0]) : '';
    const same = /^(total|all|sum)?$/i.test(name) ? 0 : names.lastIndexOf(name);
    if (same > 0) row[same]?.setAttribute('data-same', '');
  }
  const lengthsOf = (column: number) => rows.map((row) => row[column]?.textContent.length ?? 0);
  const sumOf = (column: number) => lengthsOf(column).reduce((sum, length) => sum + length, 0);
  if (sumOf(2) < sumOf(1)) heads[2]?.setAttribute('data-short', '');
  if (Math.max(...lengthsOf(3)) > 40) heads[3]?.setAttribute('data-long', '');
  return { html: table.toString(), isCompact: fitsPhone(widths) };
}
