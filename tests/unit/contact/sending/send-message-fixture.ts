import { vi } from 'vitest';
import { MailNotDelivered, TooManyMessages } from '../../../../src/contact/errors.ts';
import { createSendMessage } from '../../../../src/contact/send-message.ts';
import type { Draft, Post } from '../../../../src/contact/send-message.ts';
import type { Job } from '../../../../src/contact/queue/job-store.ts';
import { job } from '../queue/queue-fixture.ts';

interface Circumstances {
  readonly allowed?: number;
  readonly failures?: number;
  readonly failure?: Error;
  readonly mailbox?: string;
  readonly lifetime?: number;
  readonly hasReceipt?: boolean;
  readonly outage?: Error;
  /** How long the queue takes for each letter, in milliseconds. */
  readonly durations?: readonly number[];
  readonly hasNotice?: boolean;
}

/** What sends messages, before a limiter and a queue that do what they are told. */
export function setUp(circumstances: Circumstances = {}) {
  const { allowed = Infinity, failures = 0, hasReceipt, outage } = circumstances;
  const { mailbox, lifetime, hasNotice } = circumstances;
  const durations = [...(circumstances.durations ?? [])];
  const { failure = new MailNotDelivered('busy', false) } = circumstances;
  const { content } = job;
  const accepted: Job[] = [];
  const receipts: Job[] = [];
  const held: Job[] = [];
  const counted: string[] = [];
  const mailboxes: string[] = [];
  let failuresLeft = failures;
  const clock = { time: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.time);
  const send = createSendMessage<string>({
    event: 'contact',
    now: () => 0,
    limiter: {
      countPost: (counter, client, isRobotLike) => {
        counted.push(`${counter} ${client}${isRobotLike ? ' robot' : ''}`);
        return counted.length > allowed ? Promise.reject(new TooManyMessages(30)) : go();
      },
      countMail: (name) => {
        const isNew = !mailboxes.includes(name);
        mailboxes.push(name);
        return Promise.resolve(isNew);
      },
    },
    queue: {
      accept: (one, notice) => {
        if (notice) held.push(notice);
        if (failuresLeft > 0) {
          failuresLeft -= 1;
          return Promise.reject(failure);
        }
        clock.time += durations.shift() ?? 0;
        if (accepted.some(({ name }) => name === one.name)) {
          return Promise.resolve({ outcome: 'repeated' });
        }
        accepted.push(one);
        return Promise.resolve({ outcome: 'sent', file: undefined });
      },
      withdraw: go,
      enqueue: (one) => {
        receipts.push(one);
        return outage ? Promise.reject(outage) : go();
      },
      find: (name) => Promise.resolve(accepted.find((one) => one.name === name)?.id),
      run: go,
    },
    write: (message) => ({
      content,
      recipient: 'CONTACT_TO',
      mailbox: mailbox && `${message} ${mailbox}`,
      lifetime,
    }),
    writeReceipt: (message, id): Draft | undefined =>
      hasReceipt
        ? {
            content: { ...content, subject: id },
            recipient: `${message}@b.example`,
            mailbox: `${message}@b.example`,
          }
        : undefined,
    writeNotice: (message): Draft | undefined =>
      hasNotice
        ? { content: { json: JSON.stringify(message) }, recipient: 'CONTACT_WEBHOOK' }
        : undefined,
  });
  return { send, accepted, receipts, held, counted, mailboxes };
}

function go(): Promise<void> {
  return Promise.resolve();
}

export const post: Post<string> = {
  client: '192.0.2.1',
  counter: 'form',
  key: 'k',
  id: 'a',
  isRobotLike: false,
  read: () => 'Hello',
};
