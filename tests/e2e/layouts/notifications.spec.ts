import { expect, test, type Page } from 'playwright/test';
import * as contactPage from '../../support/contact-page.ts';

const toasts = (page: Page) => contactPage.notifications(page).getByRole('listitem');

const announced = (page: Page) =>
  contactPage.notifications(page).locator('[aria-live="assertive"]');

test('a new attempt takes away what was said of the last, and a button what is said of it', async ({
  page,
}) => {
  await contactPage.showFailure(page);
  await contactPage.fillForm(page, contactPage.createVisitor({ email: 'zoe@gmail.com' }));
  await contactPage.sendButton(page).click();
  await expect(toasts(page).getByRole('button')).toHaveAccessibleName('Dismiss: Invalid Email');
  // The list of mistakes has the focus and says the same.
  await expect(announced(page)).toBeEmpty();
  await toasts(page).getByRole('button').click();
  await expect(toasts(page)).toHaveCount(0);
});

test('a notice lasts five seconds, and as long as somebody points at it', async ({ page }) => {
  await contactPage.showFailure(page);
  await page.clock.runFor(4_000);
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).hover();
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(1_500);
  await expect(toasts(page)).toHaveCount(0);
});

test('a notice lasts as long as somebody has the focus in it', async ({ page }) => {
  await contactPage.showFailure(page);
  await toasts(page).getByRole('button').focus();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.getByRole('main').focus();
  await page.clock.runFor(6_000);
  await expect(toasts(page)).toHaveCount(0);
});

test('Alt+T leads to the notices, where Escape dismisses the last', async ({ page }) => {
  await contactPage.showFailure(page);
  await page.keyboard.press('Alt+t');
  await expect(contactPage.notifications(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  // Whoever has read them is where they were: at what says that the message was not sent.
  await expect(page.locator('.error-summary:visible')).toBeFocused();
});
