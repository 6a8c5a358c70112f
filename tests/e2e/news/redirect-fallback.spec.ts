import { expect, test } from 'playwright/test';
import { readArticles } from '../../support/articles.ts';
import { type Blog, startBlog, startSiteWithBlog } from '../../support/servers/blog.ts';
import { errorsWords } from '../../../src/messages/messages.ts';

test('without a blog host an unknown path stays, and no script asks anybody', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const answer = await page.goto('/no-such-page?x=1', { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).not.toContain('id="redirecting"');
  await expect(page).toHaveURL('/no-such-page?x=1');
  expect(requests.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
});

test.describe('with a blog host', () => {
  // One build serves all of these tests, and the blog host has one mood at a time.
  test.describe.configure({ mode: 'default' });

  const known = 'ai-triage-reduces-emergency-department-wait-times';
  const running = new AsyncDisposableStack();
  let blog: Blog;
  let origin: string;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    blog = running.use(await startBlog([known]));
    ({ origin } = running.use(await startSiteWithBlog(blog.origin)));
  });
  test.beforeEach(() => {
    blog.become('up');
  });
  test.afterAll(() => running.disposeAsync());

  test('pages name this site as their own, and nothing names it for an article', async ({
    request,
  }) => {
    const read = async (path: string) => (await request.get(`${origin}${path}`)).text();
    for (const path of ['/news-views', '/product']) {
      expect(await read(path)).toContain(
        `<link rel="canonical" href="https://triage.example${path}">`,
      );
    }
    expect(await read('/feed.json')).toContain(`"url":"${blog.origin}/${known}"`);
    for (const path of ['/sitemap-0.xml', '/llms.txt', '/rss.xml', '/feed.json']) {
      expect(await read(path), path).not.toContain(`https://triage.example/${known}`);
    }
  });

  test('each article is redirected to the same path there, for now, with its search', async ({
    request,
  }) => {
    for (const { slug } of await readArticles()) {
      const answer = await request.get(`${origin}/${slug}?from=mail`, { maxRedirects: 0 });
      expect(answer.status()).toBe(307);
      expect(answer.headers()['location']).toBe(`${blog.origin}/${slug}?from=mail`);
      expect(answer.headers()['x-frame-options']).toBe('DENY');
    }
  });

  test('a page that the blog has is asked for once, and the visitor is sent there', async ({
    page,
  }) => {
    await page.goto(`${origin}/there-it-is?from=mail`);
    await expect(page).toHaveURL(`${blog.origin}/there-it-is`);
    expect(blog.requests.filter((text) => text.startsWith('HEAD'))).toEqual(['HEAD /there-it-is']);
  });

  test('a blog host that sends the page back is believed, and the visitor led home', async ({
    page,
  }) => {
    await page.route(`${blog.origin}/there-it-is`, (route) =>
      route.request().method() === 'HEAD'
        ? route.continue()
        : route.fulfill({
            contentType: 'text/html',
            body: `<meta http-equiv="refresh" content="0;url=${origin}/there-it-is">`,
          }),
    );
    await page.goto(`${origin}/there-it-is`);
    await expect(page).toHaveURL(`${origin}/`);
  });

  for (const { what, mood, path } of [
    { what: 'a page that the blog does not have', mood: 'up', path: '/nowhere' },
    { what: 'a path that names a third host', mood: 'up', path: '//evil.example/x' },
    { what: 'a blog host that is down', mood: 'down', path: '/there-it-is' },
  ] as const) {
    test(`${what} leads home`, async ({ page }) => {
      blog.become(mood);
      await page.goto(origin + path);
      await expect(page).toHaveURL(`${origin}/`);
      expect(blog.requests).toEqual(mood === 'up' ? [`HEAD ${path}`] : []);
    });
  }

  test('a blog host that does not answer is given up, and the visitor sees the wait', async ({
    page,
  }) => {
    blog.become('slow');
    await page.goto(`${origin}/there-it-is`);
    await expect(page.getByText(errorsWords.notFound.redirecting)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page).toHaveURL(`${origin}/`);
  });

  test.describe('and without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an unknown path is a page that helps the visitor on', async ({ page }) => {
      const answer = await page.goto(`${origin}/there-it-is`);
      expect(answer?.status()).toBe(404);
      await expect(
        page.getByRole('main').getByRole('link', { name: 'News & Views' }),
      ).toBeVisible();
    });
  });
});
