import { expect, test, type Page } from 'playwright/test';
import { hiddenFields } from '../../../src/contact/fields.ts';
import * as contactPage from '../../support/contact-page.ts';
import { findMail } from '../../support/outbox.ts';

/** Sends what is filled and reads the one e-mail that arrives. */
async function sendAndRead(page: Page, typed: contactPage.Visitor) {
  await contactPage.sendButton(page).click();
  await expect(contactPage.sentNotice(page)).toBeVisible();
  const mails = await findMail(typed.organization);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(typed.message);
  return {
    mark: mails[0]?.headers.find(({ key }) => key === 'x-website-mark')?.value,
    ...mails[0],
  };
}

/** Fills the fields as programs do that fire no events. */
async function fillSilently(page: Page, typed: contactPage.Visitor): Promise<void> {
  await page.evaluate(
    (values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) {
        const control = document.querySelector<HTMLInputElement>(`.field [name="${name}"]`);
        if (control) control.value = value;
      }
    },
    { ...typed },
  );
}

async function fillTrap(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const trap = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!trap) throw new Error('There is no trap.');
    trap.value = 'https://hospital.org';
    trap.dispatchEvent(new Event('input', { bubbles: true }));
  }, hiddenFields.trap);
}

test('a message that a tool fills and sends at once arrives, marked', async ({ page }) => {
  const typed = contactPage.createVisitor();
  await contactPage.openForm(page);
  await page.clock.setFixedTime(await page.evaluate(() => performance.timeOrigin + 500));
  await contactPage.fillForm(page, typed);
  const { subject, mark } = await sendAndRead(page, typed);
  expect(subject).toMatch(/^\[looks automated\] /);
  expect(mark).toBe('looks automated');
});

test('fields filled without events long ago are an ordinary message', async ({ page }) => {
  const typed = contactPage.createVisitor();
  await contactPage.openForm(page);
  await fillSilently(page, typed);
  await contactPage.takeTime(page);
  await contactPage.field(page, 'Message').press('End');
  await contactPage.field(page, 'Message').pressSequentially('!');
  const { mark } = await sendAndRead(page, typed);
  expect(mark).toBeUndefined();
});

test('the trap is out of reach, and never kept in the draft', async ({ page }) => {
  await contactPage.openForm(page);
  await fillTrap(page);
  await contactPage.field(page, 'Name').fill('Zoë');
  const trap = page.locator(`[name="${hiddenFields.trap}"]`);
  await expect(trap).toBeHidden();
  await trap.evaluate((input) => {
    (input as HTMLInputElement).focus();
  });
  await expect(trap).not.toBeFocused();
  await page.reload();
  await expect(contactPage.field(page, 'Name')).toHaveValue('Zoë');
  await expect(trap).toHaveValue('');
});
