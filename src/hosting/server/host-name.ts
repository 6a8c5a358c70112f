import { isIP } from 'node:net';

/**
 * Whether this server goes by a name. Under any other it would answer a foreign page whose owner has
 * let that name lead here (DNS rebinding); an address cannot be made to lead elsewhere.
 */
export function isOwnName(name: string, ownNames: readonly string[]): boolean {
  const isAddress = isIP(name.replace(/^\[(.+)\]$/, '$1')) !== 0;
  return isAddress || /^(?:.+\.)?localhost$/.test(name) || ownNames.includes(name);
}

/** Strangers ask by whatever names they like; a proxy that is set wrong asks by a few. */
const mostNames = 20;

/** Passes names on, each once and no more than a few, so that nobody can fill a log. */
export function reportOnce(report: (name: string) => void): (name: string) => void {
  const reported = new Set<string>();
  return (name) => {
    if (reported.has(name) || reported.size >= mostNames) return;
    reported.add(name);
    report(name.slice(0, 253));
  };
}
