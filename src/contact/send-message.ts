import { setTimeout as wait } from 'node:timers/promises';
import { ignoreOutage, KeyReused, OutcomeUnknown, TooManyMessages } from './errors.ts';
import type { MailContent } from './mail/compose.ts';
import type { HookContent } from './mail/webhook.ts';
import type { Success } from './outcome.ts';
import type { Job } from './queue/job-store.ts';
import type { Queue } from './queue/queue.ts';
import type { RateLimiter } from './rate-limit.ts';
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
  /** Whether its sender was not told what became of the same message before. */
  readonly mayBeCopy?: boolean;
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
  readonly limiter: RateLimiter;
  readonly queue: Queue;
  readonly write: (message: Message, id: string) => Draft;
  /** Writes what the sender gets for a message that was taken on, if anything. */
  readonly writeReceipt?: (message: Message, id: string) => Draft | undefined;
  /** Writes what a system of the owner is told beside the e-mail, if anything. */
  readonly writeNotice?: (message: Message, post: Post<Message>) => Draft | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The name of the job that a key stands for. */
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
}: Means<Message>): SendMessage<Message> {
  const underWay = new Map<string, { readonly id: string; readonly result: Promise<Success> }>();
  const durations: number[] = [];
  /** Mailboxes whose e-mail was counted and then neither sent nor kept: they have room for it. */
  const owed = new Set<string>();

  function toJob(draft: Draft, names: Pick<Job, 'name' | 'id'>, isRobotLike = false): Job {
    const { content, recipient, lifetime } = draft;
    const created = now();
    const goodUntil = lifetime === undefined ? undefined : created + lifetime;
    return { ...names, event, recipient, content, created, goodUntil, isRobotLike };
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

  /** Lets the e-mail be sent again at once, as it neither left nor waits. */
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

  /** A receipt is a courtesy: without a place to keep it there is none. */
  async function sendReceipt(message: Message, { id, isRobotLike }: Post<Message>): Promise<void> {
    const draft = isRobotLike ? undefined : writeReceipt?.(message, id);
    if (!draft) return;
    const { mailbox } = draft;
    if (mailbox !== undefined && !(await limiter.countMail(`${event}:${mailbox}`))) return;
    const receiptId = hashParts(['receipt', id]);
    await queue.enqueue(toJob(draft, { name: receiptId, id: receiptId })).catch(ignoreOutage);
  }

  /** The notice has the message's own id, by which its receiver knows what it has already. */
  function toNotice(message: Message, post: Post<Message>, name: string): Job | undefined {
    const draft = writeNotice?.(message, post);
    return draft && toJob(draft, { name: hashParts([draft.recipient, name]), id: post.id });
  }

  async function deliver(post: Post<Message>, name: string): Promise<Success> {
    const { id, isRobotLike, mayBeCopy } = post;
    try {
      await count(post);
    } catch (error) {
      // A repeat gets the first answer also where there is room for no other message.
      if (!(error instanceof TooManyMessages) || (await queue.find(name)) !== id) throw error;
      return { outcome: 'repeated', id };
    }
    const message = post.read();
    const draft = write(message, id);
    const { mailbox } = draft;
    if (mailbox !== undefined && !(await hasRoom(mailbox))) return withhold(id);
    const start = performance.now();
    const job = { ...toJob(draft, { name, id }, isRobotLike), mayBeCopy };
    const notice = toNotice(message, post, name);
    const accepted = await queue.accept(job, notice).catch((error: unknown) => {
      noteFailure(mailbox, error);
      throw error;
    });
    if (accepted.outcome !== 'repeated') {
      durations.push(performance.now() - start);
      if (durations.length > paceMemory) durations.shift();
      await sendReceipt(message, post);
    }
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
