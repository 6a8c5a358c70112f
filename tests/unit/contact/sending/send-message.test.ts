import { expect, test, vi } from 'vitest';
import {
  KeyReused,
  MailNotDelivered,
  OutcomeUnknown,
  StoreUnavailable,
  TooManyMessages,
} from '../../../../src/contact/errors.ts';
import { post, setUp } from './send-message-fixture.ts';

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
  expect(results.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49);
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

test('a mailbox whose e-mail may have arrived gets no second one', async () => {
  const { send } = setUp({
    mailbox: 'zoe@hospital.example',
    failures: 1,
    failure: new OutcomeUnknown('ETIMEDOUT after content'),
  });
  await expect(send(post)).rejects.toThrow(OutcomeUnknown);
  expect(await send({ ...post, key: 'again', id: 'b' })).toMatchObject({ outcome: 'withheld' });
});

test('of mailboxes whose e-mail failed a thousand are remembered', async () => {
  const { send } = setUp({ mailbox: '@hospital.example', failures: 1_001 });
  const sendTo = (count: number, key: string) =>
    send({ ...post, key: `${key} ${count}`, read: () => `${count}` });
  for (let count = 1; count <= 1_001; count += 1) {
    await expect(sendTo(count, 'first')).rejects.toThrow('busy');
  }
  expect(await sendTo(1_001, 'again')).toMatchObject({ outcome: 'withheld' });
  expect(await sendTo(1_000, 'again')).toMatchObject({ outcome: 'sent' });
});

test.each([
  ['one of the last deliveries', [0, 150], 0.9],
  ['none but the last twenty', [0, ...Array<number>(20).fill(150)], 0],
])('what is withheld takes as long as %s', async (_name, durations, chance) => {
  const { send } = setUp({ mailbox: '@hospital.example', durations });
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  for (const count of durations.keys()) {
    await send({ ...post, key: `${count}`, read: () => `${count}` });
  }
  const start = Date.now();
  await send({ ...post, key: 'again', read: () => '0' });
  expect(Date.now() - start).toBeGreaterThanOrEqual(140);
});

test('a receipt says the reference, once for each mailbox, and never to what looks like a robot', async () => {
  const { send, accepted, receipts } = setUp({ hasReceipt: true });
  await send({ ...post, key: 'robot', id: 'r', isRobotLike: true });
  await send(post);
  await send({ ...post, key: 'b', id: 'b' });
  await send({ ...post, key: 'c', id: 'c', read: () => 'Bye' });
  expect(receipts).toMatchObject([
    { recipient: 'Hello@b.example', content: { subject: 'a' }, isRobotLike: false },
    { recipient: 'Bye@b.example', content: { subject: 'c' }, isRobotLike: false },
  ]);
  // Each is a letter of its own, beside the four messages.
  expect(new Set([...accepted, ...receipts].map(({ name }) => name)).size).toBe(6);
});

test('a repeat does not count as another receipt', async () => {
  const { send, mailboxes } = setUp({ hasReceipt: true });
  await send(post);
  expect(await send(post)).toMatchObject({ outcome: 'repeated' });
  expect(mailboxes).toEqual(['contact:Hello@b.example']);
});

test('a receipt that nothing can keep costs the message nothing', async () => {
  const { send } = setUp({ hasReceipt: true, outage: new StoreUnavailable('no place') });
  expect(await send(post)).toMatchObject({ outcome: 'sent' });
});

test('a mistake in a receipt is not taken for an outage', async () => {
  const { send } = setUp({ hasReceipt: true, outage: new TypeError('a mistake') });
  await expect(send(post)).rejects.toThrow('a mistake');
});

test('a notice is a letter of its own under the id of its message, and bears no mark', async () => {
  const { send, accepted, held } = setUp({ hasNotice: true });
  await send({ ...post, isRobotLike: true });
  await send({ ...post, key: 'other', id: 'b' });
  expect(held).toMatchObject([
    { id: 'a', recipient: 'CONTACT_WEBHOOK', isRobotLike: false },
    { id: 'b', recipient: 'CONTACT_WEBHOOK', isRobotLike: false },
  ]);
  expect(accepted).toMatchObject([{ id: 'a', isRobotLike: true }, { id: 'b' }]);
  expect(new Set([...accepted, ...held].map(({ name }) => name)).size).toBe(4);
});
