import { expect, test } from 'vitest';
import { findSlowness, median } from '../../../../tools/bench/paint-verdict.ts';

const page = { name: '/', address: 'http://127.0.0.1/', limit: 1.3 };

test('a page is slow by the run in the middle, and blocks by the same', () => {
  const quick = {
    ...page,
    paints: [900, 1300, 5000],
    blocked: [9, 52, 237],
    worked: [0, 0, 30],
  };
  expect(findSlowness(quick, 1000)).toEqual([]);
  expect(findSlowness({ ...quick, paints: [900, 1310, 1320] }, 1000)).toEqual(['above 1.3']);
  expect(findSlowness({ ...quick, worked: [0, 12, 30] }, 1000)).toEqual(['blocks for 12 ms']);
});

test('a peer is only shown, and what was not measured is told', () => {
  const { limit, ...peer } = { ...page, paints: [9000], blocked: [900], worked: [900] };
  expect(limit).toBe(1.3);
  expect(findSlowness(peer, 1000)).toEqual([]);
  expect(findSlowness({ ...page, paints: [NaN], blocked: [0], worked: [NaN] }, 1000)).toHaveLength(
    2,
  );
  expect(median([3, 1, 2])).toBe(2);
});
