import type { Environment } from '../config/settings.ts';
import { readVersion } from '../config/version.ts';

/** What is known about a message without a word of what was typed. */
export interface LogEntry {
  readonly outcome: string;
  readonly id?: string | undefined;
  /** Milliseconds since the request arrived. */
  readonly duration?: number;
  readonly attempts?: number;
  readonly reason?: string | undefined;
  /** Where in the code, without the words of an error. */
  readonly stack?: string | undefined;
  readonly file?: string | undefined;
}

export type Log = (entry: LogEntry) => void;

/** When each of the last kinds of error was reported. */
const reported = new Map<string, number>();

/** Posts to ERROR_MONITOR_URL what the log says of a failure; of one kind once a minute. */
function reportError(environment: Environment, event: string, entry: LogEntry): void {
  const address = environment['ERROR_MONITOR_URL']?.trim() ?? '';
  const { outcome: name, reason: message, stack } = entry;
  const body = JSON.stringify({ name, message, stack, function: event, version: readVersion() });
  const now = performance.now();
  const kind = `${address} ${body}`;
  // Like any setting it is judged at the start; a message does not fail by it.
  if (!URL.canParse(address) || now - (reported.get(kind) ?? -Infinity) < 60_000) return;
  if (reported.size >= 100) reported.clear();
  reported.set(kind, now);
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(5_000);
  void fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal }).then(
    (answer) => answer.body?.cancel(),
    () => undefined,
  );
}

/** Prints one line of JSON about an event: errors to stderr, all else to stdout. */
export function printLine(level: 'info' | 'error', event: string, known: object): void {
  const print = level === 'error' ? console.error : console.log;
  print(JSON.stringify({ level, event, ...known }));
}

/** An unforeseen error: its name and places, not its words, which may repeat what was typed. */
export function describeUnforeseen(error: unknown): { reason: string; stack?: string } {
  if (!(error instanceof Error)) return { reason: typeof error };
  // Without the words first: a line of them could look like a place.
  const frames = (error.stack ?? '').replace(error.message, '');
  const lines = (frames.match(/^\s+at .*$/gm) ?? []).map((line) => line.trim());
  return { reason: `${error.name} ${lines[0] ?? ''}`.trim(), stack: lines.join('\n') };
}

/** Prints an unforeseen error as it is, for whoever runs the server; the monitor gets none of its words. */
export function printUnforeseen(event: string, error: unknown, environment: Environment): void {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  printLine('error', event, { outcome: 'failed', reason });
  reportError(environment, event, { outcome: 'failed', ...describeUnforeseen(error) });
}

/** What somebody has to look after: printed where errors are. */
const troubles =
  /^(misconfigured|failed|not-delivered|outcome-unknown|given-up|store-unavailable)$/;

export function createPrintLog(event: string, environment: Environment = process.env): Log {
  return (entry) => {
    const isTrouble = troubles.test(entry.outcome);
    printLine(isTrouble ? 'error' : 'info', event, entry);
    if (isTrouble) reportError(environment, event, entry);
  };
}
