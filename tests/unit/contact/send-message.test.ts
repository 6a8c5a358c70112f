import { expect, test, vi } from 'vitest';
import {
  KeyReused,
  MailNotDelivered,
  OutcomeUnknown,
  StoreUnavailable,
  TooManyMessages,
} from '../../../src/contact/errors.ts';
import type { Job } from '../../../src/contact/queue/job-store.ts';
import { createSendMessage, type Post } from '../../../src/contact/send-message.ts';
import { job } from './queue/queue-fixtures.ts';

const post: Post<string> = {
  client: '192.0.2.1',
  counter: 'form',
  key: 'k',
  id: 'a',
  isRobotLike: false,
  read: () => 'Hello',
};

function toStranger(count = 0): Post<string> {
  return { ...post, key: `stranger ${count}`, read: () => `${count}@hospital.example` };
}

interface Circumstances {
  /** How many posts the limit lets through. */
  readonly allowed?: number;
  /** What becomes of the first messages: an error, or how long they take, in milliseconds. */
  readonly fates?: readonly (Error | number)[];
  readonly hasReceipt?: boolean;
  readonly receiptFailure?: Error;
}

/** What sends messages, before a limiter and a queue that do what they are told. */
function setUp(circumstances: Circumstances = {}) {
  const { allowed = Infinity, hasReceipt, receiptFailure } = circumstances;
  const fates = [...(circumstances.fates ?? [])];
  const { content } = job;
  const accepted: Job[] = [];
  const receipts: Job[] = [];
  const counted: string[] = [];
  const mailboxes: string[] = [];
  const clock = { time: 0 };
  const go = () => Promise.resolve();
  vi.spyOn(performance, 'now').mockImplementation(() => clock.time);
  const send = createSendMessage<string>({
    event: 'contact',
    now: () => 0,
    limiter: {
      countPost: (_counter, client) => {
        counted.push(client);
        return counted.length > allowed ? Promise.reject(new TooManyMessages(30)) : go();
      },
      countMail: (name) => {
        mailboxes.push(name);
        return Promise.resolve(mailboxes.filter((one) => one === name).length === 1);
      },
    },
    queue: {
      accept: (one) => {
        const fate = fates.shift() ?? 0;
        if (fate instanceof Error) return Promise.reject(fate);
        clock.time += fate;
        if (accepted.some(({ name }) => name === one.name)) {
          return Promise.resolve({ outcome: 'repeated' });
        }
        accepted.push(one);
        return Promise.resolve({ outcome: 'sent' });
      },
      withdraw: go,
      enqueue: (one) => {
        receipts.push(one);
        return receiptFailure ? Promise.reject(receiptFailure) : go();
      },
      find: (name) => Promise.resolve(accepted.find((one) => one.name === name)?.id),
      run: go,
    },
    write: (message) => ({
      content,
      recipient: 'CONTACT_TO',
      // Of a stranger, who may have one e-mail.
      mailbox: message.includes('@') ? message : undefined,
    }),
    writeReceipt: (message) =>
      hasReceipt ? { content, recipient: message, mailbox: message } : undefined,
  });
  return { send, accepted, receipts, counted };
}

test('fifty presses at once are one post, and a key under way is for no other text', async () => {
  const { send, accepted, counted } = setUp({ allowed: 1 });
  const presses = Promise.all(Array.from({ length: 50 }, () => send(post)));
  await expect(send({ ...post, id: 'b' })).rejects.toThrow(KeyReused);
  const results = await presses;
  expect(results.filter(({ id, outcome }) => id === 'a' && outcome === 'repeated')).toHaveLength(
    49,
  );
  expect([accepted.length, counted.length]).toEqual([1, 1]);
});

test('what failed may be sent again under the same key', async () => {
  const { send, accepted } = setUp({ fates: [new MailNotDelivered('busy', false)] });
  const presses = await Promise.allSettled([send(post), send(post)]);
  expect(presses.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await send(post)).toMatchObject({ outcome: 'sent' });
  expect(accepted).toHaveLength(1);
});

test('a repeat is answered also where there is room for no other message', async () => {
  const { send, counted } = setUp({ allowed: 1 });
  await send(post);
  expect(await send(post)).toEqual({ outcome: 'repeated', id: 'a' });
  await expect(send({ ...post, key: 'new', id: 'b' })).rejects.toEqual(new TooManyMessages(30));
  // What must never be limited is not counted.
  await send({ ...post, counter: undefined, key: 'leaving', id: 'c' });
  expect(counted).toHaveLength(3);
});

test.each<[string, Error | number, string]>([
  ['has had enough gets nothing, and the answer is the same', 1, 'withheld'],
  ['may have had it gets no second one', new OutcomeUnknown('ETIMEDOUT'), 'withheld'],
  ['got nothing may be written to again', new MailNotDelivered('busy', false), 'sent'],
])('a mailbox that %s', async (_what, fate, outcome) => {
  const { send } = setUp({ fates: [fate] });
  await send(toStranger()).catch(() => undefined);
  expect(await send({ ...toStranger(), key: 'again', id: 'b' })).toEqual({ outcome, id: 'b' });
});

test.each([
  ['one of the last deliveries', [0, 150], 0.9],
  ['none but the last twenty', [0, ...Array<number>(20).fill(150)], 0],
])('what is withheld takes as long as %s', async (_name, fates, chance) => {
  const { send } = setUp({ fates });
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  for (const count of fates.keys()) await send(toStranger(count));
  const start = Date.now();
  expect(await send({ ...toStranger(0), key: 'again' })).toMatchObject({ outcome: 'withheld' });
  expect(Date.now() - start).toBeGreaterThanOrEqual(140);
});

test('repeats, which are answered at once, do not set the pace of what is withheld', async () => {
  const { send } = setUp({ fates: [150, 150] });
  await send(toStranger());
  // Whoever presses a link of their own again and again learns nothing of others.
  for (let press = 0; press < 25; press += 1) await send(post);
  const start = Date.now();
  expect(await send({ ...toStranger(), key: 'again' })).toMatchObject({ outcome: 'withheld' });
  expect(Date.now() - start).toBeGreaterThanOrEqual(140);
});

test('a receipt goes once to each mailbox, and never to what looks like a robot', async () => {
  const { send, receipts } = setUp({ hasReceipt: true });
  await send({ ...post, key: 'robot', id: 'r', isRobotLike: true });
  await send(post);
  await send(post);
  await send({ ...post, key: 'b', id: 'b' });
  await send({ ...post, key: 'c', id: 'c', read: () => 'Bye' });
  expect(receipts.map(({ recipient }) => recipient)).toEqual(['Hello', 'Bye']);
});

test('a receipt that nothing can keep costs the message nothing, unlike a mistake', async () => {
  const outage = setUp({ hasReceipt: true, receiptFailure: new StoreUnavailable('no place') });
  expect(await outage.send(post)).toMatchObject({ outcome: 'sent' });
  const mistake = setUp({ hasReceipt: true, receiptFailure: new TypeError('a mistake') });
  await expect(mistake.send(post)).rejects.toThrow('a mistake');
});
