import { expect, test } from 'vitest';
import {
  addShares,
  fractionOf,
  listClosers,
  listSectionHeadings,
  measureProse,
} from '../../../../src/checker/reading/measure-prose.ts';
import { readContent } from '../../../../src/checker/reading/read-content.ts';
import type { Entry } from '../../../../src/checker/facts.ts';
import { pageWith, wards } from '../content-fixture.ts';

/** A page with that body, which begins on line 8. */
function read(body: string): Entry {
  const [entry] = readContent(new Map([[wards, pageWith(body)]])).entries;
  if (!entry) throw new Error('There is no page.');
  return entry;
}

test('a paragraph of several sentences closes short on eight words or fewer', () => {
  const eight = 'One two three four five six seven eight.';
  const nine = `Nought ${eight.toLowerCase()}`;
  const closers = listClosers(
    read(`It begins. ${eight}\n\nIt begins.\n${nine}\n\nIt is alone.\n\n> She says. Yes.`),
  );
  expect(closers).toEqual([
    { text: eight, line: 8, isMeant: true },
    { text: nine, line: 11, isMeant: false },
  ]);
});

test('a section heading that is a question clause, or holds one, is counted', () => {
  const body =
    '<Section heading="How it works">\n\n</Section>\n\n## The score, and why it fell\n\n## Scores, what they say\n\n### Why so\n\n## Somewhat late';
  expect(listSectionHeadings(read(body)).map(({ text, isMeant }) => [text, isMeant])).toEqual([
    ['How it works', true],
    ['The score, and why it fell', false],
    ['Scores, what they say', true],
    ['Somewhat late', false],
  ]);
});

test('words, connectives and the verb of the closing call are counted', () => {
  const body =
    'It stands apart, because it is new. It does.\n\n<CallToAction heading="Begin" label="Request a Demo" href="/contact">\nNow, and not tomorrow, beside us.\n</CallToAction>';
  const { counts, connectives, callVerb } = measureProse(read(body));
  expect(counts).toEqual({ apart: 1, 'stand(s), stood': 1, 'and not Y': 1, beside: 1 });
  expect(connectives).toEqual({ part: 1, whole: 3 });
  expect(callVerb).toBe('Request');
});

test('shares add up, and a share of nothing is nothing', () => {
  expect(
    addShares([
      { part: 1, whole: 2 },
      { part: 2, whole: 6 },
    ]),
  ).toEqual({ part: 3, whole: 8 });
  expect(fractionOf({ part: 0, whole: 0 })).toBe(0);
});
