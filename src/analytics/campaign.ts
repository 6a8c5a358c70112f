/**
 * What names a campaign and no person; click identifiers such as gclid follow one visitor. Words,
 * numbers and what joins them in ad accounts: no addresses, and nothing as long as a token.
 */
const campaignPart =
  /^utm_(source|medium|campaign|term|content)=(?!.*\/\/)[\p{L}\p{M}\d _.~+|:/&()[\]-]{1,64}$/u;

/**
 * The part of a search string that analytics may know: the campaign that led here. Anything else
 * may carry what somebody typed, an e-mail address or a token.
 * @param search as in `location.search`
 * @returns a search string with its question mark, or an empty string
 */
export function keepCampaign(search: string): string {
  const kept = [...new URLSearchParams(search)].filter((part) => campaignPart.test(part.join('=')));
  // Each once, and the same campaign always in the same words.
  const parts = Object.fromEntries(kept.sort());
  return kept.length > 0 ? `?${new URLSearchParams(parts).toString()}` : '';
}
