import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFolderStore, spoolOf } from '../../../src/contact/queue/store/folder-store.ts';
import type { Standing } from '../../../src/contact/queue/store/mail-store.ts';
import { runMail, UnknownCommand } from '../../../tools/mail/run-mail.ts';
import { findFreePort, projectFolder } from '../../../tools/lib/project.ts';
import { startMailServer } from '../../../tools/lib/mail-server.ts';
import { hasRedis, startRedis } from '../../../tools/lib/redis-server.ts';
import { letter, otherLetter, standing } from '../contact/sending/letter-fixture.ts';

const failed: Standing = {
  ...standing,
  state: 'failed',
  attempts: 27,
  unknowns: 1,
  reason: 'EENVELOPE 550',
};

let outbox: string;
beforeEach(async () => {
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  const store = createFolderStore(spoolOf(outbox), () => undefined, Date.now);
  await store.add(letter, failed);
  await store.add(otherLetter('other'), { ...standing, due: Date.now() + 1e9 });
  await store.finish({ ...otherLetter('robot'), isRobotLike: true });
});
afterEach(() => rm(outbox, { recursive: true }));

function run(words: readonly string[], environment = {}): Promise<string> {
  return runMail({ MAIL_OUTBOX: outbox, ...environment }, words);
}

test('what waits, what failed and what was marked is listed, with nothing personal', async () => {
  const output = await run([]);
  expect(output).toContain(
    `In ${outbox}:\nWaiting: 1\n  id-of-other  contact, taken on 2025-01-15 10:20`,
  );
  expect(output).toContain(
    `Failed: 1\n  ${letter.id}  contact, taken on 2025-01-15 10:20, 27 attempts, may have arrived, EENVELOPE 550\n`,
  );
  expect(output).toMatch(/marked as automated: 1\n {2}id-of-robot {2}delivered 20\d\d-/);
  expect(output).not.toContain('Hello');
});

test('what is no letter any more is told with its place', async () => {
  const place = path.join(spoolOf(outbox), 'letters', 'other');
  const [file = ''] = await readdir(place);
  await writeFile(path.join(place, file), '');
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await run([])).toContain(`\nCannot be read: 1\n  ${place}\n`);
});

test('one letter is sent again, or all of them', async () => {
  expect(await run(['send', letter.id])).toBe(`In ${outbox}:\n1 of 1 sent; 0 still kept.`);
  const [file = ''] = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  expect(file).toContain(letter.id);
  expect(await run(['send', 'all'])).toContain('1 of 1 sent; 0 still kept.');
  expect(await run(['send', 'all'])).toContain('\nNothing is kept.');
  await expect(run(['send', letter.id])).rejects.toThrow(`\nNothing is kept under ${letter.id}.`);
});

test('a letter that came too late to be of use is given up, and that is an error', async () => {
  const store = createFolderStore(spoolOf(outbox), () => undefined, Date.now);
  await store.add({ ...otherLetter('late'), goodUntil: Date.now() - 1 }, standing);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(run(['send', 'all'])).rejects.toThrow(
    `In ${outbox}:\n2 of 3 sent; 0 still kept; 1 given up, as too late.`,
  );
});

test('a letter that another process is delivering is left to it, or marked when that has ended', async () => {
  const store = createFolderStore(spoolOf(outbox), () => undefined, Date.now);
  const handedOver: Standing = { ...standing, state: 'handed-over' };
  await store.add(otherLetter('held'), { ...handedOver, due: Date.now() + 1e9 });
  await store.add(otherLetter('ended'), handedOver);
  await expect(run(['send', 'all'])).rejects.toThrow('3 of 4 sent; 1 still kept.');
  expect(await store.list()).toMatchObject([
    { letter: { name: 'held' }, standing: { ...handedOver, due: expect.any(Number) as number } },
  ]);
  const mails = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  expect(mails.some((name) => name.includes('id-of-held'))).toBe(false);
  const ended = mails.find((name) => name.includes('id-of-ended')) ?? '';
  expect(await readFile(path.join(outbox, ended), 'utf8')).toMatch(/^Subject:.*opy/im);
});

test('one letter is sent by the reference that its sender has, however many others are due', async () => {
  const store = createFolderStore(spoolOf(outbox), () => undefined, Date.now);
  for (let each = 0; each < 55; each += 1) {
    await store.add(otherLetter(`due-${each}`), { ...standing, due: 0 });
  }
  const reference = letter.id.slice(0, 8).toUpperCase();
  expect(await run(['send', reference])).toContain('1 of 1 sent; 0 still kept.');
  expect(await run(['send', 'id-of-due-7'])).toContain('1 of 1 sent; 0 still kept.');
});

test('what is sent by hand goes once more, with its mark, however many copies went', async () => {
  const store = createFolderStore(spoolOf(outbox), () => undefined, Date.now);
  await store.add(otherLetter('unknown'), { ...failed, unknowns: 3 });
  expect(await run(['send', 'id-of-unknown'])).toContain('1 of 1 sent');
  const [file = ''] = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  expect(await readFile(path.join(outbox, file), 'utf8')).toMatch(/^Subject:.*opy/im);
});

