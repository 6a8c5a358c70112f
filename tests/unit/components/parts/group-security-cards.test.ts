import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { groupSecurityCards } from '../../../../src/components/parts/group-security-cards.ts';
import { securitySchema } from '../../../../src/schemas/security.ts';

const file = new URL('../../../../src/content/security.yaml', import.meta.url);
const security = securitySchema.parse(
  (parse(readFileSync(file, 'utf8')) as Record<string, unknown>)['end-to-end'],
);

it('cards of one color stand together under the name of their kind', () => {
  const groups = groupSecurityCards(security);
  expect(groups.map(({ kind, cards }) => [kind, cards.length])).toEqual([
    ['Your data', 2],
    ['Audited', 2],
    ['Tested', 2],
    ['Guided', 2],
  ]);
});

it('a kind without cards takes no place', () => {
  const cards = security.cards.filter(({ color }) => color === 'steel');
  expect(groupSecurityCards({ ...security, cards }).map(({ color }) => color)).toEqual(['steel']);
});
