import { expect, test as base, type Page } from 'playwright/test';
import { findBrokenRules } from '../../support/checks/access-rules.ts';
import * as contactPage from '../../support/contact-page.ts';
import { waitForScripts } from '../../support/page/page-scripts.ts';
import { defaultSettings, startSite } from '../../../tools/lib/project.ts';
import { copySite } from '../../../tools/lib/site-copy.ts';
import { searchLink } from '../../../src/site/navigation.ts';
import {
  consentWords,
  footerWords,
  formWords,
  headerWords,
  toolsWords,
} from '../../../src/messages/messages.ts';

/** A site with a tag manager and a container that does what it must not, too. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      await using copy = await copySite();
      const settings = {
        ...defaultSettings,
        PUBLIC_GTM_ID: 'GTM-ABC1234',
        RATE_LIMIT_PER_CLIENT: '1000',
      };
      await using site = await startSite(settings, [], copy.folder);
      await use(site.origin);
    },
    { scope: 'worker', timeout: 420_000 },
  ],
});

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

const container = `
  for (const name of ['_ga', '_gid', '_gcl_au', '_dc_gtm_1']) document.cookie = name + '=1; path=/';
  const stray = document.createElement('script');
  stray.src = 'https://tracker.example/stray.js?visitor=7';
  document.head.append(stray);
`;

/** Watches what a page asks other hosts for, and answers in their place. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: container });
    },
  );
  return foreign;
}

/** The same, for a visitor who has agreed to be measured. */
async function watchMeasured(page: Page, origin: string): Promise<void> {
  await watch(page, origin);
  await page.addInitScript(() => {
    localStorage.setItem('consent', JSON.stringify({ choice: 'granted', chosen: Date.now() }));
  });
}

const layerOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      'event' in entry ? (entry as Record<string, unknown>) : Object.values(entry),
    ),
  );

const eventsOf = async (page: Page) =>
  (await layerOf(page)).flatMap((entry) => ('event' in entry ? [entry] : []));

const names = (page: Page) => ({
  notice: page.getByRole('region', { name: 'May we measure your visit?' }),
  accept: page.getByRole('button', { name: consentWords.accept }),
  reject: page.getByRole('button', { name: consentWords.reject }),
  choices: page.getByRole('button', { name: footerWords.privacyChoices }),
});

test('nothing is loaded before a choice, nor after a refusal, which is remembered', async ({
  page,
  origin,
}) => {
  const foreign = await watch(page, origin);
  await page.goto(`${origin}/product`, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  const { notice, accept, reject, choices } = names(page);
  await expect(notice).toBeVisible();
  expect(await findBrokenRules(page)).toEqual([]);
  const [one, other] = [await accept.boundingBox(), await reject.boundingBox()];
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
  // The page stays usable: nothing is a wall, and the question comes after the way past it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: headerWords.skip })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: searchLink.label }).focus();
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await choices.press('Enter');
  await expect(notice).toBeFocused();
  await reject.press('Enter');
  await expect(choices).toBeFocused();
  await page.goto(`${origin}/about`, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  await expect(notice).toBeHidden();
  expect(foreign).toEqual([]);
  expect(await layerOf(page)).toMatchObject([
    ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }],
    { event: 'page_view', page_path: '/about' },
  ]);
});

