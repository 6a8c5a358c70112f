import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, of which a provider gives a customer all that follow. */
function networkOf(address: string): string {
  // Written in the shortest way by the rules of URLs, whatever way was used.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

/**
 * Who a request counts for. IPv6 is counted by network: one customer has more addresses of it than
 * anybody could count (RFC 6177).
 * @param header CLIENT_ADDRESS_HEADER; only what the host wrote last counts in a list. Empty, it is
 * the one that the host of functions writes itself, as the server of this project does.
 */
export function clientOf(headers: Headers, header: string): string {
  const named = headers.get(header || 'x-real-ip') ?? '';
  const value = named.split(',').at(-1)?.trim() ?? '';
  // Some proxies write the port as well, which changes with every connection.
  const [, bracketed, plain = value] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(value) ?? [];
  const address = (bracketed ?? plain).replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (address === '') return 'unknown';
  return isIPv6(address) ? networkOf(address) : address;
}
