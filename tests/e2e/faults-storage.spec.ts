import { expect, test, type Page } from 'playwright/test';
import {
  createVisitor,
  field,
  fillForm,
  notifications,
  openForm,
  sendButton,
  takeTime,
} from '../support/contact-page.ts';
import { findMail } from '../support/outbox.ts';

const faults: Readonly<Record<string, () => void>> = {
  'when storage is denied': () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'when storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

/** Collects what the page throws and what promises it leaves rejected. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

for (const [what, fault] of Object.entries(faults)) {
  test.describe(what, () => {
    test.beforeEach(({ page }) => page.addInitScript(fault));

    test('the menu opens and Alt+T leads to the notices', async ({ page }) => {
      const errors = collectErrors(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      const toggle = page.getByRole('button', { name: 'Menu' });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Alt+t');
      await expect(notifications(page)).toBeFocused();
      expect(errors).toEqual([]);
    });

    test('the film opens in its overlay', async ({ page }) => {
      const errors = collectErrors(page);
      await page.goto('/product');
      await page.getByRole('link', { name: 'Watch Video' }).click();
      await expect(page.getByRole('dialog', { name: 'The story of one call' })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('the listing shows a category and more articles in place', async ({ page }) => {
      const errors = collectErrors(page);
      await page.goto('/news-views');
      await page.getByRole('button', { name: 'Load More Articles' }).click();
      await expect(page.getByText(/^Showing 12 of \d+ articles$/)).toBeVisible();
      await page.getByRole('button', { name: 'Research', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Research Articles' })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('the contact form sends, says so and is emptied', async ({ page }) => {
      const errors = collectErrors(page);
      const typed = createVisitor();
      await openForm(page);
      await fillForm(page, typed);
      await takeTime(page);
      await sendButton(page).click();
      await expect(notifications(page).getByText('Message Sent!', { exact: true })).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue('');
      expect(await findMail(typed.organization)).toHaveLength(1);
      expect(errors).toEqual([]);
    });
  });
}
