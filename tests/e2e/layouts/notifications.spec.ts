import { expect, test, type Page } from 'playwright/test';
import * as contactPage from '../../support/contact-page.ts';

const toasts = (page: Page) => contactPage.notifications(page).getByRole('listitem');

test('a notice lasts five seconds, and as long as somebody points at it or has the focus in it', async ({
  page,
}) => {
  await contactPage.showFailure(page);
  await page.clock.runFor(4_000);
  await toasts(page).hover();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).getByRole('button').focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.getByRole('main').focus();
  await page.clock.runFor(1_500);
  await expect(toasts(page)).toHaveCount(0);
});

test('Alt+T leads to the notices, Escape or a button dismisses them, and a new attempt takes the old away', async ({
  page,
}) => {
  await contactPage.showFailure(page);
  await page.keyboard.press('Alt+t');
  await expect(contactPage.notifications(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  // Whoever has read them is where they were: at what says that the message was not sent.
  await expect(page.locator('.error-summary:visible')).toBeFocused();

  await contactPage.sendButton(page).click();
  await expect(toasts(page).getByRole('button')).toHaveAccessibleName('Dismiss: Error');
  await contactPage.field(page, 'Work email').fill('zoe@gmail.com');
  await contactPage.sendButton(page).click();
  await expect(toasts(page).getByRole('button')).toHaveAccessibleName('Dismiss: Invalid Email');
  await toasts(page).getByRole('button').click();
  await expect(toasts(page)).toHaveCount(0);
});
