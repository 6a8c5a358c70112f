import { type SecurityData, securityColors } from '../../schemas/security.ts';

/** The cards by kind, in the order of the colors; kinds without a card are left out. */
export function groupSecurityCards({ kinds, cards }: SecurityData) {
  return securityColors
    .map((color) => ({
      color,
      kind: kinds[color],
      cards: cards.filter((card) => card.color === color),
    }))
    .filter((group) => group.cards.length > 0);
}
