import { expect, test, type JSHandle, type Page } from 'playwright/test';
import { listingPath, listingTitle } from '../../../src/news/news.ts';
import { category } from '../../support/news-page.ts';
import { holdFile } from '../../support/page/page-scripts.ts';
import { newsWords } from '../../../src/messages/messages.ts';

const grid = (page: Page) => page.getByRole('region', { name: /Articles$/ });

/** The listing shows this category, and says nothing else. */
async function expectShown(page: Page, choice: 'Legal' | 'History') {
  await expect(page).toHaveURL(listingPath(choice));
  await expect(grid(page).getByRole('heading', { level: 2 })).toHaveText(`${choice} Articles`);
  await expect(category(page, choice)).toHaveAttribute('aria-pressed', 'true');
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false');
  await expect(grid(page).getByRole('alert')).toBeEmpty();
  await expect(page).toHaveTitle(`${listingTitle(choice)} | TRIAGE`);
}

/** Comes to Legal from all articles, of which nothing is loaded any more, with the script there. */
async function reloadAtLegal(page: Page) {
  await page.goto('/news-views');
  await category(page, 'Legal').click();
  await expectShown(page, 'Legal');
  await page.reload();
  await category(page, 'Legal').hover();
  await expect(category(page, 'Legal')).not.toHaveAttribute('aria-current');
}

/** Notes each heading that the listing takes from here on, with the address at which it takes it. */
function noteHeadings(page: Page): Promise<JSHandle<string[]>> {
  return grid(page)
    .getByRole('heading', { level: 2 })
    .evaluateHandle((heading) => {
      const notes: string[] = [];
      const note = () => notes.push(`${location.pathname}: ${heading.textContent}`);
      new MutationObserver(note).observe(heading, { characterData: true, subtree: true });
      return notes;
    });
}

const latest = `/news-views: ${newsWords.listing.latest}`;

test('Forward keeps what is shown while the articles for Back are on their way', async ({
  page,
}) => {
  await reloadAtLegal(page);
  const file = /\/news\/all\/1\.json$/;
  const release = await holdFile(page, file);
  const asked = page.waitForRequest(file);
  await page.goBack();
  await asked;
  await page.goForward();
  await expectShown(page, 'Legal');
  const headings = await noteHeadings(page);
  release();
  // Once it shows them the answer is there, and has done what it does.
  await page.goBack();
  await expect(page.getByRole('heading', { name: newsWords.listing.latest })).toBeVisible();
  await page.goForward();
  await expectShown(page, 'Legal');
  expect(await headings.jsonValue()).toEqual([latest, `${listingPath('Legal')}: Legal Articles`]);
});

for (const isLate of [false, true]) {
  test(`Back after a reload shows the category of its address, late scripts: ${isLate}`, async ({
    page,
  }) => {
    await page.goto('/news-views/category/history');
    await category(page, 'Legal').click();
    await expectShown(page, 'Legal');
    await page.mouse.move(0, 0);
    const release = await holdFile(page, /\/islands\.[^/]+\.js$/);
    if (!isLate) release();
    // Not until all is loaded, which a script that is held may keep from coming.
    await page.reload({ waitUntil: 'domcontentloaded' });
    if (!isLate) await expect(category(page, 'Legal')).toBeVisible();
    // A page whose script is held may not be loaded before it.
    await page.goBack({ waitUntil: 'commit' });
    release();
    await expectShown(page, 'History');
  });
}
