import { version } from '../config/version.ts';
import { type Environment, readSettings } from '../config/settings.ts';
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
function tellMonitor(
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
  const body = JSON.stringify({ name: outcome, message: reason, stack, function: name, version });
  if (!address || !isNews(environment, body)) return;
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(timeLimits.webhook);
  void fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal }).then(
    (answer) => answer.body?.cancel(),
    () => undefined,
  );
}

/** What is known about a message without a word of what was typed. */
export interface LogEntry {
  readonly outcome: string;
  readonly id?: string | undefined;
  /** Milliseconds since the request arrived. */
  readonly duration?: number;
  /** How many it took to deliver what had to wait. */
  readonly attempts?: number;
  readonly reason?: string | undefined;
  /** Where in the code, without the words of an error. */
  readonly stack?: string | undefined;
  /** Where the message was written, when it was not sent. */
  readonly file?: string | undefined;
}

export type Log = (entry: LogEntry) => void;

/** What somebody has to look after: printed where errors are. */
const troubles: ReadonlySet<string> = new Set([
  'misconfigured',
  'failed',
  'not-delivered',
  'outcome-unknown',
  'given-up',
  'store-unavailable',
]);

/**
 * Prints one line, as LOG_FORMAT wants it: errors to stderr, all else to stdout.
 * @param event what the line is about: a word to search the log for
 * @param known what is not undefined of it is printed
 */
export function printLine(
  { LOG_FORMAT: format }: Environment,
  level: 'info' | 'error',
  event: string,
  known: object,
): void {
  const print = level === 'error' ? console.error : console.log;
  // A malformed setting is told at the start; the log goes on.
  if (format?.trim() !== 'text') {
    print(JSON.stringify({ level, event, ...known }));
    return;
  }
  // Quoted, so that no value makes a line of its own.
  const words = Object.entries(known)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  print([level.toUpperCase(), event, ...words].join(' '));
}

/** An unforeseen error: its name and places, not its words, which may repeat what was typed. */
export function describeUnforeseen(error: unknown): Pick<LogEntry, 'stack'> & { reason: string } {
  if (!(error instanceof Error)) return { reason: typeof error };
  // Without the words first: a line of them could look like a place.
  const frames = (error.stack ?? '').replace(error.message, '');
  const places = (frames.match(/^\s+at .*$/gm) ?? []).map((place) => place.trim());
  return { reason: `${error.name} ${places[0] ?? ''}`.trim(), stack: places.join('\n') };
}

/**
 * Prints an unforeseen error as it is, for whoever runs the server, and tells the monitor of it
 * without its words.
 */
export function printUnforeseen(event: string, error: unknown, environment: Environment): void {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  printLine(environment, 'error', event, { outcome: 'failed', reason });
  tellMonitor(environment, event, { outcome: 'failed', ...describeUnforeseen(error) });
}

/**
 * Makes what prints entries, and tells the monitor of those that somebody has to look after.
 * @param event what the entries are about
 * @param environment usually `process.env`
 */
export function createPrintLog(event: string, environment: Environment = process.env): Log {
  return (entry) => {
    const isTrouble = troubles.has(entry.outcome);
    printLine(environment, isTrouble ? 'error' : 'info', event, entry);
    if (isTrouble) tellMonitor(environment, event, entry);
  };
}
