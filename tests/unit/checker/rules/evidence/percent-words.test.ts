import { expect, test } from 'vitest';
import { checkPercentWords } from '../../../../../src/checker/rules/evidence/percent-words.ts';
import { pageWith, report, reportBody, wards } from '../../content-fixture.ts';

test.each([
  ['thirty percent', 'Call processing takes thirty percent less time.'],
  ['35 percent', 'Faster processing of each call, by 35 percent.'],
  ['thirty-five per cent', 'It saves in processing of a call thirty-five per cent.'],
])('%s in a sentence about a claim is that claim or an invented one', (share, body) => {
  expect(reportBody(checkPercentWords, body)).toBe(
    `${wards}:8  figure: found ${share} beside "call processing"; write <Claim id="call-processing" />, which is 35%, or words that are not about it.`,
  );
});

test.each([
  ['a sentence about something else', 'Thirty percent of the beds are taken.'],
  ['one word of the subject alone', 'Thirty percent of the calls come at night.'],
  ['the subject in the sentence before', 'The call needs processing. Thirty percent come back.'],
  ['the figure as it is cited', 'Call processing is <Claim id="call-processing" /> faster.'],
])('nothing is said of %s', (_, body) => {
  expect(reportBody(checkPercentWords, body)).toBe('');
});

test('a figure that is no share is not written around by one', () => {
  const claims = 'speed: { value: 3×, measures: faster call processing, scope: Calls }';
  const pages = { wards: pageWith('Call processing takes thirty percent less time.') };
  expect(report(checkPercentWords, { claims, pages })).toBe('');
});

test('fields of YAML are read too', () => {
  const found = report(checkPercentWords, {
    systems: 'esi: { keyFeatures: Call processing is thirty percent faster }',
  });
  expect(found).toContain('src/content/triage-systems.yaml:1  figure: found thirty percent');
});
