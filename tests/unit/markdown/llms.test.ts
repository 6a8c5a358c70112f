import { expect, it } from 'vitest';
import { writeLlmsFull, writeLlmsIndex } from '../../../src/markdown/llms.ts';
import { renderHtml } from '../../../src/markdown/render-html.ts';
import { describePage, writeMarkdownPage } from '../../../src/markdown/markdown-page.ts';
import { createFacts } from '../site/facts-fixture.ts';
import { createPage } from '../site/page-fixture.ts';

const fact = createFacts();
const addressOf = (path: string) => new URL(path, 'https://www.example.com').href;
const context = { fact, addressOf, legalEntity: '', contactEmail: '' };
const source = 'A sentence.<Source id="handbook" at="page 3" />';
const related = [{ title: 'Wards', path: '/virtual-wards', why: 'Because of it.' }];
const { data } = createPage('about', { checked: '2026-11-22' });

const page = writeMarkdownPage(
  { path: '/about', source, related },
  describePage(data, context),
  context,
);

it('a page has its address, its days, its text, its sources and what to read next', () => {
  expect(page.markdownPath).toBe('/about.md');
  expect(page.markdown).toContain('# A heading\n\nAddress: <https://www.example.com/about>');
  expect(page.markdown).toContain('Facts checked on November 22, 2026');
  expect(page.markdown).toContain('A sentence.[1, page 3]');
  expect(page.markdown).toContain(
    '- [Wards](https://www.example.com/virtual-wards): Because of it.',
  );
  expect(page.markdown).toContain(
    '1. Doe J. [A Handbook of Triage](https://www.example.org/handbook). A Society, 2024. Cited: page 3.',
  );
});

it('llms.txt links to each text in Markdown with a sentence; the whole is in one file', () => {
  const groups = [{ label: 'Company', pages: [page] }];
  const index = writeLlmsIndex(groups, 'https://www.example.com');
  expect(index).toMatch(/^# TRIAGE\n\n> /);
  expect(index).toContain(
    `## Company\n\n- [Title of about](https://www.example.com/about.md): ${data.description}`,
  );
  expect(writeLlmsFull(groups)).toBe(page.markdown);
});

it('feed readers get no tags but those of Markdown', () => {
  const html = renderHtml('About <script>x</script> <i onclick="y">b</i> &lt;3.\n\n<img src="x">');
  expect(html.trim()).toBe('<p>About x b &lt;3.</p>');
});
