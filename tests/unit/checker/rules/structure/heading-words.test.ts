import { expect, test } from 'vitest';
import { checkHeadingWords } from '../../../../../src/checker/rules/structure/heading-words.ts';
import { pageWith, report, reportBody, wards } from '../../content-fixture.ts';

const told = (body: string) => reportBody(checkHeadingWords, body);

test.each([
  ['##', 'a heading without words', '## and its words'],
  ['### **Waits**', 'a heading in **', '### Waits'],
  [
    '## title: Waits',
    'fields in the middle of the text',
    'them between the two lines of --- at the top of the file',
  ],
  ['## Waits.', 'a full stop at the end of a heading', '## Waits'],
  ['Waits\nof a day.\n---', 'a full stop at the end of a heading', '## Waits of a day'],
  ['#### Waits:', 'a colon at the end of a heading', '#### Waits'],
  ['**Waits of a day**', '"Waits of a day" in bold as a heading', '## Waits of a day'],
  ['**Waits: a day**', '"Waits: a day" in bold as a heading', '## Waits: a day'],
])('%s', (body, found, write) => {
  expect(told(body)).toBe(`${wards}:8  heading: found ${found}; write ${write}.`);
});

test.each([
  '## Waits',
  '## And so on …',
  '## And so on...',
  '## Waits **in** bold',
  '## Waits: a title: of two parts',
  '## Why wait?',
  '**A sentence that is bold.**',
  '**Does it wait?**',
  '**Nine words in bold are more than a heading**',
  '**Waits** of a day',
  'Waits of a day',
])('%s stays', (body) => {
  expect(told(body)).toBe('');
});

test('eight words in bold are a heading, however far apart', () => {
  expect(told('**Eight words in bold are still a heading**')).toContain('in bold as a heading');
  expect(told('**Eight words  in bold are  still a heading**')).toContain('in bold as a heading');
});

test.each([
  ['Virtual wards.', 'title: found a full stop at its end; write Virtual wards.'],
  ['VIRTUAL WARDS', 'title: found "VIRTUAL WARDS"; write capitals at the beginnings alone.'],
])('the title %s', (title, problem) => {
  expect(report(checkHeadingWords, { pages: { wards: pageWith('Text.', title) } })).toBe(
    `${wards}:2  ${problem}`,
  );
});

test.each(['And so on...', 'NEWS', 'NHS and EMTALA, or EMTALA and HIPAA', 'ESI AND CTA'])(
  'the title %s stays',
  (title) => {
    expect(report(checkHeadingWords, { pages: { wards: pageWith('Text.', title) } })).toBe('');
  },
);
