import { randomUUID } from 'node:crypto';
import type { Standing } from './mail-store.ts';

/** The standing as a file name, different each time. */
export function toFileName({ state, due, attempts, unknowns, reason }: Standing): string {
  const words = reason.replaceAll(/[^\w ]+/g, '-').slice(0, 80);
  const version = randomUUID().slice(0, 13);
  const numbers = { due: String(due), attempts: String(attempts), unknowns: String(unknowns) };
  return new URLSearchParams({ state, ...numbers, version, reason: words }).toString();
}

/** What `toFileName` wrote. */
export function fromFileName(name: string): Standing {
  const parts = new URLSearchParams(name);
  return {
    state: parts.get('state') as Standing['state'],
    due: Number(parts.get('due')),
    attempts: Number(parts.get('attempts')),
    unknowns: Number(parts.get('unknowns')),
    reason: parts.get('reason') ?? '',
  };
}
