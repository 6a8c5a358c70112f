import type { PublicSettings } from '../config/settings.ts';

/**
 * Who answers for the site, to stand in a sentence (GDPR, Article 13(1)(a)). What no setting names is
 * said to be missing, so that a site cannot go live with a gap that reads like a text.
 */
export function nameLegalEntity({
  PUBLIC_LEGAL_NAME: name,
  PUBLIC_LEGAL_ADDRESS: address,
}: Pick<PublicSettings, 'PUBLIC_LEGAL_NAME' | 'PUBLIC_LEGAL_ADDRESS'>): string {
  const entity = [name || 'the provider of the TRIAGE assistant', address]
    .filter(Boolean)
    .join(', ');
  const missing = [name ? '' : 'legal name', address ? '' : 'postal address'].filter(Boolean);
  if (missing.length === 0) return entity;
  return `${entity} (${missing.join(' and ')} not stated on this site yet; sent on request)`;
}
