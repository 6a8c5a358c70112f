import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { findMail } from '../../support/outbox.ts';
import { newsletterWords } from '../../../src/messages/messages.ts';

// Its form and its pages have no script.
test.use({ javaScriptEnabled: false });

test('an address is confirmed by the link in its e-mail, and can leave again', async ({ page }) => {
  const address = `reader-${randomUUID()}@gmail.com`;
  await page.goto('/news-views');
  await page.getByRole('textbox', { name: 'Email address' }).fill(address);
  await expect(page.getByText('No spam. Unsubscribe at any time.')).toBeVisible();
  await page.getByRole('button', { name: newsletterWords.form.button }).click();
  await expect(page).toHaveURL('/newsletter/check-inbox');

  const [question, ...others] = await findMail(address);
  expect(others).toEqual([]);
  expect(question?.to?.[0]?.address).toBe(address);
  await page.goto(/http\S+\?confirm=\S+/.exec(question?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page).toHaveURL('/newsletter/confirmed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');

  const notice = (await findMail(address)).find(({ subject }) => subject?.includes('confirmed'));
  expect(notice?.to?.[0]?.address).toBe('newsletter@triage.example');
  await page.goto(/http[^\s>]+\?unsubscribe=[^\s>]+/.exec(notice?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page).toHaveURL('/newsletter/unsubscribed');
  const subjects = (await findMail(address)).map(({ subject }) => subject);
  expect(subjects).toContain('Newsletter: take an address off the list');
});
