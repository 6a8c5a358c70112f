import { expect, it } from 'vitest';
import { groupSecurityCards } from '../../../../src/components/parts/group-security-cards.ts';

const kinds = { petrol: 'Your data', steel: 'Audited', slate: 'Tested', ink: 'Guided' };

it('cards of one kind stand together under its name, and a kind without cards takes no place', () => {
  const cards = (['ink', 'petrol', 'ink'] as const).map((color) => ({
    title: 'A title',
    description: 'What it means.',
    color,
    confirmed: false,
  }));
  const groups = groupSecurityCards({ kinds, cards });
  expect(groups.map(({ kind, cards }) => [kind, cards.length])).toEqual([
    ['Your data', 1],
    ['Guided', 2],
  ]);
});
