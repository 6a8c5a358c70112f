import { expect, it } from 'vitest';
import { dueOf } from '../../../src/schemas/publication.ts';

const day = (text: string) => new Date(text);

it.each([
  ['a year after the check', { checked: day('2026-11-22') }, day('2027-11-22')],
  [
    'on the day that is set',
    { checked: day('2026-11-22'), due: day('2027-01-01') },
    day('2027-01-01'),
  ],
  ['never without a check', {}, undefined],
])('facts are due %s', (_, given, due) => {
  expect(dueOf(given)).toEqual(due);
});
