import { setImmediate } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { functionAddress, routes } from '../../src/config/routes.ts';
import { colors } from '../../src/config/colors.ts';
import { fill } from '../../src/messages/fill.ts';
import { pageWords } from '../../src/messages/messages.ts';
import { findMarkupFaults } from '../support/checks/markup.ts';
import { readBuiltFile, readBuiltPages } from '../../tools/lib/built-site.ts';

test('every page is valid HTML with one main heading, one main part and a language', async () => {
  const pages = await readBuiltPages();
  expect(pages.length).toBeGreaterThan(150);
  for (const { path, html, page } of pages) {
    expect(await findMarkupFaults(path, html), path).toEqual([]);
    expect(page.querySelectorAll('h1'), path).toHaveLength(1);
    expect(page.querySelectorAll('main'), path).toHaveLength(1);
    expect(page.querySelector('html')?.getAttribute('lang'), path).toBe('en-US');
  }
});

test('a trail says which of its steps is the page, and leads to the others', async () => {
  const trails = (await readBuiltPages()).flatMap(({ path, page }) => {
    const steps = page.querySelectorAll(`nav[aria-label="${pageWords.breadcrumbs}"] li > *`);
    return steps.length === 0 ? [] : [{ path, steps }];
  });
  expect(trails.length).toBeGreaterThan(150);
  for (const { path, steps } of trails) {
    const kinds = steps.map((step) => step.getAttribute('aria-current') ?? step.tagName);
    expect(kinds, path).toEqual([...Array<string>(steps.length - 1).fill('A'), 'page']);
  }
});

test('header and footer say which of their links is the page that is shown, and of no other', async () => {
  let found = 0;
  for (const { path, page } of await readBuiltPages()) {
    for (const link of page.querySelectorAll('header a.search, footer nav a')) {
      const isShown = link.getAttribute('href') === path;
      found += Number(isShown);
      const current = isShown ? 'page' : undefined;
      expect(link.getAttribute('aria-current'), `${path}: ${link.text.trim()}`).toBe(current);
    }
    const isSearch = page.querySelector(`header a.search[aria-current]`) !== null;
    expect(isSearch, path).toBe(path === routes.search);
  }
  expect(found).toBeGreaterThan(30);
});

test('each way back from a source says where it leads', async () => {
  let found = 0;
  for (const { path, page } of await readBuiltPages()) {
    const names = page
      .querySelectorAll('[role="doc-backlink"]')
      .map((link) => link.getAttribute('aria-label') ?? '');
    found += names.length;
    expect(
      names.filter((name) => !/\d/.test(name)),
      path,
    ).toEqual([]);
    expect(new Set(names).size, path).toBe(names.length);
  }
  expect(found).toBeGreaterThan(500);
});

test('a call in another language says which, in its tab and in its turns', async () => {
  const spoken = (await readBuiltPages()).flatMap(({ page }) => {
    const turns = page.querySelectorAll('[data-call] .turns');
    const tabs = page.querySelectorAll('.tabs label > b');
    return turns.map((turn, index) =>
      [turn, tabs[index]]
        .map((part) => part?.getAttribute('lang'))
        .concat(turn.getAttribute('dir')),
    );
  });
  const others = spoken.filter((languages) => languages.some(Boolean));
  expect(others).toEqual([
    ['es', 'es', undefined],
    ['zh-CN', 'zh-CN', undefined],
    ['ar', 'ar', 'rtl'],
    ['hi', 'hi', undefined],
  ]);
});

test('a page with three parts or more has a list of them, and one with fewer has none', async () => {
  const counts = (await readBuiltPages()).flatMap(({ path, page }) => {
    const parts = page.querySelectorAll('main .prose > h2[id]').length;
    const listed = page.querySelectorAll(`nav[aria-label="${pageWords.contents}"] li`).length;
    return page.querySelector('main article') ? [{ path, parts, listed }] : [];
  });
  const wrong = counts.filter(({ parts, listed }) => listed !== (parts > 2 ? parts : 0));
  expect(wrong).toEqual([]);
  expect(counts.filter(({ listed }) => listed === 0).length).toBeGreaterThan(0);
  expect(counts.filter(({ listed }) => listed === 3).length).toBeGreaterThan(0);
});

test('questions of buyers are counted as answered where an answer stands', async () => {
  const asking = (await readBuiltPages()).flatMap(({ path, page }) =>
    page.querySelectorAll('.questions').map((part) => ({ path, part })),
  );
  expect(asking.length).toBeGreaterThan(0);
  for (const { path, part } of asking) {
    const answered = part.querySelectorAll('[data-answered]').length;
    const asked = part.querySelectorAll('h3').length;
    const tally = fill(pageWords.questions.tally, { here: String(answered), asked: String(asked) });
    expect(part.querySelector('.hint')?.text, path).toContain(tally);
  }
});

test('no tool begins with what somebody chose before a reload', async () => {
  const tools = (await readBuiltPages()).flatMap(({ page }) => page.querySelectorAll('form.tool'));
  expect(tools.length).toBeGreaterThan(5);
  expect(tools.map((tool) => tool.getAttribute('autocomplete'))).toEqual(tools.map(() => 'off'));
});

test('no function and no film is made ready before somebody asks for it', async () => {
  for (const { path, page } of await readBuiltPages()) {
    const rules = JSON.parse(
      page.querySelector('script[type="speculationrules"]')?.rawText ?? '{}',
    ) as { prerender?: { where: object }[] };
    expect(rules.prerender, path).toHaveLength(1);
    expect(rules.prerender?.[0]?.where, path).toEqual({
      and: [
        { href_matches: '/*' },
        { not: { href_matches: '/(functions|media)/*' } },
        { not: { selector_matches: '[data-replay]' } },
      ],
    });
  }
});

test('what every page tells assistive technology of its layers and colors', async () => {
  for (const { path, page } of await readBuiltPages()) {
    const notices = page.querySelector('#notifications');
    expect(notices?.getAttribute('aria-keyshortcuts'), path).toBe('Alt+T');
    const icon = page.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href') ?? '';
    expect((await readBuiltFile(icon)).subarray(1, 4).toString(), path).toBe('PNG');
    const themes = page
      .querySelectorAll('meta[name="theme-color"]')
      .map((theme) => [theme.getAttribute('media'), theme.getAttribute('content')]);
    expect(themes, path).toEqual(
      (['light', 'dark'] as const).map((theme) => [
        `(prefers-color-scheme: ${theme})`,
        colors.surface[theme],
      ]),
    );
  }
});

test('the page that answers a form without script is valid HTML too', async () => {
  const fields = { name: 'A', email: 'a@gmail.com', organization: '', role: '', message: '<b>' };
  // Reading the pages keeps this thread for seconds: the end of a connection is seen before another
  // request goes out on it.
  await setImmediate();
  const answer = await fetch(inject('origin') + functionAddress('contact'), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
  });
  const html = await answer.text();
  expect(html).toContain('<form');
  expect(await findMarkupFaults('answer', html)).toEqual([]);
});
