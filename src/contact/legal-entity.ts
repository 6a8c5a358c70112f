import { fill } from '../messages/fill.ts';
import { pageWords } from '../messages/messages.ts';
import type { OwnerData } from '../schemas/owner.ts';

/**
 * Who answers for the site, to stand in a sentence (GDPR, Article 13(1)(a)). What owner.yaml does not
 * name is said to be missing, so that a site cannot go live with a gap that reads like a text.
 */
export function nameLegalEntity({
  legalName: name,
  address,
}: Pick<OwnerData['company'], 'legalName' | 'address'>): string {
  const words = pageWords.legalEntity;
  const entity = [name || words.unnamed, address].filter(Boolean).join(', ');
  if (name && address) return entity;
  const missing = name ? words.address : address ? words.name : words.both;
  return fill(words.without, { entity, missing });
}
