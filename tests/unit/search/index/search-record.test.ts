import { expect, it } from 'vitest';
import { writeText, writeTopics } from '../../../../src/search/index/search-record.ts';

const record = {
  path: '/wards',
  title: 'Wards & Homes',
  description: 'How a ward is watched.',
  body: 'Opening **words** with [a link](https://x.y).[1]\n\n## The rules\n\n| Head |\n| --- |\n| <5 |',
  source: '<Section layout="split" heading="The rules" id="order">',
  words: ['RPM', 'hospital at home'],
  kind: 'article' as const,
  isListed: true,
  date: new Date('2025-01-15'),
};

it('the second has all words in their sections, escaped, and what to filter by', () => {
  const html = writeText(record);
  expect(html).toContain('Wards &amp; Homes</p>');
  expect(html).toContain('<p>Opening words with a link.</p>');
  expect(html).toContain('<h2 id="order">The rules</h2>');
  expect(html).toContain('Head &lt;5');
  for (const mark of ['part:text', 'kind:article', 'year:2025']) {
    expect(html).toContain(`"${mark}"`);
  }
  expect(html).toContain('date[title]" title="Jan 15, 2025"');
});

it('what has no line on the page brings what its result shows', () => {
  const parts = ['title[title]" title="Wards &amp; Homes"', 'sentence[title]" title="How a ward'];
  for (const write of [writeTopics, writeText]) {
    for (const part of parts) {
      expect(write({ ...record, isListed: false })).toContain(part);
      expect(write(record)).not.toContain(part);
    }
  }
});
