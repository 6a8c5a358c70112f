import type { PublicSettings } from '../config/settings.ts';
import { fill } from '../messages/fill.ts';
import { pageWords } from '../messages/messages.ts';

/**
 * Who answers for the site, to stand in a sentence (GDPR, Article 13(1)(a)). What no setting names is
 * said to be missing, so that a site cannot go live with a gap that reads like a text.
 */
export function nameLegalEntity({
  PUBLIC_LEGAL_NAME: name,
  PUBLIC_LEGAL_ADDRESS: address,
}: Pick<PublicSettings, 'PUBLIC_LEGAL_NAME' | 'PUBLIC_LEGAL_ADDRESS'>): string {
  const words = pageWords.legalEntity;
  const entity = [name || words.unnamed, address].filter(Boolean).join(', ');
  if (name && address) return entity;
  const missing = name ? words.address : address ? words.name : words.both;
  return fill(words.without, { entity, missing });
}
