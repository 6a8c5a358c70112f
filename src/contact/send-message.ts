import { setTimeout as wait } from 'node:timers/promises';
import { KeyReused, OutcomeUnknown, StoreUnavailable, TooManyMessages } from './errors.ts';
import type { Log } from './log.ts';
import type { MailContent } from './mail/compose.ts';
import type { HookContent } from './mail/webhook.ts';
import type { Success } from './outcome.ts';
import type { MailQueue } from './queue/queue.ts';
import type { Letter } from './queue/store/mail-store.ts';
import type { Limiter } from './rate-limit.ts';
import { hashParts } from './submission.ts';

/** What a form or a link asks for, before anything in it was checked. */
export interface Post<Message> {
  /** The client's address, for the rate limit. */
  readonly client: string;
  /** What is counted together, such as `form`; undefined for what must never be limited. */
  readonly counter: string | undefined;
  /** The idempotency key: one key is one message for 24 hours. */
  readonly key: string;
  /** Stands for key and text; the reference of the message. */
  readonly id: string;
  readonly isRobotLike: boolean;
  /** Checks what was typed, after the post was counted; throws what refuses it. */
  readonly read: () => Message;
}

/** An e-mail or a call of a webhook to be. */
export interface Draft {
  readonly content: MailContent | HookContent;
  /** An address, or the setting that holds it. */
  readonly recipient: string;
  /** Stands for the mailbox of a stranger, who must not get too much; undefined for our own. */
  readonly mailbox?: string | undefined;
  /** How long it is of use, in milliseconds; without it, until it is delivered. */
  readonly lifetime?: number | undefined;
}

/** @throws what counting, reading and delivering throw */
export type SendMessage<Message> = (post: Post<Message>) => Promise<Success>;

interface Means<Message> {
  readonly event: string;
  readonly limiter: Limiter;
  readonly queue: MailQueue;
  readonly write: (message: Message, id: string) => Draft;
  /** Writes what the sender gets for a message that was taken on, if anything. */
  readonly writeReceipt?: (message: Message, id: string) => Draft | undefined;
  /** Writes what a system of the owner is told beside the e-mail, if anything. */
  readonly writeNotice?: (message: Message, post: Post<Message>) => Draft | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/** The name of the letter that a key stands for. */
export function nameOf(event: string, key: string): string {
  return hashParts([event, key]);
}

/** How many of the last deliveries are remembered for the pace of those that are withheld. */
const paceMemory = 20;

/** How many mailboxes are remembered that were counted in vain. */
const owedLimit = 1_000;

/**
 * Makes what sends each message once: repeats, at the same time or later, get the first answer.
 */
export function createSendMessage<Message>({
  event,
  limiter,
  queue,
  write,
  writeReceipt,
  writeNotice,
  now,
  log,
}: Means<Message>): SendMessage<Message> {
  const underWay = new Map<string, { readonly id: string; readonly result: Promise<Success> }>();
  const durations: number[] = [];
  /** Mailboxes whose e-mail was counted and then neither sent nor kept: they have room for it. */
  const owed = new Set<string>();

  function datesOf({ lifetime }: Draft): Pick<Letter, 'created' | 'goodUntil'> {
    const created = now();
    return { created, goodUntil: lifetime === undefined ? undefined : created + lifetime };
  }

  async function count({ counter, client, isRobotLike }: Post<Message>): Promise<void> {
    if (counter !== undefined) {
      await limiter.countPost(`${event}:${counter}`, client, isRobotLike);
    }
  }

  /** Whether a stranger's mailbox may have one more e-mail. */
  async function hasRoom(mailbox: string): Promise<boolean> {
    return owed.delete(mailbox) || limiter.countMail(`${event}:${mailbox}`);
  }

  /** Lets the letter be sent again at once, as it neither left nor waits. */
  function noteFailure(mailbox: string | undefined, error: unknown): void {
    if (mailbox === undefined || error instanceof OutcomeUnknown) return;
    if (owed.size < owedLimit) owed.add(mailbox);
  }

  /** Takes as long as a delivery, so that nobody can tell that there was none. */
  async function withhold(id: string): Promise<Success> {
    const index = Math.floor(Math.random() * durations.length);
    await wait(durations[index] ?? 100);
    return { outcome: 'withheld', id };
  }

  async function sendReceipt(message: Message, { id, isRobotLike }: Post<Message>): Promise<void> {
    const draft = isRobotLike ? undefined : writeReceipt?.(message, id);
    if (!draft) return;
    const { mailbox, recipient, content } = draft;
    if (mailbox !== undefined && !(await limiter.countMail(`${event}:${mailbox}`))) return;
    const receiptId = hashParts(['receipt', id]);
    const letter = { name: receiptId, id: receiptId, event, recipient, content, ...datesOf(draft) };
    await queue.enqueue({ ...letter, isRobotLike: false }).catch(ignoreOutage);
  }

  /**
   * Delivers the e-mail, and the notice by itself: kept before the e-mail is on its way, so that
   * whatever ends the process then, both arrive.
   */
  async function deliverBoth(letter: Letter, draft: Draft | undefined) {
    if (!draft) return queue.accept(letter);
    const { recipient, content } = draft;
    // Under the message's own id, by which the receiver knows what it has already.
    const name = hashParts([recipient, letter.name]);
    const notice = { ...letter, name, recipient, content, isRobotLike: false };
    const attempt = await queue.hold(notice);
    if (attempt) return (await Promise.all([queue.accept(letter), attempt()]))[0];
    const accepted = await queue.accept(letter);
    // One attempt, where nothing keeps it. The message has left, whatever becomes of its notice.
    await queue.accept(notice).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : typeof error;
      log({ outcome: 'not-delivered', id: letter.id, reason });
    });
    return accepted;
  }

  async function deliver(post: Post<Message>, name: string): Promise<Success> {
    const { id, isRobotLike } = post;
    try {
      await count(post);
    } catch (error) {
      // A repeat gets the first answer also where there is room for no other message.
      if (!(error instanceof TooManyMessages) || (await queue.find(name)) !== id) throw error;
      return { outcome: 'repeated', id };
    }
    const message = post.read();
    const draft = write(message, id);
    const { content, recipient, mailbox } = draft;
    if (mailbox !== undefined && !(await hasRoom(mailbox))) return withhold(id);
    const start = performance.now();
    const letter = { name, id, event, recipient, content, isRobotLike, ...datesOf(draft) };
    const notice = writeNotice?.(message, post);
    const accepted = await deliverBoth(letter, notice).catch((error: unknown) => {
      noteFailure(mailbox, error);
      throw error;
    });
    durations.push(performance.now() - start);
    if (durations.length > paceMemory) durations.shift();
    if (accepted.outcome !== 'repeated') await sendReceipt(message, post);
    return { ...accepted, id };
  }

  return async function sendMessage(post) {
    const name = nameOf(event, post.key);
    const earlier = underWay.get(name);
    if (earlier) {
      if (earlier.id !== post.id) throw new KeyReused();
      return { ...(await earlier.result), outcome: 'repeated' };
    }
    const result = deliver(post, name);
    underWay.set(name, { id: post.id, result });
    try {
      return await result;
    } finally {
      underWay.delete(name);
    }
  };
}

/** A receipt is a courtesy: without a place to keep it there is none. */
function ignoreOutage(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}
