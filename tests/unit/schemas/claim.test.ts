import { expect, test } from 'vitest';
import { claimSchema } from '../../../src/schemas/claim.ts';

const claim = {
  value: '25%',
  stated: 'geriatric 30%, 25%, 40%',
  supplied: '',
  confirmed: false,
  measures: 'geriatric',
  scope: 'Geriatric care',
  amount: 25,
};

function refusals(changes: Readonly<Record<string, unknown>>): string[] {
  const { error } = claimSchema.safeParse({ ...claim, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const unsigned = { confirmedBy: 'Medical director', confirmedOn: '2027-01-15' };
const signed = { ...unsigned, confirmed: true, basis: 'From door to door, in one department.' };
test.each([
  ['says the words of the owner', {}],
  ['says more, and the owner has confirmed it', { ...signed, measures: 'shorter stay' }],
])('a figure is accepted that %s', (_, changes) => {
  expect(refusals(changes)).toEqual([]);
});

test('a meaning that nobody has confirmed is refused, word by word', () => {
  expect(refusals({ measures: 'shorter geriatric stay' })).toEqual([
    'measures: Write words of "stated", until the owner confirms more: not "shorter", "stay".',
  ]);
});

test.each([{ confirmed: true }, { confirmed: true, ...unsigned }, { ...signed, confirmed: false }])(
  'a confirmation has a role, a day and a basis: %j',
  (changes) => {
    expect(refusals(changes)).toEqual([
      'confirmed: Write true with confirmedBy, confirmedOn, and basis, or false without them.',
    ]);
  },
);

test.each([
  ['$480K', 480, 'Write 480000, as the value is "$480K".'],
  ['8.5 min', 8, 'Write 8.5 or 510, as the value is "8.5 min".'],
  ['Weekly', 7, 'Write no amount, as the value is "Weekly".'],
])('the value %s with the amount %d is refused', (value, amount, message) => {
  expect(refusals({ value, amount, stated: `geriatric ${value}` })).toEqual([`amount: ${message}`]);
});
