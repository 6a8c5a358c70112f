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

/** Where names begin on the narrowest wave that has them, of a call that is so long. */
function begin(places: ReturnType<typeof place>, seconds: number) {
  return places.map(({ second, shift }) => (second / seconds) * 1200 + shift);
}

test('names of one breath stand apart, in the order in which they were said', () => {
  const places = place('A [weight] on my chest. It goes [down my arm]. I am [sweating].', [
    'Pressure on the chest',
    'Into the left arm',
    'Sweating heavily',
  ]);
  const [chest = 0, arm = 0, sweat = 0] = begin(places, 31);
  expect(places).toHaveLength(3);
  expect(arm - chest).toBeGreaterThan(150);
  expect(sweat - arm).toBeGreaterThan(120);
});

test('where many are found in one breath, those that are named have room', () => {
  const findings = Array.from(
    { length: 9 },
    (_, index) => `A finding with ${'a long '.repeat(index)}name`,
  );
  const places = place(findings.map(() => '[Yes].').join(' '), findings);
  expect(places.length).toBeGreaterThan(1);
  expect(places.length).toBeLessThan(9);
});
