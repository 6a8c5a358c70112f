import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { functionAddress } from '../../../../src/config/routes.ts';
import { createNewsletterHandler } from '../../../../src/contact/newsletter/newsletter-handler.ts';
import {
  createNewsletterService,
  draftNewsletterMail,
} from '../../../../src/contact/newsletter/newsletter-service.ts';
import { email, post } from './newsletter-fixture.ts';
import { outbox, useOutbox } from '../outbox-fixture.ts';

const linkAddress = `http://127.0.0.1:4321${functionAddress('newsletter')}`;
const headers = { accept: 'text/html', origin: 'http://127.0.0.1:4321' };

useOutbox();

async function readMails(): Promise<Email[]> {
  const files = await outbox.listMails();
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(path.join(outbox.folder, file)))),
  );
}

function start(environment: Record<string, string> = {}) {
  return createNewsletterHandler(
    createNewsletterService({ MAIL_OUTBOX: outbox.folder, ...environment }),
  );
}

test('a letter that asks to confirm is of use for as long as its link, others until they arrive', () => {
  const [confirmLink, unsubscribeLink] = ['https://triage.example/c', 'https://triage.example/u'];
  const links = { email, confirmLink, unsubscribeLink };
  expect(draftNewsletterMail({ kind: 'confirmation', ...links }, {})).toMatchObject({
    lifetime: 24 * 3_600_000,
  });
  expect(draftNewsletterMail({ kind: 'unsubscribed', email }, {})).not.toHaveProperty('lifetime');
});

test('an address is asked, confirms, and reaches those who send the newsletter', async () => {
  const handle = start({ NEWSLETTER_TO: 'news@triage.example' });
  await handle(post({ email }, linkAddress, headers));
  const [question] = await readMails();
  expect(question?.to?.[0]?.address).toBe(email);
  const [logged] = vi.mocked(console.log).mock.calls;
  expect(JSON.parse(String(logged?.[0]))).toMatchObject({ event: 'newsletter', outcome: 'sent' });
  expect(question?.subject).toBe('Confirm your subscription to TRIAGE News & Views');
  const link = /http:\S+\?confirm=\S+/.exec(question?.text ?? '')?.[0] ?? '';
  expect(link).toContain(linkAddress);
  const header = (name: string) =>
    question?.headers.find(({ key }) => key === name)?.value ?? 'missing';
  expect(header('list-unsubscribe')).toMatch(
    /^<http:\/\/127\.0\.0\.1:4321\/\S+\?unsubscribe=\S+>$/,
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  const answer = await handle(post({}, link, headers));
  expect(answer.status).toBe(303);
  const notice = (await readMails()).find(({ subject }) => subject?.includes('confirmed'));
  expect(notice?.to?.[0]?.address).toBe('news@triage.example');
  expect(notice?.text).toContain(email);
  expect(notice?.text).toContain('List-Unsubscribe: <http://127.0.0.1:4321/');
});

test('on the deployed host nothing is written and every missing setting is an error', async () => {
  const handle = start({ VERCEL: '1', PUBLIC_SITE_URL: 'http://127.0.0.1:4321' });
  expect((await handle(post({ email }, linkAddress, headers))).status).toBe(500);
  const withSecret = start({
    VERCEL: '1',
    PUBLIC_SITE_URL: 'http://127.0.0.1:4321',
    NEWSLETTER_SECRET: 'x'.repeat(32),
  });
  expect((await withSecret(post({ email }, linkAddress, headers))).status).toBe(500);
  expect(await outbox.listMails()).toEqual([]);
  const reasons = vi
    .mocked(console.error)
    .mock.calls.map(([line]) => (JSON.parse(String(line)) as { reason: string }).reason);
  expect(reasons).toEqual([
    'NEWSLETTER_SECRET: missing on the deployed host',
    'SMTP_URL: missing on the deployed host',
  ]);
});

test('the settings limit how often a client may ask', async () => {
  const handle = start({ RATE_LIMIT_PER_CLIENT: '1' });
  await handle(post({ email }, linkAddress, headers));
  const second = await handle(post({ email: 'b@hospital.example' }, linkAddress, headers));
  expect(second.status).toBe(429);
  expect(second.headers.get('retry-after')).toMatch(/^\d+$/);
});
