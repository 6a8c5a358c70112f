import type { Measured } from './events.ts';

/**
 * Tells measurement what a visitor did. Nobody listens before consent, or where nothing is
 * configured. What may not import this file sends the same event by itself.
 */
export function measure(detail: Measured): void {
  document.dispatchEvent(new CustomEvent('triage:measure', { detail }));
}
