import { expect, inject, test } from 'vitest';
import { siteWords } from '../../src/messages/messages.ts';
import { readBuiltFile, readBuiltPages } from '../../tools/lib/built-site.ts';

const ask = (path: string) => fetch(inject('origin') + path);
const pages = await readBuiltPages();

/** Each page that is there in Markdown too, with that file and its text. */
const written = await Promise.all(
  pages.flatMap(({ path, page }) => {
    const file = page.querySelector('head link[type="text/markdown"]')?.getAttribute('href');
    if (file === undefined) return [];
    return [readBuiltFile(file).then((text) => ({ path, page, file, text: text.toString() }))];
  }),
);

test('every page and article links to its Markdown page; listings and answers to an action have none', () => {
  expect(written.length).toBeGreaterThan(150);
  const without = pages.filter(({ path }) => !written.some((one) => one.path === path));
  const odd = without.filter(
    ({ path }) =>
      !/\.html$|\/page\/\d+$|\/category\/|^\/410$|^\/(?:contact|newsletter)\//.test(path),
  );
  expect(odd.map(({ path }) => path)).toEqual([]);
});

test('a Markdown page says what its page says: headings, words of calls and tables, sources and days', () => {
  for (const { path, page, text } of written) {
    const plain = text.replaceAll(/[*_`\\>|#-]|\[\^\d+\]/g, '').replaceAll(/\s+/g, ' ');
    const wordsOf = (selector: string) =>
      page
        .querySelectorAll(selector)
        .map((part) => part.textContent.trim().replaceAll(/\s+/g, ' '))
        .filter((words) => !plain.includes(words.replaceAll(/[*_`\\>|#-]/g, '')));
    const shown = 'main :is(h1, h2:not([aria-hidden] *)), main [data-who] > p:not([hidden])';
    expect(wordsOf(shown), path).toEqual([]);
    expect(text, path).not.toMatch(
      /\*undefined|\bNaN\b|\[object|&#x|<\/?[a-zA-Z][\w-]*(?:\s[^<>]*)?\/?>/,
    );
    // An empty bullet says that something was lost.
    expect(text, path).not.toMatch(/^\s*(?:-|\d+\.)\s*$/m);
    const listed = page.querySelectorAll('[role="doc-endnotes"] ol > li').length;
    expect(text.match(/^\[\^\d+\]: /gm) ?? [], path).toHaveLength(listed);
    // Whom to call at once.
    expect(text, path).toContain(siteWords.urgentHelp);
  }
});

test('llms.txt names every Markdown page, llms-full.txt holds them all, and search engines have the pages', async () => {
  const index = await (await ask('/llms.txt')).text();
  const full = await (await ask('/llms-full.txt')).text();
  for (const { file, path } of written) {
    expect(index, path).toContain(`(https://triage.example${file})`);
    expect(full, path).toContain(`Address: <https://triage.example${path}>`);
  }
  for (const [path, robots] of [
    ['/about.md', 'noindex'],
    ['/llms-full.txt', 'noindex'],
    ['/about', null],
  ] as const) {
    expect((await ask(path)).headers.get('x-robots-tag'), path).toBe(robots);
  }
});
