import { isIP } from 'node:net';

/**
 * Whether a name is one that this server goes by: an address, a name of this machine for itself or
 * one of the names given. Under any other name it would answer a foreign page whose owner has let
 * that name lead here (DNS rebinding); an address cannot be made to lead elsewhere.
 * @param name as in `URL.hostname`
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
