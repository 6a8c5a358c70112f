import { expect, test } from 'vitest';
import {
  KeyReused,
  MailNotDelivered,
  StoreUnavailable,
  TooManyMessages,
} from '../../../../src/contact/sending/delivery-errors.ts';
import { createSendMessage } from '../../../../src/contact/sending/send-message.ts';
import type { Draft, Post } from '../../../../src/contact/sending/send-message.ts';
import type { Letter } from '../../../../src/contact/sending/store/mail-store.ts';
import { letter } from './letter-fixture.ts';

interface Circumstances {
  readonly allowed?: number;
  readonly failures?: number;
  readonly mailbox?: string;
  readonly lifetime?: number;
  readonly hasReceipt?: boolean;
  readonly canKeep?: boolean;
}

function setUp(circumstances: Circumstances = {}) {
  const { allowed = Infinity, failures = 0, hasReceipt, canKeep = true } = circumstances;
  const { mailbox, lifetime } = circumstances;
  const { content } = letter;
  const accepted: Letter[] = [];
  const receipts: Letter[] = [];
  const counted: string[] = [];
  const mailboxes = new Set<string>();
  let failuresLeft = failures;
  const send = createSendMessage<string>({
    event: 'contact',
    now: () => 0,
    log: () => undefined,
    limiter: {
      countPost: (counter, client, isRobotLike) => {
        counted.push(`${counter} ${client}${isRobotLike ? ' robot' : ''}`);
        return counted.length > allowed ? Promise.reject(new TooManyMessages(30)) : go();
      },
      countMail: (name) => {
        const isNew = !mailboxes.has(name);
        mailboxes.add(name);
        return Promise.resolve(isNew);
      },
    },
    queue: {
      accept: (one) => {
        if (failuresLeft > 0) {
          failuresLeft -= 1;
          return Promise.reject(new MailNotDelivered('busy', false));
        }
        accepted.push(one);
        return Promise.resolve({ outcome: 'sent', file: undefined });
      },
      enqueue: (one) => {
        receipts.push(one);
        return canKeep ? go() : Promise.reject(new StoreUnavailable('no place'));
      },
      find: (name) => Promise.resolve(accepted.find((one) => one.name === name)?.id),
      hold: () => Promise.resolve(undefined),
      run: go,
    },
    write: () => ({ content, recipient: 'CONTACT_TO', mailbox, lifetime }),
    writeReceipt: (_message, id): Draft | undefined =>
      hasReceipt
        ? { content: { ...content, subject: id }, recipient: 'a@b.example', mailbox: 'a@b.example' }
        : undefined,
  });
  return { send, accepted, receipts, counted };
}

function go(): Promise<void> {
  return Promise.resolve();
}

const post: Post<string> = {
  client: '192.0.2.1',
  counter: 'form',
  key: 'k',
  id: 'a',
  isRobotLike: false,
  read: () => 'Hello',
};

test('a message becomes a letter under the name of its key', async () => {
  const { send, accepted, counted } = setUp();
  expect(await send(post)).toMatchObject({ outcome: 'sent', id: 'a' });
  await send({ ...post, key: 'other', id: 'b' });
  expect(accepted).toMatchObject([{ id: 'a', recipient: 'CONTACT_TO' }, { id: 'b' }]);
  expect(new Set(accepted.map(({ name }) => name)).size).toBe(2);
  expect(counted).toEqual(['contact:form 192.0.2.1', 'contact:form 192.0.2.1']);
});

test('a letter that is of use for a time says until when, others are of use until delivered', async () => {
  const confirmation = setUp({ lifetime: 5_000 });
  await confirmation.send(post);
  expect(confirmation.accepted).toMatchObject([{ created: 0, goodUntil: 5_000 }]);
  const message = setUp();
  await message.send(post);
  expect(message.accepted).toMatchObject([{ created: 0, goodUntil: undefined }]);
});

test('fifty presses at once are one post', async () => {
  const { send, accepted, counted } = setUp({ allowed: 1 });
  const results = await Promise.all(Array.from({ length: 50 }, () => send(post)));
  expect(new Set(results.map(({ id }) => id))).toEqual(new Set(['a']));
  expect([accepted.length, counted.length]).toEqual([1, 1]);
});

test('a key that is under way with another text is refused', async () => {
  const { send } = setUp();
  const first = send(post);
  await expect(send({ ...post, id: 'b' })).rejects.toThrow(KeyReused);
  expect(await first).toMatchObject({ outcome: 'sent' });
});

test('what failed may be sent again under the same key', async () => {
  const { send, accepted } = setUp({ failures: 1 });
  const presses = await Promise.allSettled([send(post), send(post)]);
  expect(presses.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await send(post)).toMatchObject({ outcome: 'sent' });
  expect(accepted).toHaveLength(1);
});

test('what is refused was counted before anything was read', async () => {
  const { send, accepted, counted } = setUp({ allowed: 1 });
  const read = () => {
    throw new Error(`counted ${counted.length}`);
  };
  await expect(send({ ...post, read })).rejects.toThrow('counted 1');
  await expect(send({ ...post, read })).rejects.toEqual(new TooManyMessages(30));
  expect(accepted).toEqual([]);
});

test('a repeat is answered also where there is room for no other message', async () => {
  const { send } = setUp({ allowed: 1 });
  await send(post);
  expect(await send(post)).toEqual({ outcome: 'repeated', id: 'a' });
  await expect(send({ ...post, key: 'new', id: 'b' })).rejects.toEqual(new TooManyMessages(30));
});

test('what looks like a robot’s is counted and sent as such', async () => {
  const { send, accepted, counted } = setUp();
  await send({ ...post, isRobotLike: true });
  expect(counted).toEqual(['contact:form 192.0.2.1 robot']);
  expect(accepted).toMatchObject([{ isRobotLike: true }]);
});

test('what must never be limited is not counted', async () => {
  const { send, counted } = setUp({ allowed: 0 });
  expect(await send({ ...post, counter: undefined })).toMatchObject({ outcome: 'sent' });
  expect(counted).toEqual([]);
});

test('a mailbox that has had enough gets nothing, and the answer is the same', async () => {
  const { send, accepted } = setUp({ mailbox: 'zoe@hospital.example' });
  await send(post);
  expect(await send({ ...post, key: 'again', id: 'b' })).toEqual({ outcome: 'withheld', id: 'b' });
  expect(accepted).toHaveLength(1);
});

test('a mailbox whose e-mail failed is not told that it has had one', async () => {
  const { send, accepted } = setUp({ mailbox: 'zoe@hospital.example', failures: 1 });
  await expect(send(post)).rejects.toThrow(MailNotDelivered);
  expect(await send({ ...post, key: 'again', id: 'b' })).toMatchObject({ outcome: 'sent' });
  expect(await send({ ...post, key: 'more', id: 'c' })).toMatchObject({ outcome: 'withheld' });
  expect(accepted).toMatchObject([{ id: 'b' }]);
});

test('a receipt says the reference, once for each mailbox, and never to what looks like a robot', async () => {
  const { send, receipts } = setUp({ hasReceipt: true });
  await send({ ...post, key: 'robot', id: 'r', isRobotLike: true });
  await send(post);
  await send({ ...post, key: 'b', id: 'b' });
  expect(receipts).toMatchObject([{ recipient: 'a@b.example', content: { subject: 'a' } }]);
});

test('a receipt that nothing can keep costs the message nothing', async () => {
  const { send } = setUp({ hasReceipt: true, canKeep: false });
  expect(await send(post)).toMatchObject({ outcome: 'sent' });
});
