import { expect, test, type Page, type Route } from 'playwright/test';
import { functionAddress } from '../../../src/config/routes.ts';
import * as contactPage from '../../support/contact-page.ts';
import { findMail } from '../../support/outbox.ts';
import { formWords } from '../../../src/messages/messages.ts';

const contact = `**${functionAddress('contact')}`;

const toast = (page: Page) => contactPage.notifications(page).getByRole('listitem');

/** Fills and sends the form while the function is answered by the test. */
async function sendTo(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<contactPage.Visitor> {
  const typed = contactPage.createVisitor();
  await page.route(contact, answer);
  await contactPage.openForm(page);
  await contactPage.fillForm(page, typed);
  await contactPage.sendButton(page).click();
  return typed;
}

test('after sending, the page keeps a reference, what comes next and what to do if urgent', async ({
  page,
}) => {
  const typed = contactPage.createVisitor();
  await contactPage.sendMessage(page, typed);
  const note = page.getByRole('region', { name: 'We have your message' });
  await expect(note).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toHaveCount(0);
  await expect(note).toContainText(typed.email);
  await expect(note).toContainText('call your local emergency number');
  const [mail] = await findMail(typed.organization);
  const reference = await note.locator('strong').first().textContent();
  expect(mail?.messageId?.toUpperCase()).toContain(`<${reference ?? 'none'}`);
});

test('after a failure the page names the e-mail address and copies the text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const typed = await sendTo(page, (route) => route.abort('blockedbyclient'));
  const note = page.getByText('Your message may not have been sent').locator('..');
  await expect(note).toBeFocused();
  await expect(note.getByRole('link', { name: 'contact@triage.example' })).toBeVisible();
  await note.getByRole('button', { name: formWords.copy.button }).click();
  await expect(note.getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(typed.message);
  expect(copied).toContain(typed.organization);
  expect(copied).toContain(typed.name);
  await page.unroute(contact);
  await contactPage.sendButton(page).click();
  await expect(contactPage.sentNotice(page)).toBeVisible();
  expect(await findMail(typed.organization)).toHaveLength(1);
});

test('where no script may copy, the message is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const typed = await sendTo(page, (route) => route.abort());
  await page.getByRole('button', { name: formWords.copy.button }).click();
  await expect(page.getByText('The message is selected')).toBeVisible();
  const selected = await contactPage
    .field(page, 'Message')
    .evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  expect(selected).toBe(typed.message);
});

test('what is typed while a message is on its way stays, as another message', async ({ page }) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const keys: unknown[] = [];
  const typed = contactPage.createVisitor();
  await page.route(contact, async (route) => {
    keys.push((route.request().postDataJSON() as { idempotencyKey: unknown }).idempotencyKey);
    await answered;
    await route.continue();
  });
  await contactPage.sendMessage(page, typed);
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await contactPage.field(page, 'Message').fill('One more question.');
  answer();
  await expect(toast(page).locator('strong')).toHaveText(formWords.notices.sent.title);
  await expect(contactPage.field(page, 'Message')).toHaveValue('One more question.');
  await expect(contactPage.field(page, 'Name')).toHaveValue('');
  await contactPage.fillForm(page, { ...typed, message: 'One more question.' });
  await contactPage.sendButton(page).click();
  await expect.poll(() => findMail(typed.organization)).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

test('a message that went as a plain form is forgotten on the page that says so', async ({
  page,
}) => {
  await page.route(/\/_astro\/ContactFormIsland\./, (route) => route.abort());
  await page.goto('/contact');
  await contactPage.fillForm(page, contactPage.createVisitor());
  await contactPage.sendButton(page).click();
  // Until it has loaded it may still hold what was typed.
  await page.waitForURL('/contact/sent');
  await page.goto('/contact');
  await expect(contactPage.field(page, 'Message')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page that answers has the colors and the font of the site', async ({ page }) => {
    const readLook = () =>
      Promise.all(
        [page.locator('html'), contactPage.sendButton(page)].map((part) =>
          part.evaluate((element) => {
            const { backgroundColor, color, borderRadius } = getComputedStyle(element);
            return { backgroundColor, color, borderRadius };
          }),
        ),
      );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/contact');
      const expected = await readLook();
      await contactPage.sendButton(page).click();
      await expect(page.locator('.error-summary')).toBeVisible();
      // Its styles are a file of their own, which a busy machine may get to after the words.
      await expect.poll(readLook).toEqual(expected);
    }
  });
});

test('a draft in two tabs, with two texts, is two messages', async ({ page, context }) => {
  const [first, second] = [contactPage.createVisitor(), contactPage.createVisitor()];
  await contactPage.openForm(page);
  await contactPage.fillForm(page, first);
  const draft = await page.evaluate(
    () => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
  );
  const other = await context.newPage();
  // As a browser opens a tab that is a copy of another.
  await other.addInitScript((entries: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
  }, draft);
  await contactPage.openForm(other);
  await contactPage.fillForm(other, second);
  for (const tab of [page, other]) {
    await contactPage.takeTime(tab);
    await contactPage.sendButton(tab).click();
    if (tab === page) await expect(tab.getByText('We have your message')).toBeVisible();
  }
  await expect(other.getByText('Press the button to send this one too.')).toBeVisible();
  await contactPage.sendButton(other).click();
  await expect(other.getByText('We have your message')).toBeVisible();
  expect(await findMail(first.organization)).toHaveLength(1);
  expect(await findMail(second.organization)).toHaveLength(1);
});
