import { expect, test } from 'vitest';
import {
  checkImages,
  checkInlineAttributes,
  checkModules,
  checkTables,
} from '../../../../src/checker/rules/plain-content.ts';
import { pageWith, report } from '../content-fixture.ts';

const where = 'src/content/pages/wards.mdx';

test.each([
  ['![](/media/desk.jpg)', '/media/desk.jpg'],
  ['<img src="/media/desk.jpg" />', '/media/desk.jpg'],
  ['<Image src={desk} />', '<Image>'],
])('%s needs words for those who do not see it', (body, name) => {
  expect(report(checkImages, { pages: { wards: pageWith(body) } })).toBe(
    `${where}:8  image: found ${name} without alternative text; write what it shows: ![Nurse at a triage desk](/media/desk.jpg).`,
  );
});

test('described and decorative images pass', () => {
  const body = '![A desk](/a.jpg) <img src="/b.jpg" alt="" />';
  expect(report(checkImages, { pages: { wards: pageWith(body) } })).toBe('');
});

test('imports and exports are refused with the reason', () => {
  const body = "import Card from '../Card.astro'\n\nThey\nimport records.\n\nexport const a = 1";
  expect(report(checkModules, { pages: { wards: pageWith(body) } })).toBe(
    [
      `${where}:8  body: found "import" at the start of a paragraph; write the component without it, as all components are there by name.`,
      `${where}:13  body: found "export" at the start of a paragraph; write the value where it is used, as content holds no code.`,
    ].join('\n'),
  );
});

test('inline styles and handlers are refused with the reason', () => {
  const body = '<p style="color: red" onclick="go()">Text</p>';
  const rest =
    'which the browser is told to ignore; write it without, and choose a component that looks or acts as needed.';
  expect(report(checkInlineAttributes, { pages: { wards: pageWith(body) } })).toBe(
    [
      `${where}:8  attribute: found style="…", ${rest}`,
      `${where}:8  attribute: found onclick="…", ${rest}`,
    ].join('\n'),
  );
});

test('aligned columns are refused with the line to write', () => {
  const table = (line: string) => `| A | B |\n${line}\n| 1 | 2 |`;
  expect(report(checkTables, { pages: { wards: pageWith(table('| --- | ---: |')) } })).toBe(
    `${where}:9  table: found colons that align a column, which the browser is told to ignore; write the line under the heads without them: | --- | --- |.`,
  );
  expect(report(checkTables, { pages: { wards: pageWith(table('| --- | --- |')) } })).toBe('');
});

test('a column without a head is refused, also the first', () => {
  const table = (heads: string) => `${heads}\n| --- | --- |\n| 1 |  |`;
  expect(report(checkTables, { pages: { wards: pageWith(table('|  | B |')) } })).toBe(
    `${where}:8  table: found a column without a head; write what the column holds: | Level | Waiting time |.`,
  );
  expect(report(checkTables, { pages: { wards: pageWith(table('| *A* | <Voice /> |')) } })).toBe(
    '',
  );
});
