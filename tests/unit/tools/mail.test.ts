import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStore, spoolOf } from '../../../src/contact/sending/store/folder-store.ts';
import type { Standing } from '../../../src/contact/sending/store/mail-store.ts';
import { runMail, UnknownCommand } from '../../../tools/mail/run-mail.ts';
import { startMailServer } from '../../support/servers/mail-server.ts';
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
  expect(output).toContain(`Waiting: 1\n  id-of-other  contact, taken on 2025-01-15 10:20`);
  expect(output).toContain(
    `Failed: 1\n  ${letter.id}  contact, taken on 2025-01-15 10:20, 27 attempts, may have arrived, EENVELOPE 550\n`,
  );
  expect(output).toMatch(/marked as automated: 1\n {2}id-of-robot {2}delivered 20\d\d-/);
  expect(output).not.toContain('Hello');
});

test('one letter is sent again, or all of them', async () => {
  expect(await run(['send', letter.id])).toBe('1 of 1 sent; 0 still kept.');
  const [file = ''] = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  expect(file).toContain(letter.id);
  expect(await run(['send', 'all'])).toBe('1 of 1 sent; 0 still kept.');
  expect(await run(['send', letter.id])).toBe(`Nothing is kept under ${letter.id}.`);
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
