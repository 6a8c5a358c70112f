import { expect, it } from 'vitest';
import { listDerivedFiles } from '../../../src/rendering/derived-files.ts';
import type { Entry } from '../../../src/rendering/entries.ts';
import { readRenderedPage } from '../../../src/rendering/rendered-page.ts';
import { toMarkdown } from '../../../src/rendering/to-markdown.ts';

const siteUrl = 'https://www.example.com';
const render = (main: string, head = '') =>
  readRenderedPage(`<!doctype html><head>${head}</head><main>${main}</main>`);
const write = (main: string) => toMarkdown(render(main), `${siteUrl}/about`);

it('a page in Markdown has its title, where and of when it is, and its links written out', () => {
  const data = { '@graph': [{ datePublished: '2025-01-15', dateModified: '2025-02-01' }] };
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const page = render('<p>For clinics</p><h1>About</h1><p><a href="#us">Us</a></p>', head);
  expect(toMarkdown(page, `${siteUrl}/about`)).toMatch(
    /^# About\n\nAddress: <https:\/\/www.example.com\/about> · Published on January 15, 2025 · Last changed on February 1, 2025\n\nFor clinics\n\n\[Us\]\(https:\/\/www.example.com\/about#us\)/,
  );
});

it('controls, hidden parts and ways to other pages are no words; what says other words says these', () => {
  const text = write(
    '<nav>Home</nav><button>Play</button><p hidden>No</p><p aria-hidden="true">No</p>' +
      '<div data-markdown="">0:00</div><li hidden data-markdown="If she says yes:"></li>' +
      '<svg role="img" aria-label="A map."><text>x</text></svg><svg role="img" aria-label="A map."></svg>' +
      '<svg role="group" aria-label="A town."><a href="/rural"><text><tspan>Road</tspan> <tspan>95</tspan></text></a></svg>',
  );
  expect(text).toContain('A town.\n\n- [Road: 95](https://www.example.com/rural)');
  expect(text).not.toMatch(/Home|Play|No|0:00|x\b.*<\/text>/);
  expect(text).toContain('If she says yes:');
  expect(text.split('A map.')).toHaveLength(2);
});

it('a call comes as its dialogue, terms with what is said of them, boxes with a space between', () => {
  const text = write(
    '<ol><li><b>Nurse</b><p>Any <mark>tightness</mark> now?</p></li></ol>' +
      '<dl><div><dt>Told</dt><dd><b>1</b>Call 911</dd></div></dl><p><b>35%</b>lower <a href="/">waits</a>.</p>',
  );
  expect(text).toContain('1. **Nurse:** Any *tightness* now?');
  expect(text).toContain('- **Told:** **1** Call 911');
  expect(text).toContain('**35%** lower [waits](https://www.example.com/).');
});

it('sources are notes, and a table keeps its heads', () => {
  const text = write(
    '<p>Waits fall.<sup><a role="doc-noteref" href="#source-1">[1]</a></sup></p><table><thead><tr><th>Level</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>' +
      '<section role="doc-endnotes"><details><summary><h2>Sources</h2></summary><ol><li>Doe J. <a role="doc-backlink" href="#c">^</a></li></ol></details></section>',
  );
  expect(text).toContain('Waits fall.[^1]');
  expect(text).toContain('## Sources\n\n[^1]: Doe J.');
  expect(text).toContain('| Level |\n| - |\n| 1 |');
});

const entry = (path: string, more: Partial<Entry> = {}): Entry => ({
  ...{ path, group: 'Company', title: `Title of ${path}`, description: 'A sentence.' },
  ...{ keywords: [], isFound: true, ...more },
});
const article = {
  ...{ order: 0, published: '2025-01-15T00:00:00.000Z', categories: ['Research', 'Global'] },
};

it('llms.txt names each text of this site in its group, and the search leads to its sections', async () => {
  const texts = [entry('/about'), entry('/waits', { group: 'Articles: Research', article })];
  const page = render(
    '<p class="lead">In short.</p><div data-text><h2 id="1-scope">1. Scope</h2><p>All of it.</p></div><p>Read next</p>',
  );
  const list = (blogHost: string) =>
    listDerivedFiles({ siteUrl, blogHost, texts, spellings: {} }, () => Promise.resolve(page));
  const read = (path: string, blogHost = '') => list(blogHost).get(path)?.();
  expect(await read('/llms.txt')).toContain(
    '## Articles: Research\n\n- [Title of /waits](https://www.example.com/waits.md): A sentence.',
  );
  expect(JSON.parse((await read('/search/texts/about.json')) ?? '')).toMatchObject({
    sections: [{ text: 'In short.' }, { heading: '1. Scope', id: '1-scope', text: 'All of it.' }],
  });
  // Where another host has the articles, feeds name them there.
  expect(list('https://blog.example').has('/waits.md')).toBe(false);
  expect(await read('/feed.json', 'https://blog.example')).toContain(
    '"https://blog.example/waits"',
  );
});
