import { expect, test, type Page, type Route } from 'playwright/test';
import { routes } from '../../../src/config/routes.ts';
import * as contactPage from '../../support/contact-page.ts';
import { findMail } from '../../support/outbox.ts';
import { formWords, newsWords } from '../../../src/messages/messages.ts';

type Island = 'Menu' | 'VideoModal' | 'NewsFilter' | 'ContactFormIsland';

interface Fault {
  /** The files that it strikes. */
  readonly files: (island: Island) => RegExp;
  readonly answer: (route: Route, island: Island) => unknown;
  /** What an island would act on in place is told as, until one can listen. */
  readonly role?: 'link';
  /** How the page tells that the fault has struck; nothing does when no answer ever comes. */
  readonly sign?: 'console' | 'pageerror';
  /** Another fault does the same to `client:interaction`: one island is enough to show it. */
  readonly isLikeOthers?: boolean;
}

const ofIsland = (island: Island) => new RegExp(`/_astro/${island}\\.[^/]+\\.js`);

/** Answers with code in place of the island's own. */
const code = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

const faults: Readonly<Record<string, Fault>> = {
  'when every script file is blocked': {
    files: () => /\.js(?:\?|$)/,
    // Nothing wakes an island then, and nothing tells of it.
    answer: (route) => route.abort('blockedbyclient'),
    role: 'link',
  },
  'when React cannot be loaded': {
    files: () => /\/_astro\/client\.[^/]+\.js/,
    answer: (route) => route.abort('connectionreset'),
    sign: 'console',
    isLikeOthers: true,
  },
  'when its script never arrives': {
    files: ofIsland,
    answer: () => undefined,
  },
  'when it throws while it renders': {
    files: ofIsland,
    answer: (route, island) =>
      code(`export function ${island}() { throw new Error('broken by the test'); }`)(route),
    sign: 'pageerror',
  },
};

/**
 * Opens a page on which the fault strikes as soon as the visitor reaches for the island.
 * @returns what waits until it has struck
 */
async function openFaulty(page: Page, path: string, island: Island, fault: Fault) {
  const { sign } = fault;
  let hasStruck = sign === undefined;
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (sign === 'pageerror' && message === 'broken by the test') hasStruck = true;
    else errors.push(message);
  });
  page.on('console', (message) => {
    if (sign === 'console' && message.text().includes('Error hydrating')) hasStruck = true;
  });
  await page.route(fault.files(island), (route) => fault.answer(route, island));
  await page.goto(path);
  return {
    expectStruck: () => expect.poll(() => hasStruck).toBe(true),
    /** Nothing else was thrown, nor any promise left rejected. */
    expectNoOtherError: () => {
      expect(errors).toEqual([]);
    },
  };
}

/** Whether a screen reader is told that the menu is open. */
async function readExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const toggle = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return toggle?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

// The browser tells of a cross-document transition that it cut short as of an error of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [what, fault] of Object.entries(faults)) {
  const { role = 'button' } = fault;
  test.describe(what, () => {
    test('the menu opens, says so, closes and leads on', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { expectStruck, expectNoOtherError } = await openFaulty(page, '/', 'Menu', fault);
      const toggle = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('navigation', { name: 'Main' });
      await toggle.focus();
      await expectStruck();
      await expect(menu).toBeHidden();
      expect(await readExpanded(page)).toBe(false);
      await toggle.click();
      await expect(menu).toBeVisible();
      expect(await readExpanded(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await menu.getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(routes.contact);
      expectNoOtherError();
    });

    if (fault.isLikeOthers) return;

    test('a click on Watch Video opens the film itself', async ({ page }) => {
      const { expectNoOtherError } = await openFaulty(page, '/product', 'VideoModal', fault);
      const opened = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().endsWith('.mp4'),
      );
      await page.getByRole(role, { name: 'Watch Video' }).click();
      expect((await opened).url()).toContain('/media/triage-story.mp4');
      expectNoOtherError();
    });

    test('categories and older articles open as pages, by click and by keyboard', async ({
      page,
    }) => {
      const { expectNoOtherError } = await openFaulty(page, '/news-views', 'NewsFilter', fault);
      await page.getByRole(role, { name: newsWords.listing.more }).focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL('/news-views/page/2');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page.goBack();
      const filter = page.getByRole('navigation', { name: 'Categories' });
      await filter.getByRole(role, { name: /^Research \d/ }).click();
      await expect(page).toHaveURL('/news-views/category/research');
      await expect(page.getByRole('heading', { name: 'Research Articles' })).toBeVisible();
      const isTold = role === 'link' ? '[aria-current]' : '[aria-pressed="true"]';
      await expect(filter.locator(isTold)).toHaveText(/^Research\d/);
      expectNoOtherError();
    });

    test('the contact form keeps what was typed and sends it by itself', async ({ page }) => {
      const typed = contactPage.createVisitor();
      await page.clock.install();
      const { expectStruck, expectNoOtherError } = await openFaulty(
        page,
        '/contact',
        'ContactFormIsland',
        fault,
      );
      await contactPage.fillForm(page, typed);
      await expectStruck();
      await expect(contactPage.field(page, 'Name')).toHaveValue(typed.name);
      await expect(contactPage.field(page, 'Message')).toHaveValue(typed.message);
      await contactPage.takeTime(page);
      await contactPage.sendButton(page).click();
      await expect(page).toHaveURL('/contact/sent');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        formWords.notices.sent.title,
      );
      const mails = await findMail(typed.organization);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(typed.message);
      expectNoOtherError();
    });
  });
}
