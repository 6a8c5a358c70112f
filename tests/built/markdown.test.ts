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

test('a Markdown page has the headings, the sources and the day of its page, and no trace of components', () => {
  const daysOf = (text: string) =>
    [...text.matchAll(/(?:checked|reviewed) on (\w+ \d+, \d{4})/gi)]
      .map(([, day]) => day)
      .toSorted();
  for (const { path, page, text } of written) {
    const plain = text.replaceAll(/[*_`\\]/g, '');
    const lost = page
      .querySelectorAll('main h1, main section > .wrap > header h2, main .prose > h2')
      .map((heading) => heading.text.trim().replaceAll(/\s+/g, ' '))
      .filter((heading) => !plain.includes(heading));
    expect(lost, path).toEqual([]);
    expect(text, path).not.toMatch(
      /<\/?[A-Z]\w+|\*undefined|\| (?:undefined|NaN) \||\[object|\bclaims?=/,
    );
    const listed = page.querySelectorAll('[role="doc-endnotes"] ol > li').length;
    const [, sources = ''] = text.split('\n## Sources\n');
    expect(sources.match(/^\d+\. /gm) ?? [], path).toHaveLength(listed);
    expect(daysOf(text), path).toEqual(daysOf(page.querySelector('main')?.text ?? ''));
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
