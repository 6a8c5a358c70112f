import { type HTMLElement, parse } from 'node-html-parser';

/** The most characters that the widest cells of a row may have beside each other on a phone. */
const phoneLine = 34;
/** A longer text would stand in a column of two words a line. */
const phoneCell = 24;

const isNumber = (text: string): boolean => /^[−–+\-$€£<>≥≤±\d.,:%\s]*\d[\d.,:%\s–-]*$/.test(text);

const textOf = (cell: HTMLElement): string => cell.textContent.replaceAll(/\s+/g, ' ').trim();

interface Column {
  readonly name: string;
  readonly texts: readonly string[];
}

const longestOf = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));

/** Whether the columns of a table stay readable beside each other on a phone of 320 px. */
function fitsPhone(columns: readonly Column[]): boolean {
  // A head may break into lines, so its longest word counts.
  const widths = columns.map(({ name, texts }) => longestOf([...name.split(' '), ...texts]));
  if (widths.length === 2) return (widths[0] ?? 0) <= phoneCell;
  const line = widths.reduce((sum, width) => sum + width, 0) + 2 * (widths.length - 1);
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
  const columns = names.map((name, column) => {
    const cells = rows.map((row) => row[column]).filter((cell) => cell !== undefined);
    return { name, cells, texts: cells.map(textOf) };
  });
  for (const part of table.querySelectorAll('thead, tbody')) part.setAttribute('role', 'rowgroup');
  for (const row of table.querySelectorAll('tr')) row.setAttribute('role', 'row');
  for (const head of heads) {
    head.setAttribute('scope', 'col');
    head.setAttribute('role', 'columnheader');
  }
  for (const [place, { name, cells, texts }] of columns.entries()) {
    const isOfNumbers = texts.length > 0 && texts.every(isNumber);
    for (const cell of isOfNumbers && place > 0 ? [heads[place], ...cells] : []) {
      cell?.setAttribute('data-number', '');
    }
    for (const cell of cells) {
      // A card that is headed by a bare number says of what.
      if (place > 0 || isOfNumbers) cell.setAttribute('data-label', name);
      if (place === 0) {
        cell.tagName = 'TH';
        cell.setAttribute('scope', 'row');
      }
      cell.setAttribute('role', place === 0 ? 'rowheader' : 'cell');
    }
  }
  // Where rows and columns have the same names, the diagonal is where both agree; sums do not.
  for (const row of rows) {
    const name = row[0] ? textOf(row[0]) : '';
    if (/^(total|all|sum)?$/i.test(name)) continue;
    const same = names.lastIndexOf(name);
    if (same > 0) row[same]?.setAttribute('data-same', '');
  }
  const isCompact = fitsPhone(columns);
  return { html: table.toString(), isCompact };
}
