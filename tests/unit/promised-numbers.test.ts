import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { audioWaves } from '../../src/islands/video-modal/audio-waves.ts';
import { news } from '../../src/news/news.ts';

// Numbers that were asked for. The other tests take them from where they stand.

test.each([
  ['articles in the first view, and added by each Load More', news.step, 6],
  ['milliseconds until Load More and Show All answer', news.delay, 300],
  ['speeds of the waves', audioWaves.map(({ speed }) => speed), [0.01, 0.012, 0.011]],
  ['amplitudes of the waves', audioWaves.map(({ amplitude }) => amplitude), [60, 90, 70]],
  ['the year of the copyright', site.copyrightYear, 2025],
])('%s', (_what, number, asked) => {
  expect(number).toEqual(asked);
});
