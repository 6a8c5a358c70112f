import { expect, test } from 'vitest';
import { layOutCall } from '../../../src/components/call/lay-out-call.ts';
import { placeFindings } from '../../../src/calls/place-findings.ts';
import { exampleCallSchema } from '../../../src/schemas/example-call.ts';

const call = exampleCallSchema.parse({
  label: 'A test',
  who: '30, at home',
  caller: 'Caller',
  language: 'en-US',
  turns: [
    {
      caller: 'A [weight] on my chest. It goes [down my arm]. I am [sweating].',
      findings: ['Pressure on the chest', 'Into the left arm', 'Sweating heavily'],
    },
    { assistant: 'Since when, and what were you doing when it began? '.repeat(7).trim() },
  ],
});

test('no line of a finding crosses the name of one before it', () => {
  const places = placeFindings(layOutCall(call, () => ''));
  const rows = places.map(({ row }) => row);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows).toEqual(rows.toSorted((a, b) => b - a));
});
