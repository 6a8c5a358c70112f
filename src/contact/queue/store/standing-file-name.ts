import { randomUUID } from 'node:crypto';
import type { Standing } from './mail-store.ts';
import { checkStanding, spoiledStanding } from './parse-kept.ts';

/** The standing as a file name, different each time. */
export function toFileName({ state, due, attempts, unknowns, reason }: Standing): string {
  const words = reason.replaceAll(/[^\w ]+/g, '-').slice(0, 80);
  const version = randomUUID().slice(0, 13);
  const numbers = { due: String(due), attempts: String(attempts), unknowns: String(unknowns) };
  return new URLSearchParams({ state, ...numbers, version, reason: words }).toString();
}

/** What `toFileName` wrote; of a name that was changed since, that a person has to look at it. */
export function fromFileName(name: string): Standing {
  const parts = new URLSearchParams(name);
  const numberOf = (part: string) => Number(parts.get(part) ?? NaN);
  const kept = {
    state: parts.get('state'),
    due: numberOf('due'),
    attempts: numberOf('attempts'),
    unknowns: numberOf('unknowns'),
    reason: parts.get('reason') ?? '',
  };
  return checkStanding(kept) ?? spoiledStanding('its file name was changed');
}
