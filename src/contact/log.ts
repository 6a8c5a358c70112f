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

/** What somebody has to look after: printed where errors are. */
const troubles =
  /^(misconfigured|failed|not-delivered|outcome-unknown|given-up|store-unavailable)$/;

export function createPrintLog(event: string): Log {
  return (entry) => {
    printLine(troubles.test(entry.outcome) ? 'error' : 'info', event, entry);
  };
}
