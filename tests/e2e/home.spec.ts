import { expect, test } from 'playwright/test';

test('the home page says what the product is, shows it and leads to a demo', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const demos = main.getByRole('link', { name: 'Request a Demo' });
  await expect(demos).toHaveCount(2);
  // Beside the call, whatever the words above it need.
  await expect(demos.first()).toBeInViewport({ ratio: 1 });
  for (const demo of await demos.all()) await expect(demo).toHaveAttribute('href', '/contact');
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('What is TRIAGE?').getByRole('heading', { level: 3 })).toHaveText([
    'AI-Powered Conversation',
    'Natural Language Understanding',
    'Voice-First Interface',
    'Dynamic Assessments',
  ]);
  await expect(section('Why Does it Matter?').getByRole('heading', { level: 3 })).toHaveText([
    'Reducing Wait Times',
    'Staff Efficiency',
    'Equity in Care',
    'Resource Optimization',
  ]);
  await expect(section('Why Does it Matter?')).toContainText('up to 35%');
  const figure = page.getByRole('figure').first();
  await expect(figure).toContainText('Illustration.');
  await expect(figure).toContainText('Emergency services now');
});
