import type { MailContent } from '../../mail/compose.ts';
import type { HookContent } from '../../mail/webhook.ts';

/** How long a key names one message at least, in milliseconds. */
export const keyLifetime = 24 * 3_600_000;

/** Stands for the id of a delivered letter of which nothing but the name is known any more. */
export const spoiledId = '';

/**
 * An e-mail, or a call of a webhook, as it is kept. Who sends it, and which of our own mailboxes
 * gets it, is looked up when it is sent: a wrong setting can be mended while the letter waits.
 */
export interface Letter {
  /** Stands for the idempotency key: one name is one letter. */
  readonly name: string;
  /** Stands for key and text; the visitor's reference and the Message-ID. */
  readonly id: string;
  /** What the lines in the log are about. */
  readonly event: string;
  /** An address, or the setting that holds it. */
  readonly recipient: string;
  readonly content: MailContent | HookContent;
  /** Milliseconds since 1970. */
  readonly created: number;
  /**
   * Until when it is of use, in milliseconds since 1970; then it is forgotten. A letter without it
   * is kept until somebody has looked at it.
   */
  readonly goodUntil?: number | undefined;
  readonly isRobotLike: boolean;
}

/** How far the delivery of a letter has come. */
export interface Standing {
  /**
   * `handed-over` from before the first byte of the content until the mail server's answer is
   * written down: a process that ends in between leaves an outcome that nobody knows.
   */
  readonly state: 'waiting' | 'handed-over' | 'failed';
  /** When somebody may take it on, in milliseconds since 1970. */
  readonly due: number;
  readonly attempts: number;
  /** How many of the attempts may have arrived. */
  readonly unknowns: number;
  /** Why the last attempt failed: codes only. */
  readonly reason: string;
}

export interface Entry {
  readonly letter: Letter;
  readonly standing: Standing;
  /** Changes with every change of the standing. */
  readonly version: string;
}

/** What there is in a store, without all of it. */
export interface Survey {
  readonly waiting: number;
  readonly failed: number;
  /** Some of those that wait and were asked for, the ones that are due first. */
  readonly first: readonly Entry[];
}

/** How many letters a survey reads at most. */
export const surveyLimit = 1_000;

/**
 * Reads letters, some at a time, until one is among them that was asked for: what waits may be
 * thousands of others.
 * @param names of letters, or what stands for them, in their order
 */
export async function readUntil<Name>(
  isWanted: (letter: Letter) => boolean,
  names: readonly Name[],
  read: (some: readonly Name[]) => Promise<readonly Entry[]>,
): Promise<readonly Entry[]> {
  const step = 50;
  for (let start = 0; start < Math.min(names.length, surveyLimit); start += step) {
    const some = await read(names.slice(start, start + step));
    const wanted = some.filter(({ letter }) => isWanted(letter));
    if (wanted.length > 0) return wanted;
  }
  return [];
}

/** A letter that looked like a robot's and was delivered. */
export interface MarkedLetter {
  readonly id: string;
  /** When it was delivered, in milliseconds since 1970. */
  readonly delivered: number;
}

/** What is kept of a letter that is over. */
export type Finished = Pick<Letter, 'name' | 'id' | 'isRobotLike'>;

/**
 * Where letters are kept until they are delivered, and names for as long as they are good. All
 * processes that use one store agree, because each change has one winner.
 */
export interface MailStore {
  /**
   * Tries whether a letter could be kept now, without one.
   * @throws {StoreUnavailable} when it could not
   */
  tryNow(): Promise<void>;
  /**
   * Keeps a letter, for good once this returns, unless its name is taken.
   * @returns the letter's entry, or the id of the letter that has the name
   */
  add(letter: Letter, standing: Standing): Promise<Entry | string>;
  /** The id of the letter that has a name. */
  find(name: string): Promise<string | undefined>;
  /** The letter that is kept under a name, as it stands now. */
  read(name: string): Promise<Entry | undefined>;
  /** Some of the letters that are due, the longest waiting first. */
  listDue(now: number): Promise<readonly Entry[]>;
  /** @returns undefined when another process was faster */
  change(entry: Entry, standing: Standing): Promise<Entry | undefined>;
  /** Forgets a letter that is delivered, or not to be any more, and keeps its name. */
  finish(letter: Finished): Promise<void>;
  /** All letters, those that failed included. */
  list(): Promise<readonly Entry[]>;
  /**
   * Where something lies that is no letter any more, or cannot be read now. It is not delivered and
   * stops no other; what is no letter counts as failed from when it was due.
   */
  listUnreadable(): Promise<readonly string[]>;
  /** @param isWanted which letters to show some of */
  survey(isWanted: (letter: Letter) => boolean): Promise<Survey>;
  listMarked(): Promise<readonly MarkedLetter[]>;
}
