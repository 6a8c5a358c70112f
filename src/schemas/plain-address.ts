/** What counts a visit and says nothing of the page. */
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs(?:enc|mi)|si)$/;

/** Mail filters, searches and networks whose addresses hold the one that is meant. */
const wrapping =
  /^(?:\w+\.safelinks\.protection\.outlook\.com|(?:www\.)?(?:google\.\w+(?:\.\w+)?|youtube\.com)|lm?\.facebook\.com)$/;

/**
 * The address that is meant, where another one wraps it or parts of it only count visits: that of a
 * mail filter tells a stranger who clicked.
 */
export function plainAddress(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  const { hostname, searchParams } = url;
  const inside = [...searchParams.values()].find((value) => /^https?:\/\//.test(value));
  if (inside !== undefined && wrapping.test(hostname)) return plainAddress(inside);
  const counted = [...searchParams.keys()].filter((name) => tracking.test(name));
  if (counted.length === 0) return address;
  for (const name of counted) searchParams.delete(name);
  return url.href;
}
