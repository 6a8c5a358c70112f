import { expect, test as base, type Page } from 'playwright/test';
import {
  consentWords,
  errorsWords,
  footerWords,
  headerWords,
  toolsWords,
} from '../../src/messages/messages.ts';
import { searchLink } from '../../src/site/navigation.ts';
import { defaultSettings, startSite } from '../../tools/lib/project.ts';
import { copySite } from '../../tools/lib/site-copy.ts';
import { findBrokenRules } from '../support/checks/access-rules.ts';
import * as contactPage from '../support/contact-page.ts';
import { waitForScripts } from '../support/page/page-scripts.ts';
import { type Blog, startBlog } from '../support/servers/blog.ts';

const article = 'ai-triage-reduces-emergency-department-wait-times';

/** A site with a tag manager and with its articles on a blog elsewhere. */
const test = base.extend<object, { readonly blog: Blog; readonly origin: string }>({
  blog: [
    async ({}, use) => {
      await using blog = await startBlog([article]);
      await use(blog);
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ blog }, use) => {
      await using copy = await copySite();
      const settings = {
        ...defaultSettings,
        PUBLIC_GTM_ID: 'GTM-ABC1234',
        PUBLIC_BLOG_HOST: blog.origin,
        RATE_LIMIT_PER_CLIENT: '1000',
      };
      await using site = await startSite(settings, copy.folder);
      await use(site.origin);
    },
    { scope: 'worker' },
  ],
});

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

/** Does what a container of tags must not, too. */
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

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await waitForScripts(page);
}

const layerOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      'event' in entry ? (entry as Record<string, unknown>) : Object.values(entry),
    ),
  );

const eventsOf = async (page: Page, name?: string) =>
  (await layerOf(page)).flatMap((entry) =>
    'event' in entry && (name === undefined || entry['event'] === name) ? [entry] : [],
  );

const parts = (page: Page) => ({
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
  await open(page, `${origin}/product`);
  const { notice, accept, reject, choices } = parts(page);
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
  await open(page, `${origin}/about`);
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
  await open(page, `${origin}/product?utm_source=mail`);
  const { notice, accept, reject, choices } = parts(page);
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
  // The next page measures at once.
  await open(page, `${origin}/contact`);
  await expect(notice).toBeHidden();
  await expect.poll(() => eventsOf(page, 'web_vital')).not.toEqual([]);
  await choices.click();
  await expect(notice).toBeFocused();
  await Promise.all([page.waitForEvent('load'), reject.click()]);
  foreign.length = 0;
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await expect(notice).toBeHidden();
});

test('a message counts once as begun and once as a lead, its mistakes by their fields, and nothing personal', async ({
  page,
  origin,
}) => {
  await watchMeasured(page, origin);
  await contactPage.openForm(page, `${origin}/contact`);
  await contactPage.fillForm(page, contactPage.createVisitor({ email: 'zoe@gmail.com' }));
  await contactPage.takeTime(page);
  await contactPage.sendButton(page).click();
  const error = { event: 'form_error', form: 'contact', field: 'email', rule: 'not_corporate' };
  await expect.poll(() => eventsOf(page, 'form_error')).toEqual([error]);
  await contactPage.field(page, 'Work email').fill('zoe@hospital.org');
  await contactPage.sendButton(page).click();
  await expect(contactPage.sentNotice(page)).toBeVisible();
  await expect.poll(() => eventsOf(page, 'generate_lead')).toHaveLength(1);
  expect(await eventsOf(page, 'form_start')).toEqual([{ event: 'form_start', form: 'contact' }]);
  expect(JSON.stringify(await layerOf(page))).not.toMatch(/zo[eë]/i);
  // A second look at the page that says so is no second lead.
  await open(page, `${origin}/contact/sent`);
  await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(1);
  expect(await eventsOf(page, 'generate_lead')).toEqual([]);
});

