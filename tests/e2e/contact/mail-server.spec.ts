import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'playwright/test';
import { createVisitor, sendMessage, sentNotice } from '../../support/contact-page.ts';
import { waitForScripts } from '../../support/page/page-scripts.ts';
import { startMailServer } from '../../../tools/lib/mail-server.ts';
import { startReceiver } from '../../support/servers/webhook-receiver.ts';
import { findFreePort, serveBuilt } from '../../../tools/lib/project.ts';
import { retryPlan } from '../../../src/contact/queue/job-store.ts';
import { createSqliteStore } from '../../../src/contact/queue/sqlite-store.ts';

/** A folder of its own: no other server may find what waits in it. */
const makeOutbox = () => mkdtempDisposable(join(tmpdir(), 'outbox-'));

function openStore(outbox: string) {
  return createSqliteStore(outbox, () => undefined, retryPlan);
}

function readWaiting(outbox: string) {
  return openStore(outbox).list();
}

test('a lead is followed from the address of an advertisement to the mail and the webhook', async ({
  page,
}) => {
  const server = await startMailServer();
  await using receiver = await startReceiver();
  await using outbox = await makeOutbox();
  const settings = {
    SMTP_URL: server.url,
    MAIL_OUTBOX: outbox.path,
    CONTACT_WEBHOOK: receiver.url,
    CONTACT_WEBHOOK_SECRET: `whsec_${Buffer.from('thirty-two bytes, for this test.').toString('base64')}`,
  };
  await using site = await serveBuilt(settings);
  const visitor = createVisitor();
  await page.goto(
    `${site.origin}/virtual-wards?utm_source=spring-mail&utm_campaign=wards&gclid=visitor-7`,
  );
  await waitForScripts(page);
  const button = page.getByRole('link', { name: 'Request a Demo' }).first();
  const form = new URL((await button.getAttribute('href')) ?? '', site.origin).href;
  await sendMessage(page, visitor, form);
  await expect(sentNotice(page)).toBeVisible();
  const mail = await PostalMime.parse(server.received[0] ?? '');
  expect(mail.text).toContain('spring-mail');
  expect(mail.text).toContain('Button: Request a Demo (/virtual-wards)');
  expect(mail.text).toContain('/virtual-wards');
  expect(server.received.join()).not.toContain('visitor-7');
  await expect.poll(() => receiver.calls).toHaveLength(1);
  expect(JSON.parse(receiver.calls[0]?.body ?? '')).toMatchObject({
    data: {
      organization: visitor.organization,
      story: { campaign: { source: 'spring-mail', name: 'wards' }, firstPage: '/virtual-wards' },
    },
  });
  await server.close();
});

test('a message that waits arrives once the mail server is there, also after a restart', async ({
  page,
}) => {
  const port = await findFreePort();
  await using outbox = await makeOutbox();
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_OUTBOX: outbox.path };
  const visitor = createVisitor();
  {
    await using site = await serveBuilt(settings);
    await sendMessage(page, visitor, `${site.origin}/contact`);
    await expect(sentNotice(page)).toBeVisible();
  }
  const [kept] = await readWaiting(outbox.path);
  if (kept) await openStore(outbox.path).makeDue(kept.job.name);
  const server = await startMailServer();
  await using again = await serveBuilt({ ...settings, SMTP_URL: server.url });
  await expect.poll(() => server.received.length, { message: again.origin }).toBe(1);
  const mail = await PostalMime.parse(server.received[0] ?? '');
  expect(mail.text).toContain(visitor.message);
  await expect.poll(() => readWaiting(outbox.path)).toEqual([]);
  await server.close();
});
