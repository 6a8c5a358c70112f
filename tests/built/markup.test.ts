import { setImmediate } from 'node:timers/promises';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { functionAddress } from '../../src/config/routes.ts';
import { pageWords } from '../../src/messages/messages.ts';
import { type BuiltPage, readBuiltPages } from '../../tools/lib/built-site.ts';

/** All that html-validate recommends, but what is right here. */
const rules: ConfigData['rules'] = {
  // React writes dateTime, required="" and hidden="", React and MDX <input/>: HTML reads them the same.
  'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  // Headings such as “2030” and React’s useId give ids that HTML allows and old CSS did not.
  'valid-id': ['error', { relaxed: true }],
  // Files of this site come from where the page comes from: a hash would prove nothing.
  'require-sri': ['error', { target: 'crossorigin' }],
  // Links to numbers never break by their style, so editors need not know the no-break space.
  'tel-non-breaking': 'off',
  // A tool is a form for the button that undoes its choices, and sends nothing.
  'wcag/h32': 'off',
  // Browsers forget the roles of a table whose rows are shown as cards, so they are written out.
  'no-redundant-role': 'off',
  // The headline of an article has up to 90 characters, and the name of the site follows.
  'long-title': ['error', { maxlength: 99 }],
};
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules,
  }),
);

async function findFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column}: ${ruleId}: ${message}`),
  );
}

const pages = await readBuiltPages();

test('every page is valid HTML with one main heading, one main part and a language', async () => {
  expect(pages.length).toBeGreaterThan(150);
  // One layout makes all articles: every tenth of them stands for the rest.
  const isArticle = ({ page }: BuiltPage) => page.querySelector('main article') !== null;
  const articles = pages.filter(isArticle).filter((_, index) => index % 10 === 0);
  for (const { path, html } of [...pages.filter((page) => !isArticle(page)), ...articles]) {
    expect(await findFaults(html), path).toEqual([]);
  }
  for (const { path, page, html } of pages) {
    expect(html.trimEnd().endsWith('</html>'), path).toBe(true);
    expect(page.querySelectorAll('h1'), path).toHaveLength(1);
    expect(page.querySelectorAll('main'), path).toHaveLength(1);
    expect(page.querySelector('html')?.getAttribute('lang'), path).toBe('en-US');
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
  expect(await findFaults(html)).toEqual([]);
});

test('trails, header and footer say which of their links is the page, and of no other', () => {
  const currentOf = (links: readonly { getAttribute: (name: string) => string | undefined }[]) =>
    links.map((link) => link.getAttribute('aria-current'));
  for (const { path, page } of pages) {
    const trail = page.querySelectorAll(`nav[aria-label="${pageWords.breadcrumbs}"] li > *`);
    expect(currentOf(trail).slice(0, -1), path).toEqual(trail.slice(0, -1).map(() => undefined));
    expect(trail.at(-1)?.getAttribute('aria-current') ?? 'page', path).toBe('page');
    const links = page.querySelectorAll('header a.search, footer nav a');
    const shown = links.map((link) => (link.getAttribute('href') === path ? 'page' : undefined));
    expect(currentOf(links), path).toEqual(shown);
  }
});

test('each way back from a source says where it leads', () => {
  const namesOf = pages.map(({ path, page }) => ({
    path,
    names: page
      .querySelectorAll('[role="doc-backlink"]')
      .map((link) => link.getAttribute('aria-label') ?? ''),
  }));
  expect(namesOf.flatMap(({ names }) => names).length).toBeGreaterThan(500);
  for (const { path, names } of namesOf) {
    expect(new Set(names.filter((name) => /\d/.test(name))).size, path).toBe(names.length);
  }
});

test('a call in another language says which, in its tab and in its turns', () => {
  const spoken = pages.flatMap(({ page }) => {
    const tabs = page.querySelectorAll('.tabs label > b');
    return page
      .querySelectorAll('[data-call] .turns')
      .map((turn, index) => [turn, tabs[index]].map((part) => part?.getAttribute('lang')));
  });
  const others = spoken.filter((languages) => languages.some(Boolean));
  expect(others).toEqual(['es', 'zh-CN', 'ar', 'hi'].map((language) => [language, language]));
});

test('a page with three parts or more has a list of them, and one with fewer has none', () => {
  for (const { path, page } of pages.filter((one) => one.page.querySelector('main article'))) {
    const parts = page.querySelectorAll('main .prose > h2[id]').length;
    const listed = page.querySelectorAll(`nav[aria-label="${pageWords.contents}"] li`);
    expect(listed, path).toHaveLength(parts > 2 ? parts : 0);
  }
});

test('no tool begins with what somebody chose before a reload', () => {
  const tools = pages.flatMap(({ page }) => page.querySelectorAll('form.tool'));
  expect(tools.length).toBeGreaterThan(5);
  expect(tools.filter((tool) => tool.getAttribute('autocomplete') !== 'off')).toEqual([]);
});

test('no function and no film is made ready before somebody asks for it', () => {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: '/(functions|media)/*' } },
      { not: { selector_matches: '[data-replay]' } },
    ],
  };
  for (const { path, page } of pages) {
    const rules = page.querySelector('script[type="speculationrules"]')?.rawText ?? '{}';
    expect(JSON.parse(rules), path).toMatchObject({ prerender: [{ where }] });
  }
});
