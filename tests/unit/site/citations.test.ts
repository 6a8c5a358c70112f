import { describe, expect, it } from 'vitest';
import { numberCitations } from '../../../src/mdx/number-citations.ts';
import { listCitedSources } from '../../../src/site/citations.ts';
import { createFacts } from './facts-fixture.ts';

describe('numberCitations', () => {
  it('numbers sources in the order in which they are first cited, captions too, and their citations', () => {
    const text =
      'A.<Source id="law" />\n\n| B<Source at="p. 2" id="paper" /> |\n\n<Figure caption="C" source="paper law">';
    expect(numberCitations(text).text).toBe(
      'A.<Source cite="1-1" id="law" />\n\n' +
        '| B<Source cite="2-1" at="p. 2" id="paper" /> |\n\n' +
        '<Figure caption="C" source="paper law" cite="2-2 1-2">',
    );
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
    const text = 'A.<Source id="handbook" /> B.<Source id="handbook" at="§ 1" />';
    expect(listCitedSources(text, createFacts())).toMatchObject([
      {
        title: 'A Handbook of Triage',
        href: 'https://www.example.org/handbook',
        citations: [{ number: '1-1' }, { at: '§ 1', number: '1-2' }],
      },
    ]);
  });
});
