import { expect, test } from 'vitest';
import {
  lightChosen,
  selectUnchosen,
  showChosen,
} from '../../../../../src/components/tools/parts/tool-rules.ts';

test('of radio buttons, what does not list the chosen value is selected', () => {
  expect(selectUnchosen('pain', [{ name: 'row', values: 2 }])).toEqual([
    '#pain:has([name="row"][value="0"]:checked) [data-row]:not([data-row~="0"])',
    '#pain:has([name="row"][value="1"]:checked) [data-row]:not([data-row~="1"])',
  ]);
});

test('of a checkbox, what belongs to the other state is selected', () => {
  expect(selectUnchosen('why', [{ name: 'f0' }])).toEqual([
    '#why:has([name="f0"]:checked) [data-f0="0"]',
    '#why:not(:has([name="f0"]:checked)) [data-f0="1"]',
  ]);
});

test('print keeps everything, and nothing in the rules needs escaping in markup', () => {
  const choices = [{ name: 'row', values: 2 }, { name: 'f0' }];
  for (const rules of [showChosen('t', choices), lightChosen('t', choices)]) {
    expect(rules).toMatch(/^@media screen\{.+\}\}$/);
    expect(rules).not.toMatch(/[<&]/);
  }
});
