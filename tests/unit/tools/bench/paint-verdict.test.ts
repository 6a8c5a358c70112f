import { expect, test } from 'vitest';
import { findSlowness, median } from '../../../../tools/bench/paint-verdict.ts';

const page = { name: '/', address: 'http://127.0.0.1/', limit: 1.3 };

test('a page is slow by the run in the middle, and blocks if every run says so', () => {
  const quick = { ...page, paints: [900, 1300, 5000], blocked: [0, 52, 237] };
  expect(findSlowness(quick, 1000)).toEqual([]);
  expect(findSlowness({ ...quick, paints: [900, 1310, 1320] }, 1000)).toEqual(['above 1.3']);
  expect(findSlowness({ ...quick, blocked: [52, 12, 237] }, 1000)).toEqual([
    'blocks 12 ms in every run',
  ]);
});

test('a peer is only shown, and what was not measured is told', () => {
  const { limit, ...peer } = { ...page, paints: [9000], blocked: [900] };
  expect(limit).toBe(1.3);
  expect(findSlowness(peer, 1000)).toEqual([]);
  expect(findSlowness({ ...page, paints: [NaN], blocked: [NaN] }, 1000)).toHaveLength(2);
  expect(median([3, 1, 2])).toBe(2);
});
