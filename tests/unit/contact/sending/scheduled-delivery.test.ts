import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '../../../../src/contact/errors.ts';
import { createPrintLog } from '../../../../src/contact/log.ts';
import { openQueue as openTheQueue, openStores } from '../../../../src/contact/mail-service.ts';
import {
  createScheduledDelivery,
  startDelivering,
} from '../../../../src/contact/queue/scheduled-delivery.ts';
import { closeRedisClients } from '../queue/queue-fixture.ts';
import { findFreePort } from '../../../../tools/lib/project.ts';
import { hasRedis, startRedis } from '../../../../tools/lib/redis-server.ts';
import { job, otherJob } from '../queue/queue-fixture.ts';

const secret = 'a-secret-of-the-scheduler';
let outbox: string;
beforeEach(async () => {
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(outbox, { recursive: true });
});

closeRedisClients();

async function countMails(): Promise<number> {
  return (await readdir(outbox)).filter((name) => name.endsWith('.eml')).length;
}

function openQueue(environment = {}) {
  return openTheQueue({ MAIL_OUTBOX: outbox, ...environment }, createPrintLog('mail'));
}

async function call(environment: Record<string, string>, authorization?: string) {
  const handle = createScheduledDelivery({ MAIL_OUTBOX: outbox, ...environment });
  const headers = authorization === undefined ? {} : { authorization };
  return (await handle(new Request('https://www.triage.example/', { headers }))).status;
}

test('whoever knows the secret has what waits delivered, and nobody else', async () => {
  await openQueue().enqueue(job);
  expect(await call({ CRON_SECRET: secret })).toBe(401);
  expect(await call({ CRON_SECRET: secret }, `Bearer ${secret}!`)).toBe(401);
  expect(await call({ CRON_SECRET: secret }, secret)).toBe(401);
  expect(await countMails()).toBe(0);
  expect(await call({ CRON_SECRET: secret }, `Bearer ${secret}`)).toBe(204);
  expect(await countMails()).toBe(1);
});

test('without a secret nobody has', async () => {
  await openQueue().enqueue(job);
  expect(await call({}, 'Bearer ')).toBe(401);
  expect(await call({}, 'Bearer undefined')).toBe(401);
  expect(await countMails()).toBe(0);
});

test('a wrong setting is an error that the log names', async () => {
  expect(await call({ CRON_SECRET: 'short' }, 'Bearer short')).toBe(500);
  expect(vi.mocked(console.error).mock.calls.join()).toContain('CRON_SECRET: found');
});

test('a place that keeps no mail at the moment is no success for the scheduler', async () => {
  const environment = {
    CRON_SECRET: secret,
    SMTP_URL: 'smtp://mail.example.com',
    REDIS_URL: `redis://:secret@127.0.0.1:${await findFreePort()}`,
  };
  expect(await call(environment, `Bearer ${secret}`)).toBe(503);
  expect(vi.mocked(console.error).mock.calls.join()).toContain('(ECONNREFUSED)');
});

test('a running server leaves it to the store to tell of its outage', async () => {
  const run = vi.fn(() => Promise.reject(new StoreUnavailable('MAIL_OUTBOX')));
  const stop = startDelivering({ ...openQueue(), run }, 5);
  await vi.waitFor(() => {
    expect(run.mock.calls.length).toBeGreaterThan(2);
  });
  await stop();
  expect(console.error).not.toHaveBeenCalled();
});

test('a running server tells of a problem once while it lasts, and again when it comes back', async () => {
  const problem = new Error('MAIL_OUTBOX: found "~/mail"');
  const run = vi.fn<() => Promise<void>>().mockResolvedValue();
  run.mockRejectedValueOnce(problem).mockRejectedValueOnce(problem);
  run.mockResolvedValueOnce().mockRejectedValueOnce(problem);
  const stop = startDelivering({ ...openQueue(), run }, 5);
  await vi.waitFor(() => {
    expect(run.mock.calls.length).toBeGreaterThan(4);
  });
  await stop();
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('a running server delivers what comes in, and stops between two deliveries', async () => {
  const queue = openQueue();
  const stop = startDelivering(queue, 20);
  await queue.enqueue(job);
  await queue.enqueue(otherJob('other'));
  await vi.waitFor(async () => {
    expect(await countMails()).toBe(2);
  });
  await stop();
  await queue.enqueue(otherJob('late'));
  expect(await countMails()).toBe(2);
});

test.skipIf(!hasRedis)('without the settings of a delivery no attempt is used up', async () => {
  await using redis = await startRedis();
  const environment = { VERCEL: '1', REDIS_URL: redis.url, CRON_SECRET: secret };
  await openQueue(environment).enqueue(job);
  expect(await call(environment, `Bearer ${secret}`)).toBe(500);
  expect(vi.mocked(console.error).mock.calls.join()).toContain('SMTP_URL');
  const store = await openStores(environment, () => undefined).jobs();
  expect(await store?.list()).toMatchObject([{ attempts: 0, state: 'waiting' }]);
});
