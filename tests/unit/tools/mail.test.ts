import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryPlan, type Failure, type Job } from '../../../src/contact/queue/job-store.ts';
import { createSqliteStore } from '../../../src/contact/queue/sqlite-store.ts';
import { NotDone, runMail } from '../../../tools/mail/mail.ts';
import { findFreePort, projectFolder } from '../../../tools/lib/project.ts';
import { startMailServer } from '../../../tools/lib/mail-server.ts';
import { hasRedis, startRedis } from '../../../tools/lib/redis-server.ts';
import { job, otherJob } from '../contact/queue/queue-fixtures.ts';

let outbox: string;

/** Keeps a job as it is after one attempt. */
async function keep(one: Job, state: 'failed' | 'waiting' | 'done', failure?: Failure) {
  const store = createSqliteStore(outbox, () => undefined, retryPlan);
  await store.add([one]);
  const attempt = await store.take(one.name);
  const { unknowns, reason } = failure ?? { unknowns: 0, reason: '' };
  if (attempt && state === 'failed') await store.release(attempt, { unknowns, reason });
  if (attempt && state === 'waiting') await store.release(attempt, { unknowns, reason }, 3_600_000);
  if (attempt && state === 'done') await store.complete(attempt);
  store.close();
}

beforeEach(async () => {
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  await keep(job, 'failed', { unknowns: 3, reason: 'EENVELOPE 550' });
  await keep(otherJob('other'), 'waiting');
  await keep({ ...otherJob('robot'), isRobotLike: true }, 'done');
});
afterEach(() => rm(outbox, { recursive: true }));

function run(words: readonly string[], environment = {}): Promise<string> {
  return runMail({ MAIL_OUTBOX: outbox, ...environment }, words);
}

async function listMails(): Promise<string[]> {
  return (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
}

test('what waits and what failed is listed, with nothing personal', async () => {
  const output = await run([]);
  expect(output).toContain(
    `In ${outbox}:\nWaiting: 1\n  id-of-other  contact, taken on 2025-01-15 10:20`,
  );
  expect(output).toContain(
    `Failed: 1\n  ${job.id}  contact, taken on 2025-01-15 10:20, 1 attempt, may have arrived, EENVELOPE 550`,
  );
  expect(output).not.toContain('Hello');
});

test('one message is sent again by the reference that its sender has, or all of them', async () => {
  const reference = job.id.slice(0, 8).toUpperCase();
  expect(await run(['send', reference])).toBe(`In ${outbox}:\n1 of 1 sent; 0 still kept.`);
  const [file = ''] = await listMails();
  expect(file).toContain(job.id);
  // Whoever asks for it wants another copy, however many went.
  expect(await readFile(path.join(outbox, file), 'utf8')).toMatch(/^Subject:.*opy/im);
  expect(await run(['send', 'all'])).toContain('1 of 1 sent; 0 still kept.');
  expect(await run(['send', 'all'])).toContain('\nNothing is kept.');
  await expect(run(['send', job.id])).rejects.toThrow(`\nNothing is kept under ${job.id}.`);
});

test('one message is shown, while it waits and once it lies in the outbox', async () => {
  const content = { subject: 'Hello', text: 'Übung macht den Meister, sagt Zoë.\n' };
  await keep({ ...otherJob('new'), id: 'cccc', content }, 'waiting');
  expect(await run(['show', 'cccc'])).toContain('sagt Zoë.');
  await run(['send', 'cccc']);
  expect(await run(['show', 'CCCC'])).toMatch(/^Subject: .*Hello[^]*macht den Meister, sagt Zo/m);
  await expect(run(['show', 'unknown'])).rejects.toThrow('Nothing is kept under unknown.');
});

test('a message is taken back for good', async () => {
  expect(await run(['withdraw', job.id])).toContain('1 taken back.');
  expect(await run([])).toContain('Failed: 0');
  expect(await listMails()).toEqual([]);
});

test('a message that is still kept, or came too late to be of use, is an error', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await keep({ ...otherJob('late'), goodUntil: Date.now() - 1 }, 'waiting');
  await expect(run(['send', 'id-of-late'])).rejects.toThrow(
    '0 of 1 sent; 0 still kept; 1 given up',
  );
  const closed = `smtp://127.0.0.1:${await findFreePort()}`;
  await expect(run(['send', job.id], { SMTP_URL: closed })).rejects.toThrow(
    `In ${outbox}:\n0 of 1 sent; 1 still kept.`,
  );
});

test('nothing is sent with settings that cannot work, and nothing is lost', async () => {
  await expect(run(['send', 'all'], { SMTP_URL: 'nowhere' })).rejects.toThrow('SMTP_URL: found');
  expect(await run([])).toContain('Failed: 1');
});

test.each([['--tset'], ['sent', 'all'], ['send'], ['--test', 'all'], ['send', 'all', 'now']])(
  'other words are refused with those it knows: %s %s',
  async (...words) => {
    await expect(run(words)).rejects.toThrow(NotDone);
  },
);

test('a test says which webhook cannot be signed, and which setting is misspelt', async () => {
  const hook = { CONTACT_WEBHOOK: 'https://crm.example.com/in' };
  await expect(run(['--test'], hook)).rejects.toThrow('CONTACT_WEBHOOK_SECRET: missing');
  expect(await run(['--test'], { SMPT_URL: 'smtp://mail.example.com' })).toContain('SMPT_URL');
});

test('a Redis that fails is named with its host and the reason, without its password', async () => {
  const port = await findFreePort();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(run([], { REDIS_URL: `redis://:secret@127.0.0.1:${port}` })).rejects.toThrow(
    `In Redis at 127.0.0.1:${port}:\nREDIS_URL: nothing answers at this host and port: the server is down, or elsewhere (ECONNREFUSED)`,
  );
});

function spawnMail(environment: Record<string, string> = {}) {
  return spawnSync(process.execPath, [path.join(projectFolder, 'tools/mail/mail.ts')], {
    cwd: outbox,
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  });
}

test('called from another folder the command looks where the server does, and ends', () => {
  const { stdout, status } = spawnMail();
  expect(stdout).toContain(`In ${path.join(projectFolder, '.outbox')}`);
  expect(status).toBe(0);
});

test.skipIf(!hasRedis)('the command ends when it has listed what a Redis keeps', async () => {
  await using redis = await startRedis();
  const { stdout, status } = spawnMail({ REDIS_URL: redis.url });
  expect(stdout).toContain('Waiting: 0');
  expect(status).toBe(0);
});

test('on a host where nothing keeps mail it says so', async () => {
  expect(await run([], { VERCEL: '1' })).toBe('Nothing keeps mail here: set REDIS_URL.');
});

test('a test message goes to whom the contact form writes, past the queue', async () => {
  // npm keeps the option for itself where the two dashes before it are forgotten.
  expect(await run([], { npm_config_test: 'true' })).toContain(`Written to ${outbox}`);
  const server = await startMailServer();
  const said = await run(['--test'], { SMTP_URL: server.url, CONTACT_TO: 'desk@example.com' });
  await server.close();
  expect(said).toContain('took a test message for desk@example.com');
  expect(String(server.received[0])).toContain('test message');
});
