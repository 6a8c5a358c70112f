import { expect, test, type Page } from 'playwright/test';
import { searchWords } from '../../../src/messages/messages.ts';
import { holdFile, waitForScripts } from '../../support/page/page-scripts.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const everything = (page: Page) => page.getByRole('heading', { name: 'All pages' });

test(
  'finds while somebody types, marks, announces, narrows and keeps the question in the address',
  { tag: '@everywhere' },
  async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text());
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/search');
    expect(asked.filter((path) => /words\.json|start-search/.test(path))).toEqual([]);

    const main = page.getByRole('main');
    await field(page).pressSequentially('ESI levels');
    await expect(status(page)).toHaveText(/^\d+ pages? and \d+ articles? for “ESI levels”\.$/);
    await expect(page).toHaveURL('/search?q=ESI+levels');
    await expect(everything(page)).toBeHidden();
    const pages = main.locator('section', { has: page.getByRole('heading', { name: 'Pages' }) });
    await expect(pages.getByRole('link').first()).toHaveText('Emergency Severity Index');
    await expect(pages.locator('mark').first()).toHaveText(/levels/i);
    expect(violations).toEqual([]);

    // By keyboard: down to the first result, and back.
    await field(page).press('ArrowDown');
    await expect(pages.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();

    await main.getByRole('radio', { name: 'Articles', exact: true }).check();
    await expect(status(page)).toHaveText(/^\d+ articles? for/);
    await main.getByRole('combobox', { name: 'Articles of' }).selectOption('2024');
    await expect(page).toHaveURL('/search?q=ESI+levels&kind=article&year=2024');
    await expect(main.locator('#search-results li').first()).toContainText('2024');
    await page.reload();
    await expect(main.getByRole('radio', { name: 'Articles', exact: true })).toBeChecked();
    await expect(status(page)).toHaveText(/^\d+ articles? for “ESI levels”\.$/);
  },
);

test('typing and pressing answer alike, and a near word or everything is offered where nothing is found', async ({
  page,
}) => {
  await page.goto('/search?q=emergancy');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Search for “emergency”' }).click();
  await expect(status(page)).toContainText('for “emergency”.');
  await field(page).fill('abandonment');
  await expect(status(page)).toHaveText('1 page for “abandonment”.');
  const results = main.locator('#search-results');
  await expect(results.locator('mark', { hasText: 'abandonment' }).first()).toBeVisible();
  const typed = await results.innerText();
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(everything(page)).toBeHidden();
  expect(await results.innerText()).toBe(typed);
  await field(page).fill('zzqxv');
  await expect(status(page)).toContainText(searchWords.nothing);
  await expect(everything(page)).toBeVisible();
  await field(page).fill('');
  await expect(page).toHaveURL('/search');
});

test('what is not shown at first follows by keyboard, and the first of it has the focus', async ({
  page,
}) => {
  // On a small screen the form goes up, so that what was found begins in sight.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/search');
  await field(page).fill('triage');
  const first = page.locator('#search-results section').first();
  const links = first.locator('li > a');
  await expect(links).toHaveCount(5);
  const top = () => page.locator('#search').evaluate((form) => form.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  await first.getByRole('button').press('Enter');
  await expect(links.nth(5)).toBeFocused();
});

test('what is typed before its script came is searched, also in place of what the address asks', async ({
  page,
}) => {
  const release = await holdFile(page, /\/_astro\/SiteSearch\./);
  await page.goto('/search?q=trauma', { waitUntil: 'domcontentloaded' });
  await field(page).fill('stroke');
  await page.keyboard.press('Tab');
  release();
  await expect(status(page)).toContainText('for “stroke”.');
});

test('says so where the words cannot be loaded, shows everything, and begins anew', async ({
  page,
}) => {
  await page.route('**/words.json', (route) => route.abort(), { times: 2 });
  await page.goto('/search?q=stroke');
  await expect(status(page)).toHaveText(searchWords.failed);
  await expect(everything(page)).toBeVisible();
  await page.unroute('**/words.json');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(status(page)).toContainText('for “stroke”.');
});

test(
  'a lost visitor is offered the search with the words of the address',
  { tag: '@everywhere' },
  async ({ page }) => {
    await page.goto('/mental-health-triage-protocol');
    await page.getByRole('link', { name: 'Search for “mental health triage protocol”' }).click();
    await expect(field(page)).toHaveValue('mental health triage protocol');
    const first = page.locator('#search-results').getByRole('link').first();
    await expect(first).toHaveText('Mental Health Triage');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page is the index of everything, and the 404 leads to it',
    { tag: '@everywhere' },
    async ({ page }) => {
      await page.goto('/no-such-page');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Search', exact: true }).click();
      await expect(field(page)).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Triage Systems' }).first()).toBeVisible();
      await expect(main.getByRole('link', { name: 'Virtual Wards' })).toBeVisible();
      await main.getByRole('link', { name: /^Legal \d+$/ }).click();
      await expect(page).toHaveURL('/news-views/category/legal');
    },
  );
});

test('what is found is seen at each pause, and read out once somebody stops', async ({ page }) => {
  await page.clock.install();
  await page.goto('/search');
  await waitForScripts(page);
  const seen = page.locator('#search-status');
  // Its script comes with the first touch.
  await field(page).fill('ed');
  await expect(seen).toContainText('“ed”');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const typed of ['esi', 'esi levels']) {
    await field(page).fill(typed);
    await page.clock.runFor(200);
    await expect(seen).toContainText(`“${typed}”`);
    await expect(status(page)).toContainText('“ed”');
  }
  await page.clock.runFor(700);
  await expect(status(page)).toContainText('“esi levels”');
});
