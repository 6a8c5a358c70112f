import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import { expect, test, vi } from 'vitest';
import { findUnusablePlaces } from '../../../../../src/contact/health.ts';
import { findFreePort } from '../../../../../tools/lib/project.ts';
import { hasRedis, startRedis } from '../../../../../tools/lib/redis-server.ts';
import { outbox, useOutbox } from '../../outbox-fixture.ts';

useOutbox();

test('who starts a site that can keep messages is told nothing', async () => {
  expect(await findUnusablePlaces({ MAIL_OUTBOX: outbox.folder })).toEqual([]);
});

const missing = 'MAIL_OUTBOX: the folder is missing and cannot be made (ENOENT)';

test.each([
  [{ MAIL_OUTBOX: '/proc/nope' }, missing],
  [{ MAIL_OUTBOX: '/proc/nope', SMTP_URL: 'smtp://mail.example.com' }, missing],
  [{ VERCEL: '1' }, 'SMTP_URL: missing on the deployed host'],
])('with %o one sentence says what is wrong', async (environment, reason) => {
  const [problem = '', ...others] = await findUnusablePlaces(environment);
  expect(problem).toContain(`messages cannot be kept: ${reason}.`);
  const user = `The folder is /proc/nope, the user of this process ${process.getuid?.() ?? ''}.`;
  const place = 'MAIL_OUTBOX' in environment ? ` ${user}` : '';
  expect(problem.endsWith(` /health says when they can.${place}`)).toBe(true);
  expect(others).toEqual([]);
});

test('an outbox that takes no e-mail is told where there is no mail server', async () => {
  await mkdir(path.join(outbox.folder, '.trial'));
  const [problem = ''] = await findUnusablePlaces({ MAIL_OUTBOX: outbox.folder });
  expect(problem).toContain('(EISDIR)');
  const withServer = { MAIL_OUTBOX: outbox.folder, SMTP_URL: 'smtp://mail.example.com' };
  expect(await findUnusablePlaces(withServer)).toEqual([]);
});

test.each(['getuid', 'getgid'] as const)('without %s the folder alone is told', async (name) => {
  vi.spyOn(process, name as 'getuid').mockReturnValue(undefined as unknown as number);
  const [problem = ''] = await findUnusablePlaces({ MAIL_OUTBOX: '/proc/nope' });
  expect(problem.endsWith(' The folder is /proc/nope.')).toBe(true);
});

// Whoever may do everything is refused nothing.
test.skipIf(process.getuid?.() === 0)(
  'a folder of another user is told, with its mend',
  async () => {
    await chmod(outbox.folder, 0o500);
    const [problem = ''] = await findUnusablePlaces({ MAIL_OUTBOX: outbox.folder });
    await chmod(outbox.folder, 0o700);
    expect(problem).toContain('the user of this process may not use the folder (EACCES)');
    expect(problem).toMatch(/Write chown -R (\d+):\d+ \/\S+, or in place of it/);
  },
);

test('a Redis out of reach is told without its password', async () => {
  const url = `redis://:secret@127.0.0.1:${await findFreePort()}`;
  const [problem = ''] = await findUnusablePlaces({
    REDIS_URL: url,
    SMTP_URL: 'smtp://mail.example.com',
  });
  expect(problem).toContain('messages cannot be kept: REDIS_URL: ');
  expect(problem).not.toContain('secret');
});

test.skipIf(!hasRedis)('no connection to Redis is left behind', async () => {
  await using redis = await startRedis();
  const environment = { REDIS_URL: redis.url, SMTP_URL: 'smtp://mail.example.com' };
  expect(await findUnusablePlaces(environment)).toEqual([]);
  const onlooker = new Redis(redis.url);
  await expect
    .poll(async () =>
      String(await onlooker.client('LIST'))
        .trim()
        .split('\n'),
    )
    .toHaveLength(1);
  onlooker.disconnect();
});