test('what cannot be read is an error of sending all', async () => {
  const place = path.join(spoolOf(outbox), 'letters', 'other');
  const [file = ''] = await readdir(place);
  await writeFile(path.join(place, file), '');
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const left = '1 cannot be read, npm run mail says where.';
  await expect(run(['send', 'all'])).rejects.toThrow(`1 of 1 sent; 0 still kept; ${left}`);
  await expect(run(['send', 'all'])).rejects.toThrow(`Nothing was sent; ${left}`);
});

test('a letter that is still kept is an error', async () => {
  const closed = `smtp://127.0.0.1:${await findFreePort()}`;
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(run(['send', letter.id], { SMTP_URL: closed })).rejects.toThrow(
    `In ${outbox}:\n0 of 1 sent; 1 still kept.`,
  );
});

test('nothing is sent with settings that cannot work, and nothing is lost', async () => {
  await expect(run(['send', 'all'], { SMTP_URL: 'nowhere' })).rejects.toThrow('SMTP_URL: found');
  expect(await run([])).toContain('27 attempts');
});

test.each([['--tset'], ['sent', 'all'], ['send'], ['--test', 'all'], ['send', 'all', 'now']])(
  'other words are refused with those it knows: %s %s',
  async (...words) => {
    const asked = run(words);
    await expect(asked).rejects.toThrow(UnknownCommand);
    await expect(asked).rejects.toThrow('npm run mail -- --test');
  },
);

test('a test says which webhook cannot be signed', async () => {
  const hook = { CONTACT_WEBHOOK: 'https://crm.example.com/in' };
  await expect(run(['--test'], hook)).rejects.toThrow('CONTACT_WEBHOOK_SECRET: missing');
});

test.each([[], ['send', 'all']])(
  'a place that is none is an error: npm run mail %s',
  async (...words) => {
    const file = path.join(outbox, 'file');
    await writeFile(file, '');
    const told = `MAIL_OUTBOX: ${file}: This is not a folder.`;
    await expect(run(words, { MAIL_OUTBOX: file })).rejects.toThrow(told);
    const missing = path.join(outbox, 'missing');
    await expect(run(words, { MAIL_OUTBOX: missing })).rejects.toThrow(
      `MAIL_OUTBOX: ${missing}: There is no such folder.`,
    );
  },
);

test('a folder in which the site has kept nothing yet is told as one', async () => {
  const folder = path.join(outbox, 'empty');
  await mkdir(folder);
  const output = await run([], { MAIL_OUTBOX: folder });
  expect(output).toContain(`In ${folder}, where the site has kept nothing yet:\nWaiting: 0`);
});

// Whoever may do everything is refused nothing.
test.skipIf(process.getuid?.() === 0)('a folder of another user is told with ours', async () => {
  const spool = spoolOf(outbox);
  await chmod(spool, 0o000);
  const told = `MAIL_OUTBOX: ${spool}: The user ${process.getuid?.() ?? ''} may not read it (EACCES).`;
  await expect(run([])).rejects.toThrow(told);
  await expect(run(['send', 'all'])).rejects.toThrow(told);
  await chmod(spool, 0o700);
});

test('a Redis that fails is named with its host and the reason, without its password', async () => {
  const port = await findFreePort();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(run([], { REDIS_URL: `redis://:secret@127.0.0.1:${port}` })).rejects.toThrow(
    `In Redis at 127.0.0.1:${port}: REDIS_URL: nothing answers at this host and port: Redis is down, or elsewhere (ECONNREFUSED)`,
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

test('the command tells a Redis that fails in a sentence, and ends', async () => {
  const { stderr, status } = spawnMail({ REDIS_URL: `redis://127.0.0.1:${await findFreePort()}` });
  expect(stderr).toContain('Redis is down, or elsewhere (ECONNREFUSED)');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});

test.skipIf(!hasRedis)('the command ends when it has listed what a Redis keeps', async () => {
  await using redis = await startRedis();
  const { stdout, status } = spawnMail({ REDIS_URL: redis.url });
  expect(stdout).toContain('Waiting: 0');
  expect(status).toBe(0);
});

test('called from another folder it looks where the server does, and says so', () => {
  const { stdout, status } = spawnMail();
  expect(stdout).toContain(`In ${path.join(projectFolder, '.outbox')}`);
  expect(status).toBe(0);
});

test('an option that npm kept is told, in place of a list', async () => {
  const asked = run([], { npm_config_test: 'true' });
  await expect(asked).rejects.toThrow('npm kept --test for itself. Write npm run mail -- --test.');
});

test('on a host where nothing keeps mail it says so', async () => {
  expect(await run([], { VERCEL: '1' })).toBe('Nothing keeps mail here: set REDIS_URL.');
});

test('a test message goes to whom the contact form writes, past the queue', async () => {
  expect(await run(['--test'])).toContain(`Written to ${outbox}`);
  const server = await startMailServer();
  try {
    const said = await run(['--test'], { SMTP_URL: server.url, CONTACT_TO: 'desk@example.com' });
    expect(said).toContain('took a test message for desk@example.com');
    expect(String(server.received[0])).toContain('test message');
  } finally {
    await server.close();
  }
});
