import { expect, test } from 'vitest';
import { keepCampaign } from '../../../src/analytics/campaign.ts';

test('the campaign is kept, in one order', () => {
  expect(keepCampaign('?utm_source=news.letter&utm_campaign=spring+2026')).toBe(
    '?utm_campaign=spring+2026&utm_source=news.letter',
  );
});

test('of a campaign each part is kept once, without what stands beside it', () => {
  const search = '?utm_source=a&email=jane%40example.com&utm_source=b&utm_source%3Da=c';
  expect(keepCampaign(search)).toBe('?utm_source=b');
});

test.each([
  '?email=jane%40example.com&token=1',
  '?from=test&gclid=abc',
  '?utm_source=jane%40example.com',
  '?utm_content=%3Cscript%3E',
  `?utm_term=${'a'.repeat(65)}`,
  '?utm_source=%00',
  '?utm_source=https://evil.example',
])('nothing is kept of %s', (search) => {
  expect(keepCampaign(search)).toBe('');
});
