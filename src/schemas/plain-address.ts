/** What counts a visit and says nothing of the page. */
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs(?:enc|mi)|si)$/;

/** Mail filters, searches and networks whose addresses hold the one that is meant. */
const wrapping =
  /^(?:\w+\.safelinks\.protection\.outlook\.com|(?:www\.)?(?:google\.\w+(?:\.\w+)?|youtube\.com)|lm?\.facebook\.com)$/;

/** The address inside one of URL Defense, which writes it in ways of its own. */
function readDefended({ href, searchParams }: URL): string | undefined {
  const [, third] = /\/v3\/__(.*?)__;/.exec(href) ?? [];
  // A star stands for a sign that the filter keeps elsewhere, so that the address is lost.
  if (third !== undefined) {
    return third.includes('*') ? undefined : third.replace(/^(https?):\/+/, '$1://');
  }
  const second = searchParams.get('u')?.replaceAll('_', '/').replaceAll('-', '%');
  return second === undefined ? undefined : decodeURIComponent(second);
}

/**
 * The address that is meant, where another one wraps it or parts of it only count visits: that of a
 * mail filter tells a stranger who clicked.
 */
export function plainAddress(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  const { hostname, pathname, searchParams } = url;
  const inside = /^urldefense\.(?:com|proofpoint\.com|us)$/.test(hostname)
    ? readDefended(url)
    : wrapping.test(hostname) &&
      [pathname.replace('/amp/s/', 'https://'), ...searchParams.values()].find((one) =>
        /^https?:\/\//.test(one),
      );
  if (inside) return plainAddress(inside);
  const counted = [...searchParams.keys()].filter((name) => tracking.test(name));
  if (counted.length === 0) return address;
  for (const name of counted) searchParams.delete(name);
  return url.href;
}
