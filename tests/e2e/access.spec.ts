import { expect, test, type Page } from 'playwright/test';
import { headerLinks } from '../../src/site/navigation.ts';
import { callsWords } from '../../src/messages/messages.ts';
import { missingPath, pathOfEachKind } from '../../tools/lib/page-paths.ts';
import { findBrokenRules } from '../support/checks/access-rules.ts';
import { checkPage } from '../support/checks/page-checks.ts';
import { findCutText, findSidewaysScroll } from '../support/checks/text-space.ts';
import { field, notifications, openForm, sendButton } from '../support/contact-page.ts';
import { giveVoices } from '../support/page/device-voices.ts';

// Trees hold what a screen reader says. Every line has to be there, in this order; what editors write
// stands between and is not named.

const itemsOf = (links: readonly { readonly label: string }[]) =>
  links.map(({ label }) => `      - listitem:\n        - link "${label}"`).join('\n');

const frame = `
- banner:
  - link "Skip to content"
  - link "TRIAGE"
  - navigation "Main":
    - list:
${itemsOf(headerLinks)}
  - link "Search"
- main:
  - heading /.+/ [level=1]
- contentinfo:
  - link "START YOUR JOURNEY"
  - navigation "All pages":
    - heading "Solutions" [level=2]
    - heading "Company" [level=2]
  - list:
    - listitem:
      - link "Privacy Policy"
- region "Notifications"
`;

for (const path of [...pathOfEachKind, missingPath]) {
  test(`${path} loads at rest, is told whole and is there for everybody`, async ({
    page,
    baseURL,
  }) => {
    expect(await checkPage(page, `${baseURL ?? ''}${path}`)).toEqual([]);
    // The breadcrumbs and the heading of an article stand in the article.
    const isArticle = (await page.getByRole('main').locator('> article').count()) > 0;
    const told = isArticle
      ? frame.replace('  - heading /.+/ [level=1]', '  - article:\n    - heading /.+/ [level=1]')
      : frame;
    await expect(page.locator('body')).toMatchAriaSnapshot(told);
  });
}

test('the figure of a benefit is told after the heading that it belongs to', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Why Does it Matter?' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - heading "Staff Efficiency" [level=3]
        - paragraph:
          - strong: /2 hours/
  `);
});

/** A page after a visitor did something, and what a screen reader is told of it. */
interface State {
  readonly reach: (page: Page) => Promise<void>;
  readonly tree: string;
}

const states: Readonly<Record<string, State>> = {
  'the open menu': {
    async reach(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
    },
    tree: `
      - button "Close" [expanded]
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
    `,
  },
  'the video': {
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
    tree: `
      - dialog "The story of one call":
        - button /Close/
    `,
  },
  'a call that was paused': {
    async reach(page) {
      await giveVoices(page);
      await page.goto('/');
      const call = page.locator('[data-call="0"]');
      await call.getByRole('button', { name: callsWords.hear }).click();
      await call.getByRole('button', { name: 'Pause' }).click();
      await expect(call).toHaveAttribute('data-state', 'paused');
    },
    tree: `
      - slider
    `,
  },
  'the form with mistakes and a notice': {
    async reach(page) {
      await openForm(page);
      await field(page, 'Work email').fill('zoe@gmail.com');
      await sendButton(page).click();
      // It stays as long as somebody points at it.
      await notifications(page).getByRole('listitem').hover();
    },
    tree: `
      - main:
        - region "Send us a message":
          - form "Send us a message":
            - group "There is a problem":
              - heading "There is a problem" [level=3]
              - list:
                - listitem:
                  - link /^Enter your name$/
                - listitem:
                  - link /address of your organization/
                - listitem:
                  - link /^Enter the name of your organization/
                - listitem:
                  - link /^Select your role$/
                - listitem:
                  - link /^Enter your message$/
            - paragraph: /^Error:/
            - textbox "Name" [invalid]
            - paragraph: /^Error:/
            - textbox "Work email" [invalid]
            - paragraph: /^Error:/
            - textbox "Organization" [invalid]
            - paragraph: /^Error:/
            - combobox "Role" [invalid]
            - paragraph: /^Error:/
            - textbox "Message" [invalid]
            - button "Send message"
      - region "Notifications":
        - list:
          - listitem:
            - 'button "Dismiss: Invalid Email"'
    `,
  },
  'the listing filtered': {
    async reach(page) {
      await page.goto('/news-views');
      await page.getByText('Categories: All').click();
      await page.getByRole('button', { name: 'Rural Health' }).click();
      await page.getByText('Categories: Rural Health').click();
    },
    tree: `
      - button /Rural Health \\d+ articles/ [pressed]
    `,
  },
  'what was found': {
    async reach(page) {
      await page.goto('/search?q=ESI');
      await expect(page.getByRole('main').getByRole('status')).toContainText('“ESI”');
    },
    tree: `
      - searchbox "What are you looking for?"
      - status: /\\d+ pages? and \\d+ articles? for “ESI”/
      - heading "Pages" [level=2]
    `,
  },
  'the answer to a link that was changed': {
    async reach(page) {
      await page.goto('/functions/v1/TRIAGE-subscribe-newsletter?confirm=no-token');
    },
    tree: `
      - main:
        - group "Error"
    `,
  },
};

for (const [name, { reach, tree }] of Object.entries(states)) {
  test(`${name} is told to everybody and breaks no rule of access`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await reach(page);
    await expect(page.locator('body')).toMatchAriaSnapshot(tree);
    expect([
      ...(await findSidewaysScroll(page)),
      ...(await findCutText(page)),
      ...(await findBrokenRules(page)),
    ]).toEqual([]);
  });
}
