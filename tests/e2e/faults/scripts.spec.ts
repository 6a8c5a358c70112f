import { expect, test, type Page, type Route } from 'playwright/test';
import { routes } from '../../../src/config/routes.ts';
import { newsWords } from '../../../src/messages/messages.ts';
import * as contactPage from '../../support/contact-page.ts';
import { findMail } from '../../support/outbox.ts';
import { noteErrors, waitForScripts } from '../../support/page/page-scripts.ts';

type Island = 'Menu' | 'VideoModal' | 'NewsFilter' | 'ContactFormIsland';

interface Fault {
  /** The files that it strikes. */
  readonly files: (island: Island) => RegExp;
  readonly answer: (route: Route, island: Island) => unknown;
  /** What an island would act on in place is told as, until one can listen. */
  readonly role?: 'link';
  /** What is thrown when it has struck; nothing is when no answer ever comes. */
  readonly sign?: RegExp;
}

const faults: Readonly<Record<string, Fault>> = {
  'every script file is blocked': {
    files: () => /\.js(?:\?|$)/,
    // Nothing wakes an island then, and nothing tells of it.
    answer: (route) => route.abort('blockedbyclient'),
    role: 'link',
  },
  'a script never arrives': {
    files: (island) => new RegExp(`/_astro/${island}\\.[^/]+\\.js`),
    answer: () => undefined,
  },
  'an island throws while it renders': {
    files: (island) => new RegExp(`/_astro/${island}\\.[^/]+\\.js`),
    answer: (route, island) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function ${island}() { throw new Error('broken by the test'); }`,
      }),
    sign: /^broken by the test$/,
  },
};

// The browser tells of a cross-document transition that it cut short as of an error of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function useMenu(page: Page, expectStruck: () => Promise<void>): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await toggle.focus();
  await expectStruck();
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(routes.contact);
}

async function openFilm(page: Page, role: 'link' | 'button'): Promise<void> {
  const opened = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('.mp4'),
  );
  await page.getByRole(role, { name: 'Watch Video' }).click();
  expect((await opened).url()).toContain('/media/triage-story.mp4');
}

async function readListing(page: Page, role: 'link' | 'button'): Promise<void> {
  await page.getByRole(role, { name: newsWords.listing.more }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/news-views/page/2');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goBack();
  const filter = page.getByRole('navigation', { name: 'Categories' });
  await filter.getByText('Categories: All').click();
  await filter.getByRole(role, { name: /^Research \d/ }).click();
  await expect(page).toHaveURL('/news-views/category/research');
  await expect(page.getByRole('heading', { name: 'Research Articles' })).toBeVisible();
}

async function writeMessage(page: Page, expectStruck: () => Promise<void>): Promise<void> {
  const typed = contactPage.createVisitor();
  await contactPage.fillForm(page, typed);
  await expectStruck();
  await expect(contactPage.field(page, 'Name')).toHaveValue(typed.name);
  await contactPage.takeTime(page);
  await contactPage.sendButton(page).click();
  await expect(page).toHaveURL('/contact/sent');
  const mails = await findMail(typed.organization);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(typed.message);
}

for (const [what, { files, answer, role = 'button', sign }] of Object.entries(faults)) {
  test(`when ${what}, menu, film, listing and form work by themselves`, async ({ page }) => {
    const errors = noteErrors(page);
    const open = async (path: string, island: Island) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route(files(island), (route) => answer(route, island));
      await page.goto(path);
    };
    const expectStruck = async () => {
      if (sign) await expect.poll(() => errors.at(-1)).toMatch(sign);
    };
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/', 'Menu');
    await useMenu(page, expectStruck);
    await open('/product', 'VideoModal');
    await openFilm(page, role);
    await open('/news-views', 'NewsFilter');
    await readListing(page, role);
    await open('/contact', 'ContactFormIsland');
    await writeMessage(page, expectStruck);
    // Nothing else was thrown, nor any promise left rejected.
    expect(errors.filter((error) => !sign?.test(error))).toEqual([]);
  });
}

/**
 * Wraps each text, as translators do, once the code of the islands is there: a busy machine may take
 * longer to load it than a press waits.
 */
async function translate(page: Page): Promise<void> {
  await waitForScripts(page);
  await page.evaluate(async () => {
    const islands = [...document.querySelectorAll('astro-island')];
    const files = islands.flatMap((island) =>
      ['component-url', 'renderer-url'].flatMap((name) => island.getAttribute(name) ?? []),
    );
    await Promise.all(files.map((file) => import(file)));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const wrapper = document.createElement('span');
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
  });
}

test('a page that was translated before the first touch keeps its film and its listing', async ({
  page,
}) => {
  await page.goto('/product');
  await translate(page);
  await page.getByRole('button', { name: 'Watch Video' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Watch Video' })).toBeFocused();
  await expect(page).toHaveURL('/product');
  await page.goto('/news-views');
  await translate(page);
  const more = page.getByRole('button', { name: newsWords.listing.more });
  // By keyboard, which must not lose its place to what is built anew.
  await more.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/news-views?shown=12');
  await translate(page);
  const filter = page.getByRole('navigation', { name: 'Categories' });
  await filter.getByRole('button', { name: /^Research \d/ }).click();
  await expect(page.getByRole('heading', { name: 'Research Articles' })).toBeVisible();
  await expect(page.getByRole('heading', { name: newsWords.listing.featured })).toBeHidden();
});
