import { expect, test } from 'playwright/test';
import { createVisitor, field, sendMessage, sentNotice } from '../../support/contact-page.ts';
import { findMail } from '../../support/outbox.ts';
import { noteErrors } from '../../support/page/page-scripts.ts';
import { newsWords } from '../../../src/messages/messages.ts';

test('when storage is denied, menu, film, listing and form work all the same', async ({ page }) => {
  const errors = noteErrors(page);
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Watch Video' }).click();
  await expect(page.getByRole('dialog', { name: 'The story of one call' })).toBeVisible();

  await page.goto('/news-views');
  await page.getByRole('button', { name: newsWords.listing.more }).click();
  await expect(page.getByText(/^Showing 12 of \d+ articles$/)).toBeVisible();

  const typed = createVisitor();
  await sendMessage(page, typed);
  await expect(sentNotice(page)).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  expect(await findMail(typed.organization)).toHaveLength(1);
  expect(errors).toEqual([]);
});
