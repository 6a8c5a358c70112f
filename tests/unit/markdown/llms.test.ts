import { expect, it } from 'vitest';
import { writeLlmsFull, writeLlmsIndex } from '../../../src/markdown/llms.ts';
import { renderHtml } from '../../../src/markdown/render-html.ts';
import { writePageTwin } from '../../../src/markdown/twin.ts';
import { listCitedSources } from '../../../src/site/citations.ts';
import { createFacts } from '../site/facts-fixture.ts';
import { createPage } from '../site/page-fixture.ts';

const fact = createFacts();
const addressOf = (path: string) => new URL(path, 'https://www.example.com').href;
const context = { fact, addressOf, legalEntity: '', contactEmail: '' };
const source = 'A sentence.<Source id="handbook" at="page 3" />';
const related = [{ title: 'Wards', path: '/virtual-wards', why: 'Because of it.' }];
const { data } = createPage('about', { checked: '2026-11-22' });

const twin = writePageTwin(
  { data, path: '/about', source, sources: listCitedSources(source, fact), related },
  context,
);

it('a twin has its address, its days, its text, its sources and what to read next', () => {
  expect(twin.twin).toBe('/about.md');
  expect(twin.markdown).toContain('# A heading\n\nAddress: <https://www.example.com/about>');
  expect(twin.markdown).toContain('Facts checked on November 22, 2026');
  expect(twin.markdown).toContain('A sentence.[1, page 3]');
  expect(twin.markdown).toContain(
    '- [Wards](https://www.example.com/virtual-wards): Because of it.',
  );
  expect(twin.markdown).toContain(
    '1. Doe J. [A Handbook of Triage](https://www.example.org/handbook). A Society, 2024. Cited: page 3.',
  );
});

it('llms.txt links to the twin of each text with a sentence; the whole is in one file', () => {
  const groups = [{ label: 'Company', twins: [twin] }];
  const index = writeLlmsIndex(groups, 'https://www.example.com');
  expect(index).toMatch(/^# TRIAGE\n\n> /);
  expect(index).toContain(
    `## Company\n\n- [Title of about](https://www.example.com/about.md): ${data.description}`,
  );
  expect(writeLlmsFull(groups)).toBe(twin.markdown);
});

it('feed readers get the text with its sources as HTML', () => {
  const html = renderHtml(twin.text);
  expect(html).toContain('<p>A sentence.[1, page 3]</p>');
  expect(html).toContain('<a href="https://www.example.org/handbook">');
});

it('feed readers get no tags but those of Markdown', () => {
  const html = renderHtml('About <script>x</script> <i onclick="y">b</i> &lt;3.\n\n<img src="x">');
  expect(html.trim()).toBe('<p>About x b &lt;3.</p>');
});
