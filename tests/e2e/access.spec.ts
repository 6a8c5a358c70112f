import { expect, test, type Locator, type Page } from 'playwright/test';
import { findUnclearParts } from '../support/checks/accessibility-tree.ts';
import { findBrokenRules } from '../support/checks/access-rules.ts';
import { widths } from '../support/checks/page-checks.ts';
import { findSmallTargets } from '../support/checks/target-size.ts';
import { findCutText, findSidewaysScroll } from '../support/checks/text-space.ts';
import { callsWords } from '../../src/messages/messages.ts';
import { notifications, sendButton, showFailure } from '../support/contact-page.ts';
import { giveVoices } from '../support/page/device-voices.ts';

/** A page after a visitor did something, and what a screen reader is told of it. */
interface State {
  readonly name: string;
  readonly widths: readonly number[];
  readonly reach: (page: Page) => Promise<void>;
  /** The part of the page that the state is about. */
  readonly part: (page: Page) => Locator;
  /** That part, as assistive technology has it. */
  readonly tree: string;
}

const states: readonly State[] = [
  {
    name: 'the open menu',
    // On wider windows the menu is always there.
    widths: [390],
    async reach(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
    },
    // Not the whole header: focus that leaves the menu closes it.
    part: (page) => page.locator('.menu'),
    tree: `
      - button "Menu" [expanded]
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
    `,
  },
  {
    name: 'the video',
    widths,
    async reach(page) {
      await page.goto('/product');
      await page.getByRole('button', { name: 'Watch Video' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // Drawing a film without a graphics card leaves the processor no time for the rules.
      await page.locator('video').evaluate((video: HTMLVideoElement) => {
        video.addEventListener('playing', () => {
          video.pause();
        });
        video.pause();
      });
    },
    part: (page) => page.getByRole('dialog'),
    tree: `
      - dialog "The story of one call":
        - button /Close/
    `,
  },
  {
    name: 'a call of which nothing is known yet',
    widths,
    async reach(page) {
      await giveVoices(page);
      await page.goto('/');
      const call = page.locator('[data-call="0"]');
      await call.getByRole('button', { name: callsWords.hear }).click();
      await call.getByRole('button', { name: 'Pause' }).click();
      await expect(call).toHaveAttribute('data-state', 'paused');
      await expect(call.locator('.found [data-done]')).toHaveCount(0);
    },
    part: (page) => page.locator('[data-call="0"]'),
    tree: `
      - slider
    `,
  },
  {
    name: 'the form with mistakes',
    widths,
    async reach(page) {
      await page.goto('/contact');
      await page.getByRole('textbox', { name: 'Name' }).focus();
      await expect(page.locator('form.contact-form[data-live]')).toBeAttached();
      await sendButton(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
    part: (page) => page.locator('form.contact-form'),
    tree: `
      - alert
      - textbox "Name" [invalid]
    `,
  },
  {
    name: 'the form with notices',
    widths,
    async reach(page) {
      await showFailure(page);
      // It stays as long as somebody points at it.
      await notifications(page).getByRole('listitem').hover();
    },
    part: notifications,
    tree: `
      - region "Notifications":
        - list:
          - listitem:
            - 'button "Dismiss: Error"'
    `,
  },
  {
    name: 'the listing filtered',
    widths,
    async reach(page) {
      await page.goto('/news-views');
      await page.getByRole('button', { name: 'Rural Health' }).click();
      await expect(page.getByRole('button', { name: 'Rural Health', pressed: true })).toBeVisible();
    },
    part: (page) => page.getByRole('main'),
    tree: `
      - button /Rural Health \\d+ articles/ [pressed]
    `,
  },
];

for (const { name, widths: windows, reach, part, tree } of states) {
  for (const width of windows) {
    test(`${name}, ${width} px wide, is told to everybody and breaks no rule of access`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await reach(page);
      await expect(part(page)).toMatchAriaSnapshot(tree);
      const problems = await findBrokenRules(page);
      // Beside an open dialog the landmarks of the page are not there.
      const unclear = await findUnclearParts(page);
      problems.push(...unclear.filter((told) => told.endsWith('has no name')));
      problems.push(...(await findSidewaysScroll(page)), ...(await findCutText(page)));
      problems.push(...(await findSmallTargets(part(page))));
      expect(problems).toEqual([]);
    });
  }
}
