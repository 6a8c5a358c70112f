import { readSettings, type Environment } from '../../config/settings.ts';
import type { LogEntry } from './log.ts';
import { timeLimits } from './time-limits.ts';

/** One kind of error is told once in this time, in milliseconds, however often it happens. */
const pause = 60_000;

/** How many kinds are remembered. */
const memory = 100;

/** By environment, of which a process has one. */
const told = new WeakMap<Environment, Map<string, number>>();

function isNews(environment: Environment, kind: string): boolean {
  const times = told.get(environment) ?? new Map<string, number>();
  told.set(environment, times);
  const now = performance.now();
  if (now - (times.get(kind) ?? -Infinity) < pause) return false;
  if (times.size >= memory) times.clear();
  times.set(kind, now);
  return true;
}

/**
 * Tells ERROR_MONITOR_URL, if it is set, that something failed: what the log says of it, where in
 * the code it was, and of which version. Nobody waits for the monitor, and what it answers changes
 * nothing.
 * @param name of the function, as in the log
 * @param entry nothing in it was typed by a visitor
 */
export function tellMonitor(
  environment: Environment,
  name: string,
  { outcome, reason, stack }: LogEntry,
): void {
  let address: string;
  try {
    address = readSettings(environment, ['ERROR_MONITOR_URL']).ERROR_MONITOR_URL;
  } catch {
    // Like any setting it is judged at the start; a message does not fail by it.
    return;
  }
  const version = process.env['SITE_VERSION'] ?? 'development';
  const body = JSON.stringify({ name: outcome, message: reason, stack, function: name, version });
  if (!address || !isNews(environment, body)) return;
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(timeLimits.webhook);
  void fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal }).then(
    (answer) => answer.body?.cancel(),
    () => undefined,
  );
}
