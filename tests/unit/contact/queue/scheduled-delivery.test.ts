import { expect, test, vi } from 'vitest';
import { createPrintLog } from '../../../../src/contact/log.ts';
import { openQueue as openTheQueue } from '../../../../src/contact/stores.ts';
import {
  createScheduledDelivery,
  startDelivering,
} from '../../../../src/contact/queue/scheduled-delivery.ts';
import { findFreePort } from '../../../../tools/lib/project.ts';
import { hasRedis, startRedis } from '../../../../tools/lib/redis-server.ts';
import { outbox, readLog, useOutbox } from '../mail-fixtures.ts';
import { job, otherJob } from './queue-fixtures.ts';

const secret = 'a-secret-of-the-scheduler';

useOutbox();

function openQueue() {
  return openTheQueue({ MAIL_OUTBOX: outbox.folder }, createPrintLog('mail'));
}

async function call(environment: Record<string, string>, authorization: string) {
  const handle = createScheduledDelivery({ MAIL_OUTBOX: outbox.folder, ...environment });
  const request = new Request('https://www.triage.example/', { headers: { authorization } });
  return (await handle(request)).status;
}

test('whoever knows the secret has what waits delivered, and nobody else', async () => {
  await outbox.keep(job);
  for (const given of ['', secret, `Bearer ${secret}!`]) {
    expect(await call({ CRON_SECRET: secret }, given)).toBe(401);
  }
  for (const given of ['Bearer ', 'Bearer undefined']) expect(await call({}, given)).toBe(401);
  expect(await outbox.listMails()).toEqual([]);
  expect(await call({ CRON_SECRET: secret }, `Bearer ${secret}`)).toBe(204);
  expect(await outbox.listMails()).toHaveLength(1);
});

test('a place that keeps no mail at the moment is no success for the scheduler', async () => {
  const environment = {
    CRON_SECRET: secret,
    SMTP_URL: 'smtp://mail.example.com',
    REDIS_URL: `redis://:secret@127.0.0.1:${await findFreePort()}`,
  };
  expect(await call(environment, `Bearer ${secret}`)).toBe(503);
  expect(readLog('error')[0]?.reason).toContain('(ECONNREFUSED)');
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
  expect(readLog('error')).toHaveLength(2);
});

test('a running server delivers what comes in, until it is stopped', async () => {
  const stop = startDelivering(openQueue(), 20);
  await outbox.keep(job);
  await outbox.keep(otherJob('other'));
  await vi.waitFor(async () => {
    expect(await outbox.listMails()).toHaveLength(2);
  });
  await stop();
  await outbox.keep(otherJob('late'));
  expect(await outbox.listMails()).toHaveLength(2);
});

test.skipIf(!hasRedis)('without the settings of a delivery no attempt is used up', async () => {
  await using redis = await startRedis();
  const environment = { VERCEL: '1', REDIS_URL: redis.url, CRON_SECRET: secret };
  await outbox.keep(job, environment);
  expect(await call(environment, `Bearer ${secret}`)).toBe(500);
  expect(readLog('error').at(-1)?.reason).toContain('SMTP_URL');
  expect(await outbox.listKept(environment)).toMatchObject([{ attempts: 0, state: 'waiting' }]);
});
