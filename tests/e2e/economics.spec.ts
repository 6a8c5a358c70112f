import { expect, test } from 'playwright/test';

test.use({ javaScriptEnabled: false });

test('a reader puts in numbers of their own and reads the visits that would cover the cost', async ({
  page,
}) => {
  await page.goto('/economic-impact');
  const rows = page.locator('.break-even tbody tr').filter({ visible: true });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('30,000 visits, 25% call first, $300 a visit: 7,500 calls');

  await page.getByRole('radio', { name: '60,000' }).check();
  await page.getByRole('radio', { name: '50%' }).check();
  await page.getByRole('radio', { name: '$600' }).check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('60,000 visits, 50% call first, $600 a visit: 30,000 calls');
  await expect(rows.getByRole('cell')).toHaveText([
    '800 visits 2.7% of calls',
    '342 visits 1.1% of calls',
    '4,667 visits 15.6% of calls',
  ]);
});

test('the keyboard moves through a choice, and the row follows', async ({ page }) => {
  await page.goto('/economic-impact');
  await page.getByRole('radio', { name: '$300' }).focus();
  await page.keyboard.press('ArrowLeft');
  const rows = page.locator('.break-even tbody tr').filter({ visible: true });
  await expect(rows).toContainText('$150 a visit');
});

test('print shows every combination', async ({ page }) => {
  await page.goto('/economic-impact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.break-even tbody tr').filter({ visible: true })).toHaveCount(48);
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
});
