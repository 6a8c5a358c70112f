import { expect, test } from 'vitest';
import { siteWords } from '../../../../../src/messages/messages.ts';
import { checkBannedPhrases } from '../../../../../src/checker/rules/language/banned-phrases.ts';
import { reportBody, wards } from '../../content-fixture.ts';

test.each([
  ['It works\nseamlessly.', 9, 'seamlessly', 'what connects to what'],
  ['Unlocking data.', 8, 'Unlocking', 'open, allow or make possible'],
  ['In today’s hospital', 8, "In today's", 'the sentence without it'],
  ['The landscape of care', 8, 'landscape of', 'what happens, plainly'],
  ['<Card title="Cutting-edge care" />', 8, 'Cutting-edge', 'what is new about it'],
])('filler is shown with what to write instead: %j', (body, line, found, write) => {
  expect(reportBody(checkBannedPhrases, body)).toBe(
    `${wards}:${line}  wording: found "${found}"; write ${write}.`,
  );
});

test('one word in a prop is a name, and no wording', () => {
  expect(reportBody(checkBannedPhrases, '<Card text="robust" />')).toBe('');
});

test('the tagline keeps its wording, and words that only look alike pass', () => {
  const body = `${siteWords.tagline}\n\nA lever and a mountain landscape.`;
  expect(reportBody(checkBannedPhrases, body)).toBe('');
});
