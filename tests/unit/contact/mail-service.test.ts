import { Redis } from 'ioredis';
import { describe, expect, test, vi } from 'vitest';
import { MailNotDelivered, OutcomeUnknown } from '../../../src/contact/errors.ts';
import { openMailService, type Post } from '../../../src/contact/mail-service.ts';
import { createQueue } from '../../../src/contact/queue/queue.ts';
import { openStores } from '../../../src/contact/stores.ts';
import { hasRedis, startRedis } from '../../../tools/lib/redis-server.ts';
import { outbox, readLog, useMailServer, useOutbox } from './mail-fixtures.ts';
import { job } from './queue/queue-fixtures.ts';

useOutbox();

const { content } = job;
const receipt = { content, recipient: 'ana@hospital.org' };

const post: Post = {
  client: '192.0.2.1',
  counter: 'form',
  key: 'k',
  id: 'a',
  isRobotLike: false,
  compose: () => ({ mail: { content, recipient: 'CONTACT_TO' } }),
};

/** To a mailbox of somebody else, which may have one e-mail. */
function toStranger(): Post {
  const recipient = 'zoe@hospital.org';
  const mail = { content, recipient, mailbox: recipient };
  return { ...post, key: 'stranger', compose: () => ({ mail, receipt }) };
}

/**
 * What sends messages where nothing keeps them, and how many it sent.
 * @param fates what becomes of the first messages: an error, or how long they take, in milliseconds
 */
function setUp(fates: readonly (Error | number)[] = [], perClient = 100) {
  const left = [...fates];
  const sent: string[] = [];
  const clock = { time: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.time);
  const nowhere = () => Promise.resolve(undefined);
  const log = () => undefined;
  const queue = createQueue(
    nowhere,
    ({ id }) => {
      const fate = left.shift() ?? 0;
      if (fate instanceof Error) return Promise.reject(fate);
      clock.time += fate;
      sent.push(id);
      return Promise.resolve(undefined);
    },
    log,
  );
  const environment = { RATE_LIMIT_PER_CLIENT: `${perClient}` };
  const stores = { jobs: nowhere, redis: nowhere };
  return { ...openMailService(environment, 'contact', log, stores, queue), sent };
}

test('fifty presses at once are one post, and a key under way is for no other text', async () => {
  const { send, sent } = setUp([], 51);
  const presses = Promise.all(Array.from({ length: 50 }, () => send(post)));
  await expect(send({ ...post, id: 'b' })).rejects.toThrow('another text');
  const outcomes = (await presses).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['sent', ...Array<string>(49).fill('repeated')]);
  expect(sent).toEqual(['a']);
  // A repeat is answered also where there is room for no other message.
  expect(await send(post)).toEqual({ outcome: 'repeated', id: 'a' });
  await expect(send({ ...post, key: 'new', id: 'b' })).rejects.toThrow('retry after');
  // What must never be limited is not counted.
  const free = await send({ ...post, counter: undefined, key: 'leave' });
  expect(free.outcome).toBe('sent');
});

test.each<[string, Error | number, string]>([
  ['has had enough gets nothing, and the answer is the same', 1, 'withheld'],
  ['may have had it gets no second one', new OutcomeUnknown('ETIMEDOUT'), 'withheld'],
  ['got nothing may be written to again', new MailNotDelivered('busy'), 'sent'],
])('a mailbox that %s', async (_what, fate, outcome) => {
  const { send } = setUp([fate]);
  await send(toStranger()).catch(() => undefined);
  const again = { ...toStranger(), key: 'again', id: 'b' };
  expect(await send(again)).toMatchObject({ outcome, id: 'b' });
});

test('what is withheld takes as long as deliveries do; repeats do not make it faster', async () => {
  const { send, sent } = setUp([150, 150]);
  await send(toStranger());
  // Whoever presses a link of their own again and again learns nothing of others.
  for (let press = 0; press < 25; press += 1) await send(post);
  const start = Date.now();
  const again = { ...toStranger(), key: 'again' };
  expect(await send(again)).toMatchObject({ outcome: 'withheld' });
  expect(Date.now() - start).toBeGreaterThanOrEqual(140);
  expect(sent).toHaveLength(2);
});

/** Starts an instance; those that share a Redis or a folder share what waits there. */
function start(environment: Readonly<Record<string, string>>) {
  const settings = { MAIL_OUTBOX: outbox.folder, RATE_LIMIT_PER_CLIENT: '100', ...environment };
  return openMailService(settings, 'contact').send;
}

test('a setting that is mended while a letter waits counts for the letter', async () => {
  const { url, readMails } = await useMailServer(['refuse-recipient']);
  expect(await start({ SMTP_URL: url })(post)).toMatchObject({ outcome: 'queued' });
  await outbox.deliverAfter(1, { SMTP_URL: url, CONTACT_TO: 'right@triage.example' });
  expect(await readMails()).toMatchObject([{ to: [{ address: 'right@triage.example' }] }]);
});

test('with a header that the provider knows a repeat is the same bytes, without a mark', async () => {
  const { url, readMails, received } = await useMailServer(['cut-after-content']);
  const environment = { SMTP_URL: url, MAIL_IDEMPOTENCY_HEADER: 'Resend-Idempotency-Key' };
  await start(environment)(post);
  await outbox.deliverAfter(1, environment);
  const [first, second] = received.map(String);
  expect(second).toBe(first);
  const [mail] = await readMails();
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'resend-idempotency-key', value: post.id }),
  );
});

describe.runIf(hasRedis)('an instance that was frozen keeps its first message', () => {
  test.each<[string, (client: Redis, other: Redis) => unknown]>([
    [
      'as Redis closed its connection',
      (_, other) => other.call('CLIENT', 'KILL', 'TYPE', 'normal'),
    ],
    [
      'as a network forgot its connection',
      ({ stream }) => {
        vi.spyOn(stream, 'write').mockReturnValue(true);
      },
    ],
  ])('%s', async (_why, end) => {
    await using redis = await startRedis();
    const { url } = await useMailServer(Array<'busy'>(9).fill('busy'));
    const environment = { SMTP_URL: url, REDIS_URL: redis.url, RATE_LIMIT_PER_CLIENT: '100' };
    const log = () => undefined;
    const stores = openStores(environment, log);
    const { send } = openMailService(environment, 'contact', log, stores);
    const client = (await stores.redis())?.client;
    const other = new Redis(redis.url);
    await send(post);
    if (client) await end(client, other);
    expect(await send({ ...post, key: 'l', id: 'b' })).toMatchObject({ outcome: 'queued' });
    expect(await start(environment)({ ...post, key: 'l', id: 'b' })).toMatchObject({
      outcome: 'repeated',
    });
    other.disconnect();
    await stores.close();
  });
});

test.skipIf(!hasRedis)('while Redis is frozen messages go on and none is sent twice', async () => {
  await using redis = await startRedis();
  const { url, received } = await useMailServer();
  const environment = { SMTP_URL: url, REDIS_URL: redis.url };
  const send = start(environment);
  await send(post);
  // One key is one mail in every instance.
  expect(await start(environment)(post)).toEqual({ outcome: 'repeated', id: post.id });
  redis.freeze();
  for (const id of ['b', 'c', 'd']) {
    expect(await send({ ...post, key: id, id })).toMatchObject({ outcome: 'sent' });
  }
  redis.thaw();
  await outbox.deliverAfter(0, environment);
  expect(received).toHaveLength(4);
  expect(readLog('error').filter(({ reason }) => reason?.includes('in time'))).toHaveLength(1);
});
