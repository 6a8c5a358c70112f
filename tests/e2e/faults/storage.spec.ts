import { expect, test } from 'playwright/test';
import {
  createVisitor,
  field,
  notifications,
  sendMessage,
  sentNotice,
} from '../../support/contact-page.ts';
import { findMail } from '../../support/outbox.ts';
import { newsWords } from '../../../src/messages/messages.ts';

const faults: Readonly<Record<string, () => void>> = {
  denied: () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [what, fault] of Object.entries(faults)) {
  test(`when storage is ${what}, menu, notices, film, listing and form work all the same`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(fault);

    await page.goto('/product');
    await page.getByRole('button', { name: 'Watch Video' }).click();
    await expect(page.getByRole('dialog', { name: 'The story of one call' })).toBeVisible();

    await page.goto('/news-views');
    await page.getByRole('button', { name: newsWords.listing.more }).click();
    await expect(page.getByText(/^Showing 12 of \d+ articles$/)).toBeVisible();
    await page.getByRole('button', { name: /^Research \d/ }).click();
    await expect(page.getByRole('heading', { name: 'Research Articles' })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+t');
    await expect(notifications(page)).toBeFocused();

    const typed = createVisitor();
    await sendMessage(page, typed);
    await expect(sentNotice(page)).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('');
    expect(await findMail(typed.organization)).toHaveLength(1);
    expect(errors).toEqual([]);
  });
}
