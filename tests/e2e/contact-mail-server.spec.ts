import PostalMime from 'postal-mime';
import { expect, test } from 'playwright/test';
import {
  createVisitor,
  field,
  fillForm,
  notifications,
  openForm,
  sendButton,
  takeTime,
} from '../support/contact-page.ts';
import { startMailServer, type Behavior } from '../support/mail-server.ts';
import { findFreePort, startSite } from '../support/project.ts';

test('a message arrives at the mail server, once and word for word', async ({ page }) => {
  const server = await startMailServer();
  await using site = await startSite({ SMTP_URL: server.url }, ['--no-build']);
  const visitor = createVisitor();
  await openForm(page, `${site.origin}/contact`);
  await fillForm(page, visitor);
  await takeTime(page);
  await sendButton(page).click();
  await expect(notifications(page).getByText('Message Sent!', { exact: true })).toBeVisible();
  expect(server.received).toHaveLength(1);
  const mail = await PostalMime.parse(server.received[0] ?? '');
  expect(mail.text).toContain(visitor.message);
  expect(mail.replyTo).toEqual([{ name: visitor.name, address: visitor.email }]);
  await server.close();
});

test('a mail server that is busy for a moment is asked again', async ({ page }) => {
  const server = await startMailServer(['busy']);
  await using site = await startSite({ SMTP_URL: server.url }, ['--no-build']);
  await openForm(page, `${site.origin}/contact`);
  await fillForm(page, createVisitor());
  await takeTime(page);
  await sendButton(page).click();
  await expect(notifications(page).getByText('Message Sent!', { exact: true })).toBeVisible();
  expect(server.received).toHaveLength(1);
  await server.close();
});

const refusals: readonly (readonly [what: string, behavior: Behavior])[] = [
  ['refuses the message before it is sent', 'refuse-recipient'],
  ['refuses the message after it was sent', 'refuse-content'],
  ['takes the message and never answers', 'silent'],
];

for (const [what, behavior] of refusals) {
  test(`when the mail server ${what}, the visitor is told, keeps every word and can send again`, async ({
    page,
  }) => {
    // The function gives its mail server fifteen seconds.
    test.setTimeout(60_000);
    const server = await startMailServer([behavior]);
    await using site = await startSite({ SMTP_URL: server.url }, ['--no-build']);
    const visitor = createVisitor();
    await openForm(page, `${site.origin}/contact`);
    await fillForm(page, visitor);
    await takeTime(page);
    await sendButton(page).click();
    await expect(notifications(page).getByText('Error', { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    await expect(field(page, 'Message')).toHaveValue(visitor.message);
    await sendButton(page).click();
    await expect(notifications(page).getByText('Message Sent!', { exact: true })).toBeVisible();
    await server.close();
  });
}

test('when there is no mail server, the visitor is told and keeps every word', async ({ page }) => {
  const port = await findFreePort();
  await using site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port}` }, ['--no-build']);
  const visitor = createVisitor();
  await openForm(page, `${site.origin}/contact`);
  await fillForm(page, visitor);
  await takeTime(page);
  await sendButton(page).click();
  await expect(notifications(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue(visitor.message);
  await expect(field(page, 'Role', 'combobox')).toHaveValue(visitor.role);
});
