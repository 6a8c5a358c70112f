/** What names a campaign and no person; click identifiers such as gclid follow one visitor. */
const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Words and numbers: no e-mail address, and nothing as long as a token. */
const plainValue = /^[\p{L}\p{M}\d _.~+-]{1,64}$/u;

/**
 * The part of a search string that analytics may know: the campaign that led here. Anything else
 * may carry what somebody typed, an e-mail address or a token.
 * @param search as in `location.search`
 * @returns a search string with its question mark, or an empty string
 */
export function keepCampaign(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = campaignParameters.flatMap((name) => {
    const value = asked.get(name) ?? '';
    return plainValue.test(value) ? [[name, value]] : [];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
}