test('after consent the container is loaded and its strays are blocked and reported; withdrawal ends it', async ({
  page,
  origin,
}) => {
  const foreign = await watch(page, origin);
  const reports: string[] = [];
  await page.goto(`${origin}/product?utm_source=mail`, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  const { notice, accept, reject, choices } = names(page);
  page.on('request', (request) => {
    if (request.url().includes('TRIAGE-policy-report')) reports.push(request.postData() ?? '');
  });
  await accept.click();
  await expect
    .poll(() => foreign)
    .toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=');
  await expect.poll(() => reports.join()).toContain('tracker.example');
  expect((await layerOf(page)).slice(0, 4)).toMatchObject([
    ['consent', 'default', { analytics_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'granted' }],
    { event: 'gtm.js' },
    { event: 'page_view', page_path: '/product', page_search: '?utm_source=mail' },
  ]);
  // The next page measures at once, from a link that looks like a button to the form's mistakes.
  await page.goto(`${origin}/contact`, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  await expect(notice).toBeHidden();
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByLabel('Work email').fill('ana@gmail.com');
  // Before its script is there the browser posts the form, and the answer is another page.
  await expect(page.locator('form.contact-form[data-live]')).toBeAttached();
  await page.getByRole('button', { name: formWords.form.send }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect
    .poll(() => eventsOf(page))
    .toEqual(
      expect.arrayContaining([
        { event: 'form_start', form: 'contact' },
        { event: 'form_error', form: 'contact', field: 'email', rule: 'not_corporate' },
        { event: 'form_error', form: 'contact', field: 'message', rule: 'missing' },
      ]),
    );
  await expect
    .poll(() => eventsOf(page))
    .toContainEqual(expect.objectContaining({ event: 'web_vital' }));
  expect(JSON.stringify(await eventsOf(page))).not.toMatch(/ana/i);
  await choices.click();
  await expect(notice).toBeFocused();
  await Promise.all([page.waitForEvent('load'), reject.click()]);
  foreign.length = 0;
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await expect(notice).toBeHidden();
});

test('a message counts once as begun and once as a lead, which a second look at its page is not', async ({
  page,
  origin,
}) => {
  await watchMeasured(page, origin);
  const count = async (name: string) =>
    (await eventsOf(page)).filter(({ event }) => event === name).length;
  await contactPage.openForm(page, `${origin}/contact`);
  await contactPage.field(page, 'Name').pressSequentially('Zoë');
  await contactPage.fillForm(page, contactPage.createVisitor());
  await contactPage.takeTime(page);
  await contactPage.sendButton(page).click();
  await expect(contactPage.sentNotice(page)).toBeVisible();
  await expect.poll(() => count('generate_lead')).toBe(1);
  expect(await count('form_start')).toBe(1);

  await page.goto(`${origin}/contact/sent`, { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await waitForScripts(page);
  await expect.poll(() => count('page_view')).toBeGreaterThan(0);
  expect(await count('generate_lead')).toBe(0);
});

test('searches, tools and calls are told, without what was typed or chosen', async ({
  page,
  origin,
}) => {
  await watchMeasured(page, origin);
  const told = async (name: string) => (await eventsOf(page)).filter(({ event }) => event === name);
  await page.goto(`${origin}/search`, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  await page.getByRole('searchbox').pressSequentially('waiting for Ana');
  await expect
    .poll(() => told('search'))
    .toEqual([{ event: 'search', results: expect.any(Number) as unknown }]);

  await page.goto(`${origin}/economic-impact`, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  const tool = page.locator('form.tool');
  const choices = tool.getByRole('radio', { checked: false });
  await choices.first().check();
  await choices.last().check();
  await tool.getByRole('button', { name: toolsWords.form.reset }).click();
  await expect
    .poll(() => told('tool_use'))
    .toEqual([
      { event: 'tool_use', tool: 'break-even', action: 'choose' },
      { event: 'tool_use', tool: 'break-even', action: 'start-over' },
    ]);

  await page.goto(origin, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  const call = page.locator('[data-call="0"]');
  await call.locator('[data-do="play"]').first().click();
  const progress = { event: 'call_progress', call: 'Chest pain' };
  await expect.poll(() => told('call_progress')).toEqual([{ ...progress, percent: '0' }]);
  // The last sentence, from which the call goes on to its end.
  await call.locator('[data-seek]').press('End');
  await expect.poll(() => told('call_progress')).toContainEqual({ ...progress, percent: '75' });
});

test('Global Privacy Control answers for the visitor, who can answer otherwise', async ({
  page,
  origin,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const foreign = await watch(page, origin);
  await page.goto(`${origin}/about?utm_source=mail`, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  const { notice, accept, choices } = names(page);
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  await choices.click();
  await expect(notice).toContainText('Global Privacy Control');
  expect(foreign).toEqual([]);
  await accept.click();
  await expect.poll(() => foreign.length).toBe(1);
});

test('without JavaScript nothing is asked', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const foreign = await watch(page, origin);
  await page.goto(`${origin}/about`);
  const { notice, choices } = names(page);
  await expect(notice).toBeHidden();
  await expect(choices).toBeHidden();
  expect(foreign).toEqual([]);
  await context.close();
});
