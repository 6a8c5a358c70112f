import { expect, test } from 'vitest';
import { layOutCall } from '../../../src/components/call/lay-out-call.ts';
import { placeFindings } from '../../../src/calls/place-findings.ts';
import { exampleCallSchema } from '../../../src/schemas/example-call.ts';

/** Places what a caller says at the beginning of a long call. */
function place(caller: string, findings: readonly string[]) {
  const call = exampleCallSchema.parse({
    label: 'A test',
    who: '30, at home',
    caller: 'Caller',
    language: 'en-US',
    turns: [
      { caller, findings },
      { assistant: 'Since when, and what were you doing when it began? '.repeat(7).trim() },
    ],
  });
  return placeFindings(layOutCall(call, () => ''));
}

test('no line of a finding crosses the name of one before it', () => {
  const places = place('A [weight] on my chest. It goes [down my arm]. I am [sweating].', [
    'Pressure on the chest',
    'Into the left arm',
    'Sweating heavily',
  ]);
  const rows = places.map(({ row }) => row);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows).toEqual(rows.toSorted((a, b) => b - a));
});

test('no name lies on another where many are found in one breath', () => {
  const findings = Array.from({ length: 9 }, (_, index) => `A finding with a long name, ${index}`);
  const named = place(findings.map(() => '[Yes].').join(' '), findings).filter(
    ({ isNamed }) => isNamed,
  );
  expect(named.map(({ row }) => row)).toEqual([7, 6, 5, 4, 3, 2, 1]);
});
