import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from 'playwright/test';
import { fieldNames, fieldRules } from '../../src/config/contact-fields.ts';
import { functionAddress } from '../../src/config/routes.ts';
import type { TypedFields } from '../../src/contact/fields.ts';
import { formWords } from '../../src/messages/messages.ts';
import { typeFields } from '../../tools/lib/contact-message.ts';

export type Visitor = TypedFields;

/** Each with an organization of its own, by which a test finds its mail. */
export function createVisitor(changes: Partial<Visitor> = {}): Visitor {
  return typeFields({
    name: 'Zoë O’Neill',
    email: 'zoe@hospital.org',
    organization: `Hospital ${randomUUID()}`,
    role: 'nurse',
    message: 'We take 400 calls a day.\n\nCan we hear it, please? – Zoë 🩺',
    ...changes,
  });
}

/** A field of the contact form by its label. */
export function field(page: Page, name: string, role: 'textbox' | 'combobox' = 'textbox'): Locator {
  return page.getByRole(role, { name });
}

export async function fillForm(page: Page, visitor: Visitor): Promise<void> {
  for (const name of fieldNames) {
    const control = page.locator(`#${name}`);
    if (fieldRules[name].type === 'select') await control.selectOption(visitor[name]);
    else await control.fill(visitor[name]);
  }
}

/** Opens the form, reaches for it and waits until its script is there. */
export async function openForm(page: Page, address = '/contact'): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await field(page, 'Name').focus();
  await expect(page.locator('form.contact-form[data-live]')).toBeAttached();
}

/** Moves the clock of the page on: whoever fills the form within two seconds is a robot. */
export async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(3_000);
}

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: formWords.form.send });
}

export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

/** The notice that a message was sent. */
export function sentNotice(page: Page): Locator {
  return notifications(page).getByText(formWords.notices.sent.title, { exact: true });
}

/** Opens the form, fills it no faster than people do and sends it. */
export async function sendMessage(page: Page, visitor: Visitor, address?: string): Promise<void> {
  await openForm(page, address);
  await fillForm(page, visitor);
  await takeTime(page);
  await sendButton(page).click();
}

/** Shows a notice by way of the contact form, whose function is answered by the test. */
export async function showFailure(page: Page): Promise<void> {
  await page.route(`**${functionAddress('contact')}`, (route) => route.fulfill({ status: 502 }));
  await openForm(page);
  await fillForm(page, createVisitor());
  await sendButton(page).click();
  await expect(notifications(page).getByRole('listitem')).toHaveCount(1);
}
