import { expect, test } from 'vitest';
import { lawSchema } from '../../../src/schemas/law.ts';
import { describeDays, listNext } from '../../../src/site/laws.ts';

const act = lawSchema.parse({
  market: 'eu',
  name: 'The act',
  asks: 'Whoever sells such software says so.',
  of: 'us',
  standing: 'to-come',
  dates: [
    { on: '2026-12-02', what: 'The first duties begin.' },
    { on: '2027-12-02', what: 'The others begin.' },
  ],
  sources: [{ id: 'handbook' }],
  read: '2026-11-01',
});

test.each([
  ['2026-12-01', 'Applies later', 2],
  ['2026-12-03', 'In force', 1],
])('on %s a law to come is “%s”, and its days to come are told', (day, standing, count) => {
  const now = new Date(day);
  expect(describeDays(act, now)[0]).toBe(standing);
  expect(listNext(new Map([['act', act]]), now)).toHaveLength(count);
});
