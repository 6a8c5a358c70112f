import { expect, test } from 'vitest';
import { claimSchema } from '../../../src/schemas/claim.ts';

const claim = {
  value: '25%',
  stated: 'geriatric 30%, 25%, 40%',
  supplied: 'time in the department',
  confirmed: false,
  measures: 'stated figure for time in the department',
  scope: 'Geriatric care',
  amount: 25,
};

function refusals(changes: Readonly<Record<string, unknown>>): string[] {
  const { error } = claimSchema.safeParse({ ...claim, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const signed = { confirmed: true, confirmedBy: 'Medical director', confirmedOn: '2027-01-15' };
const untilConfirmed =
  'measures: Write words of "stated", or "stated figure for …" with the area, until the owner confirms more: not';

test.each([
  ['names the area alone', {}],
  ['says what was stated', { stated: '25% shorter stay', supplied: '', measures: 'shorter stay' }],
  ['says more, and the owner has confirmed it', { ...signed, measures: 'shorter stay' }],
])('a figure is accepted that %s', (_, changes) => {
  expect(refusals(changes)).toEqual([]);
});

test.each([
  ['as a result', 'shorter stay of older adults', '"shorter", "stay", "older", "adults".'],
  [
    'as a result in the shape of an area',
    'stated figure for older adults who went home a day earlier',
    '"figure", "older", "adults", "who", "went", "home", "day", "earlier".',
  ],
])('a meaning that nobody has confirmed is refused %s, word by word', (_, measures, words) => {
  const stated = 'stated: geriatric 30%, 25%, 40%';
  expect(refusals({ stated, measures })).toEqual([`${untilConfirmed} ${words}`]);
});

test.each([
  { confirmed: true },
  { confirmed: true, confirmedBy: 'Medical director' },
  { confirmed: true, confirmedOn: '2027-01-15' },
  { ...signed, confirmed: false },
])('a confirmation has a role and a day: %j', (changes) => {
  expect(refusals(changes)).toEqual([
    'confirmed: Write true with confirmedBy and confirmedOn, or false without them.',
  ]);
});

test.each([
  ['25%', 52, 'Write 25, as the value is "25%".'],
  ['$480K', 480, 'Write 480000, as the value is "$480K".'],
  ['8.5 min', 8, 'Write 8.5 or 510, as the value is "8.5 min".'],
  ['Weekly', 7, 'Write no amount, as the value is "Weekly".'],
])('the value %s with the amount %d is refused', (value, amount, message) => {
  expect(refusals({ value, amount })).toEqual([`amount: ${message}`]);
});
