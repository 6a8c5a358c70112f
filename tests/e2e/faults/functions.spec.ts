import { expect, test, type Page, type Route } from 'playwright/test';
import { functionAddress } from '../../../src/config/routes.ts';
import * as contactPage from '../../support/contact-page.ts';
import { findMail } from '../../support/outbox.ts';
import { formWords } from '../../../src/messages/messages.ts';
import { answerTimeout } from '../../../src/islands/contact-form/post-contact-message.ts';

const contact = `**${functionAddress('contact')}`;

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'refuses the connection': (route) => route.abort('connectionrefused'),
  'fails with a page of the host': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }),
};

async function expectKept(page: Page, typed: contactPage.Visitor): Promise<void> {
  await expect(contactPage.field(page, 'Name')).toHaveValue(typed.name);
  await expect(contactPage.field(page, 'Work email')).toHaveValue(typed.email);
  await expect(contactPage.field(page, 'Organization')).toHaveValue(typed.organization);
  await expect(contactPage.field(page, 'Role', 'combobox')).toHaveValue(typed.role);
  await expect(contactPage.field(page, 'Message')).toHaveValue(typed.message);
}

async function expectFailureNotice(page: Page): Promise<void> {
  const toast = contactPage.notifications(page).locator('li');
  await expect(toast.locator('strong')).toHaveText('Error');
  await expect(toast.locator('p')).toHaveText(formWords.notices.failed.message);
}

test.describe('the contact form', () => {
  const answers = {
    ...faults,
    'cannot reach the mail server': (route: Route) =>
      route.fulfill({ status: 502, json: { error: { code: 'not_delivered' } } }),
    'refuses without saying what': (route: Route) => route.fulfill({ status: 422, body: '' }),
  };
  for (const [what, answer] of Object.entries(answers)) {
    test(`when the function ${what}, the visitor is told, keeps every word and can send again`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const typed = contactPage.createVisitor();
      await page.route(contact, answer);
      await contactPage.sendMessage(page, typed);
      await expectFailureNotice(page);
      await expectKept(page, typed);
      await page.unroute(contact);
      await contactPage.sendButton(page).click();
      await expect(contactPage.sentNotice(page)).toBeVisible();
      expect(await findMail(typed.organization)).toHaveLength(1);
      expect(errors).toEqual([]);
    });
  }

  test('a request that is not answered is given up and counts as a failure', async ({ page }) => {
    await page.route(contact, () => undefined);
    const typed = contactPage.createVisitor();
    await contactPage.openForm(page);
    await contactPage.fillForm(page, typed);
    await contactPage.sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.clock.runFor(answerTimeout);
    await expectFailureNotice(page);
    await expect(contactPage.sendButton(page)).toBeVisible();
    await expectKept(page, typed);
  });

  for (const isScriptThere of [true, false]) {
    const how = isScriptThere ? 'in place' : 'by itself, its script being blocked';
    test(`a message whose answer is lost and that is sent again ${how} arrives once`, async ({
      page,
    }) => {
      const typed = contactPage.createVisitor();
      if (isScriptThere) {
        await contactPage.openForm(page);
      } else {
        await page.route(/\/_astro\/ContactFormIsland\./, (route) => route.abort());
        await page.clock.install();
        await page.goto('/contact');
      }
      await contactPage.fillForm(page, typed);
      await contactPage.takeTime(page);
      await page.route(
        contact,
        async (route) => {
          await route.fetch({ maxRedirects: 0 });
          await route.abort();
        },
        { times: 1 },
      );
      await contactPage.sendButton(page).click();
      if (isScriptThere) {
        await expectFailureNotice(page);
      } else {
        await expect(contactPage.sendButton(page)).toBeHidden();
        await page.goBack();
      }
      await expectKept(page, typed);
      await contactPage.sendButton(page).click();
      await expect(page.getByText(formWords.notices.sent.title, { exact: true })).toBeVisible();
      expect(await findMail(typed.organization)).toHaveLength(1);
    });
  }
});

for (const [what, answer] of Object.entries(faults)) {
  test.describe(`without JavaScript, when the function ${what}`, () => {
    test.use({ javaScriptEnabled: false });

    test('Back leads to the contact form with every word, to send again', async ({ page }) => {
      const typed = contactPage.createVisitor();
      await page.goto('/contact');
      await contactPage.fillForm(page, typed);
      await page.route(contact, answer, { times: 1 });
      await contactPage.sendButton(page).click();
      await expect(contactPage.sendButton(page)).toBeHidden();
      await page.goBack();
      await expectKept(page, typed);
      await contactPage.sendButton(page).click();
      await expect(page).toHaveURL('/contact/sent');
      expect(await findMail(typed.organization)).toHaveLength(1);
    });
  });
}
