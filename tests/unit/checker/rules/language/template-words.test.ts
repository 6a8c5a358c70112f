import { expect, test } from 'vitest';
import { checkTemplateWords } from '../../../../../src/checker/rules/language/template-words.ts';
import { draftOf, pageWith, report, reportBody, wards } from '../../content-fixture.ts';

test.each([
  'Write the first section here',
  'Write the article here',
  'What a reader learns about wards in 50 to 155 characters',
  'What a reader learns about wards in a sentence of 50 to 155 characters',
  'One to three sentences that say what this page is about and for whom it is written',
  'What the problem is',
])('%s', (words) => {
  expect(reportBody(checkTemplateWords, `## Waits\n\n${words}`)).toBe(
    `${wards}:10  wording: found "${words}", words of the template; write your own in their place.`,
  );
});

test.each(['TODO', 'TBD', 'TBC', 'FIXME', 'XXX', 'XXXX'])('%s', (note) => {
  expect(reportBody(checkTemplateWords, `Waits, ${note}: ask.`)).toBe(
    `${wards}:8  wording: found "${note}", a note to yourself; write your own in their place.`,
  );
});

test('other words and drafts stay', () => {
  expect(reportBody(checkTemplateWords, 'What the problem is for us. A XX, a TODOS.')).toBe('');
  const pages = { wards: draftOf(pageWith('Write the article here')) };
  expect(report(checkTemplateWords, { pages })).toBe('');
});
