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

/** Prints an entry as one line of JSON. */
export function printLog(entry: LogEntry): void {
  console.log(JSON.stringify({ event: 'contact', ...entry }));
}
