import type { Success, Unsuccess } from '../message/outcome.ts';

/** What is known about a message without a word of what was typed. */
export interface LogEntry {
  readonly outcome: string;
  readonly id?: string | undefined;
  /** Milliseconds since the request arrived. */
  readonly duration?: number;
  readonly reason?: string | undefined;
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
 * Makes what prints entries, each as one line of JSON.
 * @param event what the entries are about: a word to search the log for
 */
export function createPrintLog(event: string): Log {
  return (entry) => {
    const print = troubles.has(entry.outcome) ? console.error : console.log;
    print(JSON.stringify({ event, ...entry }));
  };
}

interface Clocked {
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Starts the clock of a request.
 * @returns what logs how the request ended and how long it took
 */
export function startReport({ log, now }: Clocked): (result: Success | Unsuccess) => void {
  const start = now();
  return (result) => {
    const { outcome, id, reason, file } = { reason: undefined, file: undefined, ...result };
    log({ outcome, id, duration: now() - start, reason, file });
  };
}
