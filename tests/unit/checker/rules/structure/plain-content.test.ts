import { expect, test } from 'vitest';
import { checkTables } from '../../../../../src/checker/rules/structure/plain-content.ts';
import { reportBody, wards } from '../../content-fixture.ts';

test.each([
  [
    'aligned columns are refused with the line to write',
    '| A | B |\n| --- | ---: |',
    `${wards}:9  table: found colons that align a column, which the browser is told to ignore; write the line under the heads without them: | --- | --- |.`,
  ],
  [
    'a column without a head is refused, also the first',
    '|  | B |\n| --- | --- |',
    `${wards}:8  table: found a column without a head; write what the column holds: | Level | Waiting time |.`,
  ],
  [
    'a link in a head is refused, also within other marks',
    '| A | **[B](/virtual-wards)** |\n| --- | --- |',
    `${wards}:8  table: found a link in the head of a column, which phones do not show; write the words alone, and the link in the text or in a cell.`,
  ],
  ['heads of any kind pass', '| *A* | <Voice /> |\n| --- | --- |', ''],
])('%s', (_, heads, problem) => {
  expect(reportBody(checkTables, `${heads}\n| 1 |  |`)).toBe(problem);
});

test.each([
  ['| A | B |\n| --- | --- |\n| 1 | 2 | 3 |', 10, '3 cells under 2 heads'],
  ['| A | B |\n| --- | --- |\n| 1 | 2 |\n| 1 |', 11, '1 cell under 2 heads'],
])('a row has one cell for each head: %j', (table, line, found) => {
  expect(reportBody(checkTables, table)).toBe(
    `${wards}:${line}  table: found ${found}; write one cell for each head, and \\| for a | inside a cell.`,
  );
});
