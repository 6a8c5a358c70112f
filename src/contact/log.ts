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

/**
 * Makes what prints entries, each as one line of JSON.
 * @param event what the entries are about: a word to search the log for
 */
export function createPrintLog(event: string): Log {
  return (entry) => {
    console.log(JSON.stringify({ event, ...entry }));
  };
}