test('searches, tools and calls are told, without what was typed or chosen', async ({
  page,
  origin,
}) => {
  await watchMeasured(page, origin);
  await open(page, `${origin}/search`);
  await page.getByRole('searchbox').pressSequentially('waiting for Ana');
  await expect
    .poll(() => eventsOf(page, 'search'))
    .toEqual([{ event: 'search', results: expect.any(Number) as unknown }]);

  await open(page, `${origin}/economic-impact`);
  const tool = page.locator('form.tool');
  const choices = tool.getByRole('radio', { checked: false });
  await choices.first().check();
  await choices.last().check();
  await tool.getByRole('button', { name: toolsWords.form.reset }).click();
  await expect
    .poll(() => eventsOf(page, 'tool_use'))
    .toEqual([
      { event: 'tool_use', tool: 'break-even', action: 'choose' },
      { event: 'tool_use', tool: 'break-even', action: 'start-over' },
    ]);

  await open(page, origin);
  const call = page.locator('[data-call="0"]');
  await call.locator('[data-do="play"]').first().click();
  const progress = { event: 'call_progress', call: 'Chest tightness' };
  const told = () => eventsOf(page, 'call_progress');
  await expect.poll(told).toEqual([{ ...progress, percent: '0' }]);
  // The last sentence, from which the call goes on to its end.
  await call.locator('[data-seek]').press('End');
  await expect.poll(told).toContainEqual({ ...progress, percent: '75' });
});

test('Global Privacy Control answers for the visitor, who can answer otherwise', async ({
  page,
  origin,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const foreign = await watch(page, origin);
  await open(page, `${origin}/about?utm_source=mail`);
  const { notice, accept, choices } = parts(page);
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  await choices.click();
  await expect(notice).toContainText('Global Privacy Control');
  expect(foreign).toEqual([]);
  await accept.click();
  await expect.poll(() => foreign.length).toBe(1);
});

test('articles are redirected to the same path of the blog, for now, and nothing names this site for them', async ({
  request,
  origin,
  blog,
}) => {
  const answer = await request.get(`${origin}/${article}?from=mail`, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()).toMatchObject({
    location: `${blog.origin}/${article}?from=mail`,
    'x-frame-options': 'DENY',
  });
  const read = async (path: string) => (await request.get(`${origin}${path}`)).text();
  expect(await read('/news-views')).toContain(`href="https://triage.example/news-views"`);
  expect(await read('/feed.json')).toContain(`"url":"${blog.origin}/${article}"`);
  for (const path of ['/sitemap-0.xml', '/llms.txt', '/rss.xml', '/feed.json']) {
    expect(await read(path), path).not.toContain(`https://triage.example/${article}`);
  }
});

test('an unknown path leads to the page that the blog has of it, else home, also when the blog does not answer', async ({
  page,
  origin,
  blog,
}) => {
  await page.goto(`${origin}/there-it-is?from=mail`);
  await expect(page).toHaveURL(`${blog.origin}/there-it-is`);
  expect(blog.requests.filter((text) => text.startsWith('HEAD'))).toEqual(['HEAD /there-it-is']);
  for (const path of ['/nowhere', '//evil.example/x']) {
    await page.goto(origin + path);
    await expect(page).toHaveURL(`${origin}/`);
  }
  blog.become('down');
  await page.goto(`${origin}/there-is-more`);
  await expect(page).toHaveURL(`${origin}/`);
  // The visitor sees the wait.
  blog.become('slow');
  await page.goto(`${origin}/there-is-another`);
  await expect(page.getByText(errorsWords.notFound.redirecting)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and an unknown path is a page that helps on', async ({
    page,
    origin,
  }) => {
    const answer = await page.goto(`${origin}/there-it-is`);
    expect(answer?.status()).toBe(404);
    const { notice, choices } = parts(page);
    await expect(notice).toBeHidden();
    await expect(choices).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'News & Views' })).toBeVisible();
  });
});
