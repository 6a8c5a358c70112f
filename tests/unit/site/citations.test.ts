import { describe, expect, it } from 'vitest';
import type { SourceData } from '../../../src/schemas/source.ts';
import { numberCitations } from '../../../src/mdx/number-citations.ts';
import { listCitedSources } from '../../../src/site/citations.ts';
import { createFactFinder } from '../../../src/site/facts.ts';

const law: SourceData = {
  title: 'A law',
  publisher: 'A parliament',
  number: 'Act 1',
  year: 2020,
  url: 'https://www.example.com/law',
  checked: new Date('2026-01-01'),
  seen: true,
};
const paper: SourceData = { ...law, title: 'A paper', doi: '10.1000/1' };
const fact = createFactFinder({
  claims: new Map(),
  sources: new Map([
    ['law', law],
    ['paper', paper],
  ]),
  triageSystems: new Map(),
  dashboards: new Map(),
  security: new Map(),
  calls: new Map(),
  exampleCalls: new Map(),
  translatedCalls: new Map(),
  buyers: new Map(),
  trees: new Map(),
  scores: new Map(),
  scaleCases: new Map(),
  closingCalls: new Map(),
});

describe('numberCitations', () => {
  it('numbers sources in the order in which they are first cited, and their citations', () => {
    const text =
      'A.<Source id="law" />\n\n| B<Source at="p. 2" id="paper" /> |\n\nC.<Source id="law" />';
    expect(numberCitations(text).text).toBe(
      'A.<Source cite="1-1" id="law" />\n\n' +
        '| B<Source cite="2-1" at="p. 2" id="paper" /> |\n\nC.<Source cite="1-2" id="law" />',
    );
  });

  it('numbers the sources of a caption among those of the text', () => {
    const text = 'A.<Source id="law" />\n\n<Figure caption="B" source="paper law">';
    expect(numberCitations(text).text).toContain('source="paper law" cite="2-1 1-2">');
  });

  it.each([
    '`<Source id="law" />`',
    '```mdx\n<Source id="law" />\n<Figure source="law">\n```',
    '{/* <Source id="law" /> */}',
  ])('leaves code and comments as they are: %s', (text) => {
    expect(numberCitations(text)).toEqual({ citations: [], text });
  });
});

describe('listCitedSources', () => {
  it('gives each source once, with its address and every place that cites it', () => {
    const cited = listCitedSources(
      'A.<Source id="paper" /> B.<Source id="law" at="§ 1" /> C.<Source id="paper" />',
      fact,
    );
    expect(cited).toEqual([
      {
        ...paper,
        href: 'https://doi.org/10.1000/1',
        citations: [
          { id: 'paper', at: undefined, place: '1-1' },
          { id: 'paper', at: undefined, place: '1-2' },
        ],
      },
      {
        ...law,
        href: 'https://www.example.com/law',
        citations: [{ id: 'law', at: '§ 1', place: '2-1' }],
      },
    ]);
  });

  it('refuses a source that does not exist', () => {
    expect(() => listCitedSources('<Source id="lore" />', fact)).toThrow(
      'There is no "lore" among the sources of src/content.',
    );
  });
});
