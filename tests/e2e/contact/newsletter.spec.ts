import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { findMail } from '../../support/outbox.ts';
import { newsletterWords } from '../../../src/messages/messages.ts';

const newAddress = () => `reader-${randomUUID()}@gmail.com`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an address is confirmed by the link in its e-mail, and can leave again', async ({
      page,
    }) => {
      const address = newAddress();
      await page.goto('/news-views');
      await page.getByRole('textbox', { name: 'Email address' }).fill(address);
      await expect(page.getByText('No spam. Unsubscribe at any time.')).toBeVisible();
      await page.getByRole('button', { name: newsletterWords.form.button }).click();
      await expect(page).toHaveURL('/newsletter/check-inbox');

      const [question, ...others] = await findMail(address);
      expect(others).toEqual([]);
      expect(question?.to?.[0]?.address).toBe(address);
      const confirmLink = /http\S+\?confirm=\S+/.exec(question?.text ?? '')?.[0] ?? '';
      await page.goto(confirmLink);
      await expect(page.getByRole('main')).not.toContainText(address);
      expect(await findMail(address)).toHaveLength(1);
      await page.getByRole('button', { name: 'Confirm subscription' }).click();
      await expect(page).toHaveURL('/newsletter/confirmed');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');

      const notice = (await findMail(address)).find(({ subject }) =>
        subject?.includes('confirmed'),
      );
      expect(notice?.to?.[0]?.address).toBe('newsletter@triage.example');
      const unsubscribeLink =
        /http[^\s>]+\?unsubscribe=[^\s>]+/.exec(notice?.text ?? '')?.[0] ?? '';
      await page.goto(unsubscribeLink);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page).toHaveURL('/newsletter/unsubscribed');
      const subjects = (await findMail(address)).map(({ subject }) => subject);
      expect(subjects).toContain('Newsletter: take an address off the list');
    });

    test('an address that cannot exist leads to a page that says so', async ({ page }) => {
      await page.goto('/news-views');
      await page.getByRole('textbox', { name: 'Email address' }).fill('reader@hospital');
      await page.getByRole('button', { name: newsletterWords.form.button }).click();
      await expect(page.getByRole('alert')).toContainText('Enter an email address');
      const again = page.getByRole('textbox', { name: 'Email address' });
      await expect(again).toHaveValue('reader@hospital');
      const address = newAddress();
      await again.fill(address);
      await page.getByRole('button', { name: newsletterWords.form.button }).click();
      await expect(page).toHaveURL('/newsletter/check-inbox');
      expect(await findMail(address)).toHaveLength(1);
    });
  });
}

test('one click in a mail program unsubscribes', async ({ page, request }) => {
  const address = newAddress();
  await page.goto('/news-views');
  await page.getByRole('textbox', { name: 'Email address' }).fill(address);
  await page.getByRole('button', { name: newsletterWords.form.button }).click();
  await expect(page).toHaveURL('/newsletter/check-inbox');
  const [mail] = await findMail(address);
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const answer = await request.post(header.slice(1, -1), {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  expect(await findMail(address)).toHaveLength(2);
});

test('a link that was changed is refused on a page', async ({ page }) => {
  const answer = await page.goto('/functions/v1/TRIAGE-subscribe-newsletter?confirm=abc.def');
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText('This link is not complete.');
});
