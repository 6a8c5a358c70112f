import type { Measured } from './events.ts';

/**
 * Reports what a visitor did. Nobody listens before consent, or where nothing is configured. Scripts
 * that share no module with others dispatch the same event by themselves.
 */
export function track(detail: Measured): void {
  document.dispatchEvent(new CustomEvent('triage:measure', { detail }));
}
