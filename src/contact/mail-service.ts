import { setTimeout as wait } from 'node:timers/promises';
import { type Environment, readSettings } from '../config/settings.ts';
import { ignoreOutage, OutcomeUnknown } from './errors.ts';
import { createPrintLog } from './log.ts';
import { readMailSettings } from './mail/transport.ts';
import type { Success } from './outcome.ts';
import type { Job } from './queue/job-store.ts';
import {
  clientOf,
  countMail,
  countPost,
  createMemoryLimiter,
  createRedisLimiter,
} from './rate-limit.ts';
import { hashParts } from './request.ts';
import { openQueue, openStores, type Stores } from './stores.ts';

export interface Draft extends Pick<Job, 'content' | 'recipient'> {
  /** Stands for the mailbox of a stranger, who must not get too much; undefined for our own. */
  readonly mailbox?: string | undefined;
  /** How long it is of use, in milliseconds; undefined, until it is delivered. */
  readonly lifetime?: number | undefined;
}

export interface Outgoing {
  readonly mail: Draft;
  /** What a system of the owner is sent beside the e-mail. */
  readonly notice?: Draft | undefined;
  readonly receipt?: Draft | undefined;
}

/** What a form or a link asks for, before anything in it was checked. */
export interface Post {
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
  readonly compose: () => Outgoing;
}

/**
 * What a handler sends e-mail with. Settings are read when a message needs them, so that a wrong one
 * is an answer and a line in the log instead of a function that does not start.
 */
export function openMailService(
  environment: Environment,
  event: string,
  log = createPrintLog(event, environment),
  stores: Pick<Stores, 'jobs' | 'redis'> = openStores(environment, log),
  queue = openQueue(environment, log, stores),
) {
  const ownLimiter = createMemoryLimiter();
  /** What the last deliveries took, for the pace of those that are withheld. */
  const durations: number[] = [];
  /** Mailboxes whose e-mail was counted and then neither sent nor kept: they have room for it. */
  const owed = new Set<string>();

  async function openLimiter() {
    const redis = await stores.redis();
    return redis ? createRedisLimiter(redis, ownLimiter) : ownLimiter;
  }

  const nameOf = (key: string) => hashParts([event, key]);

  function toJob({ content, recipient, lifetime }: Draft, name: string, id: string): Job {
    const created = Date.now();
    const goodUntil = lifetime && created + lifetime;
    return { name, id, event, recipient, content, created, goodUntil, isRobotLike: false };
  }

  /** Whether a stranger's mailbox may have one more e-mail. */
  async function hasRoom(mailbox: string | undefined): Promise<boolean> {
    if (mailbox === undefined || owed.delete(mailbox)) return true;
    return countMail(await openLimiter(), `${event}:${mailbox}`);
  }

  return {
    log,

    clientOf: (headers: Headers): string =>
      clientOf(headers, readSettings(environment, ['CLIENT_ADDRESS_HEADER']).CLIENT_ADDRESS_HEADER),

    send: async (post: Post): Promise<Success> => {
      const { client, counter, key, id, isRobotLike, mayBeCopy, compose } = post;
      const name = nameOf(key);
      // A repeat takes no room, and gets its answer also where there is none.
      if (counter !== undefined && (await queue.find(name)) !== id) {
        const settings = readSettings(environment, ['RATE_LIMIT_PER_CLIENT', 'RATE_LIMIT_TOTAL']);
        const limits = {
          perClient: Number(settings.RATE_LIMIT_PER_CLIENT),
          total: Number(settings.RATE_LIMIT_TOTAL),
        };
        await countPost(await openLimiter(), limits, `${event}:${counter}`, client, isRobotLike);
      }
      readMailSettings(environment);
      const { mail, notice, receipt } = compose();
      const { mailbox } = mail;
      if (!(await hasRoom(mailbox))) {
        // As long as a delivery takes, so that nobody can see that there was none.
        await wait(durations[Math.floor(Math.random() * durations.length)] ?? 100);
        return { outcome: 'withheld', id };
      }
      const start = performance.now();
      const job = { ...toJob(mail, name, id), isRobotLike, mayBeCopy };
      // Under the message's own id, by which its receiver knows what it has already.
      const noticeJob = notice && toJob(notice, hashParts([notice.recipient, name]), id);
      const accepted = await queue.accept(job, noticeJob).catch((error: unknown) => {
        const isGone = !(error instanceof OutcomeUnknown);
        if (mailbox && isGone && owed.size < 1_000) owed.add(mailbox);
        throw error;
      });
      if (accepted.outcome !== 'repeated') {
        durations.push(performance.now() - start);
        if (durations.length > 20) durations.shift();
        if (receipt && !isRobotLike && (await hasRoom(receipt.mailbox))) {
          const receiptId = hashParts(['receipt', id]);
          // A courtesy: where nothing keeps it there is none.
          await queue.enqueue(toJob(receipt, receiptId, receiptId)).catch(ignoreOutage);
        }
      }
      return { ...accepted, id };
    },

    wasSent: async (key: string) => (await queue.find(nameOf(key))) !== undefined,

    withdraw: (key: string) => queue.withdraw(nameOf(key)),
  };
}

export type MailService = ReturnType<typeof openMailService>;
