import { expect, test } from 'playwright/test';
import { readArticles } from '../../support/articles.ts';
import { holdFile, waitForScripts } from '../../support/page/page-scripts.ts';
import { searchWords } from '../../../src/messages/messages.ts';
import { findBrokenRules } from '../../support/checks/access-rules.ts';

test('finds while somebody types, marks, announces, narrows and keeps the question in the address', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/search');
  expect(asked.filter((path) => /pagefind|start-search/.test(path))).toEqual([]);

  const main = page.getByRole('main');
  const words = main.getByRole('searchbox', { name: 'What are you looking for?' });
  await expect(words).toHaveAccessibleDescription(searchWords.hint);
  await words.pressSequentially('ESI levels');
  const status = main.getByRole('status');
  await expect(status).toHaveText(/^\d+ pages? and \d+ articles? for “ESI levels”\.$/);
  await expect(page).toHaveURL('/search?q=ESI+levels');
  await expect(main.getByRole('heading', { name: 'All pages' })).toBeHidden();
  const pages = main.locator('section', { has: page.getByRole('heading', { name: 'Pages' }) });
  await expect(pages.getByRole('link').first()).toHaveText('Emergency Severity Index');
  await expect(pages.locator('mark').first()).toHaveText(/levels/i);
  expect(await findBrokenRules(page)).toEqual([]);
  // Pagefind's worker alone runs WebAssembly; its policy is that of its own file.
  expect(violations).toEqual([]);

  // By keyboard: down to the first result, and back.
  await words.press('ArrowDown');
  await expect(pages.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(words).toBeFocused();

  await main.getByRole('radio', { name: 'Articles', exact: true }).check();
  await expect(status).toHaveText(/^\d+ articles? for/);
  await main.getByRole('combobox', { name: 'Articles of' }).selectOption('2024');
  await expect(page).toHaveURL('/search?q=ESI+levels&kind=article&year=2024');
  await expect(main.locator('#search-results li').first()).toContainText('2024');
  await page.reload();
  await expect(main.getByRole('radio', { name: 'Articles', exact: true })).toBeChecked();
  await expect(status).toHaveText(/^\d+ articles? for “ESI levels”\.$/);
});

test('offers the nearest words, and looks inside the texts for what no heading names', async ({
  page,
}) => {
  await page.goto('/search?q=emergancy');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Search for “emergency”' }).click();
  await expect(main.getByRole('status')).toContainText('for “emergency”.');

  const words = main.getByRole('searchbox');
  await words.fill('chest pain');
  await main.getByRole('button', { name: 'Look inside all texts' }).click();
  await expect(main.getByRole('status')).toContainText('for “chest pain”, in all texts.');

  // What no topic has is looked for in the texts by itself.
  await words.fill('Erlang');
  await expect(main.getByRole('status')).toContainText('for “Erlang”, in all texts.');
  await expect(main.locator('mark', { hasText: 'Erlang' }).first()).toBeVisible();

  await words.fill('');
  await expect(main.getByRole('heading', { name: 'All pages' })).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test('what is not shown at first follows by keyboard, and the first of it has the focus', async ({
  page,
}) => {
  await page.goto('/search?q=triage');
  const first = page.locator('#search-results section').first();
  const links = first.locator('li > a');
  await expect(links).toHaveCount(5);
  await first.getByRole('button').press('Enter');
  await expect(links.nth(5)).toBeFocused();
  expect(await links.count()).toBeGreaterThan(5);
});

test('on a small screen the form goes up, so that what was found begins in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/search');
  await page.getByRole('searchbox').fill('stroke');
  await expect(page.locator('#search-status')).toContainText('“stroke”');
  const top = () => page.locator('#search').evaluate((form) => form.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
});

test('where nothing is found everything there is stands below', async ({ page }) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('esi');
  await expect(main.getByRole('status')).toContainText('“esi”');
  await expect(main.getByRole('heading', { name: 'All pages' })).toBeHidden();
  await main.getByRole('searchbox').fill('zzqxv');
  await expect(main.getByRole('status')).toContainText(searchWords.nothing);
  await expect(main.getByRole('heading', { name: 'All pages' })).toBeVisible();
});

test('an article for which the index has no line is found by its title and sentence', async ({
  page,
}) => {
  await page.goto('/search');
  const main = page.getByRole('main');
  const paths = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const unlisted = (await readArticles()).find(({ slug }) => !paths.includes(`/${slug}`));
  const { title } = unlisted ?? { title: 'every article has a line' };
  await main.getByRole('searchbox').fill(title);
  const found = main.locator('#search-results li').filter({ hasText: title });
  await expect(found.getByRole('link').first()).toHaveText(title);
  await expect(found).toContainText(/\d{4}\. \S.{20,}/);
});

test('what is typed before its script came is searched, also in place of what the address asks', async ({
  page,
}) => {
  const release = await holdFile(page, /\/_astro\/SiteSearch\./);
  await page.goto('/search?q=trauma', { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('stroke');
  await page.keyboard.press('Tab');
  release();
  await expect(main.getByRole('status')).toContainText('for “stroke”.');
});

test('a lost visitor is offered the search with the words of the address', async ({ page }) => {
  await page.goto('/mental-health-triage-protocol');
  await page.getByRole('link', { name: 'Search for “mental health triage protocol”' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('mental health triage protocol');
  const first = page.locator('#search-results').getByRole('link').first();
  await expect(first).toHaveText('Mental Health Triage');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is the index of everything, and the 404 leads to it', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.getByRole('main').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Triage Systems' }).first()).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Virtual Wards' })).toBeVisible();
    await main.getByRole('link', { name: /^All \d+ articles in Legal$/ }).click();
    await expect(page).toHaveURL('/news-views/category/legal');
  });
});

test('what is found is seen at each pause, and read out once somebody stops', async ({ page }) => {
  await page.clock.install();
  await page.goto('/search');
  await waitForScripts(page);
  const main = page.getByRole('main');
  const words = main.getByRole('searchbox');
  // Its script comes with the first touch.
  await words.fill('ed');
  await expect(page.locator('#search-status')).toContainText('“ed”');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const typed of ['esi', 'esi levels']) {
    await words.fill(typed);
    await page.clock.runFor(200);
    await expect(page.locator('#search-status')).toContainText(`“${typed}”`);
    await expect(main.getByRole('status')).toContainText('“ed”');
  }
  await page.clock.runFor(700);
  await expect(main.getByRole('status')).toContainText('“esi levels”');
});
