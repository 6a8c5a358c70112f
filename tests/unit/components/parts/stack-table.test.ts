import { describe, expect, it } from 'vitest';
import { stackTable } from '../../../../src/components/parts/stack-table.ts';

const row = (cells: readonly string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const build = (heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
  stackTable(
    `<thead>${row(heads, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody>`,
  );

describe('stackTable', () => {
  it('writes out every role, heads each row by its first cell and names the column at each value', () => {
    const { html } = build(['Scale', 'Asks <em>first</em>'], ['ESI', 'Is it <b>dying</b>?']);
    expect(html).toBe(
      '<thead role="rowgroup"><tr role="row">' +
        '<th scope="col" role="columnheader">Scale</th>' +
        '<th scope="col" role="columnheader">Asks <em>first</em></th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">ESI</th>' +
        '<td data-label="Asks first" role="cell">Is it <b>dying</b>?</td></tr></tbody>',
    );
  });

  it('says of what a row is that only a number heads', () => {
    expect(build(['Level', 'Wait'], ['1', 'none']).html).toContain(
      '<th data-label="Level" scope="row" role="rowheader">1</th>',
    );
  });

  it('knows columns of numbers, and the diagonal where rows and columns have the same names', () => {
    const { html } = build(
      ['', 'A', 'B', 'Total'],
      ['A', '6', '−2', '4'],
      ['B', '1 %', '26', '27'],
      ['Total', '7', '24', '31'],
    );
    expect(html.match(/ data-number/g)).toHaveLength(12);
    expect(html.match(/data-same[^>]*>\d+/g)?.map((cell) => cell.split('>')[1])).toEqual([
      '6',
      '26',
    ]);
  });

  it.each([
    ['short values beside each other', ['Level', 'n', '%'], ['Urgent', '60', '12.0%'], true],
    ['two columns, the second of text', ['Scale', 'Asks'], ['ESI', 'a'.repeat(90)], true],
    [
      'three columns with a sentence',
      ['a', 'b', 'c'],
      ['A', 'B', 'Has the pain moved at all?'],
      false,
    ],
    ['a text on either side', ['a', 'b'], ['A sentence of some length', 'And another one'], false],
  ])('judges whether columns fit a phone: %s', (_, heads, cells, fits) => {
    expect(build(heads, cells).isCompact).toBe(fits);
  });
});
