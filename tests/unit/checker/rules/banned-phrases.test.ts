import { expect, test } from 'vitest';
import { site } from '../../../../src/config/site.ts';
import { checkBannedPhrases } from '../../../../src/checker/rules/banned-phrases.ts';
import { pageWith, report } from '../content-fixture.ts';

function reportBody(body: string): string {
  return report(checkBannedPhrases, { pages: { wards: pageWith(body) } });
}

test.each([
  ['It works\nseamlessly.', 9, 'seamlessly', 'what connects to what'],
  ['Unlocking data.', 8, 'Unlocking', 'open, allow or make possible'],
  ['In today’s hospital', 8, "In today's", 'the sentence without it'],
  ['<Card title="Cutting-edge care" />', 8, 'Cutting-edge', 'what is new about it'],
])('filler is shown with what to write instead: %j', (body, line, found, write) => {
  expect(reportBody(body)).toBe(
    `src/content/pages/wards.mdx:${line}  wording: found "${found}"; write ${write}.`,
  );
});

test('the tagline keeps its wording, and words that only look alike pass', () => {
  expect(reportBody(`${site.tagline}\n\nA lever and a mountain landscape.`)).toBe('');
});
