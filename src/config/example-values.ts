import { isLoopback } from './setting-rules.ts';

/** Names that are nobody’s on the internet (RFC 2606, RFC 6761). */
const nobodysName = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)\.?$/i;

/** Whether an address can be one of the internet: neither of this machine nor reserved. */
export function isRealAddress(address: string): boolean {
  const name = URL.parse(address)?.hostname ?? '';
  const isHere = isLoopback(name) || /\.localhost\.?$/.test(name);
  return name !== '' && !isHere && !nobodysName.test(name);
}

/** Whether somebody took an example for a value, by its host or domain. */
export function isExample(value: string): boolean {
  const [, domain = ''] = /@([^@\s]+)$/.exec(value) ?? [];
  return nobodysName.test(URL.parse(value)?.hostname || domain);
}
