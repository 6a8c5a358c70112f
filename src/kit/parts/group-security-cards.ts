import { type SecurityData, securityColors } from '../../schemas/security.ts';

type SecurityCard = SecurityData['cards'][number];

export interface SecurityGroup {
  readonly color: SecurityCard['color'];
  readonly kind: string;
  readonly cards: readonly SecurityCard[];
}

/** The cards by kind, in the order of the colors; kinds without a card are left out. */
export function groupSecurityCards({ kinds, cards }: SecurityData): SecurityGroup[] {
  return securityColors
    .map((color) => ({
      color,
      kind: kinds[color],
      cards: cards.filter((card) => card.color === color),
    }))
    .filter((group) => group.cards.length > 0);
}
