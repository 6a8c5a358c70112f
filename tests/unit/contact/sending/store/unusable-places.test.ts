import { chmod } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findUnusablePlaces } from '../../../../../src/contact/sending/health.ts';
import { findFreePort } from '../../../../support/project.ts';
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
  expect(problem.includes(user)).toBe('MAIL_OUTBOX' in environment);
  expect(others).toEqual([]);
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
