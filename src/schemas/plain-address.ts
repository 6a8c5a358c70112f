/** What counts a visit and says nothing of the page. */
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs(?:enc|mi)|si)$/;

/** The part of an address that holds the one that is meant, by the host that wraps it. */
const wrappers: readonly (readonly [host: RegExp, parameter: string])[] = [
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^(?:www\.)?google\.\w+(?:\.\w+)?$/, 'q'],
  [/^(?:www\.)?google\.\w+(?:\.\w+)?$/, 'url'],
  [/^lm?\.facebook\.com$/, 'u'],
  [/^(?:www\.)?youtube\.com$/, 'q'],
];

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** The address inside one of a mail filter, a search or a copy of a page; otherwise none. */
function unwrap({ hostname, pathname, href, searchParams }: URL): string | undefined {
  const inside = wrappers
    .filter(([host]) => host.test(hostname))
    .map(([, name]) => searchParams.get(name) ?? '')
    .find((text) => /^https?:\/\//.test(text));
  if (inside !== undefined) return inside;
  if (/^urldefense\.(?:com|proofpoint\.com|us)$/.test(hostname)) {
    const [, third] = /\/v3\/__(.*?)__;/.exec(href) ?? [];
    // A star stands for a sign that the filter keeps elsewhere, so that the address is lost.
    if (third !== undefined)
      return third.includes('*') ? undefined : third.replace(':/', '://').replace(':///', '://');
    const second = searchParams.get('u')?.replaceAll('_', '/').replaceAll('-', '%');
    return second === undefined ? undefined : decodeURIComponent(second);
  }
  const [, amp] = /^\/(?:amp|c)\/s\/(.+)$/.exec(pathname) ?? [];
  const isCopy = /^(?:www\.)?google\.|\.cdn\.ampproject\.org$/.test(hostname);
  return amp !== undefined && isCopy ? `https://${amp}` : undefined;
}

/**
 * The address that is meant, where another one wraps it or parts of it only count visits: of a mail
 * filter, which tells a stranger who clicked, a search, or a copy of the page.
 */
export function plainAddress(address: string): string {
  const url = parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  const inside = unwrap(url);
  if (inside !== undefined) return plainAddress(inside);
  const counted = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  if (counted.length === 0) return address;
  for (const name of counted) url.searchParams.delete(name);
  return url.href;
}
