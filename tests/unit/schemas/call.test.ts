import { expect, test } from 'vitest';
import { callSchema } from '../../../src/schemas/call.ts';

const rule = (id: string) => ({
  id,
  moment: 'opening',
  name: 'A rule',
  rule: 'What the assistant is designed to do on every call.',
  why: 'The reason for which it is designed to do so.',
});

function problemsOf(changes: object): string[] {
  const sound = {
    handoff: {
      says: 'Hang up and call {number} now.',
      meanwhile: 'A clinician is alerted as well.',
      numbers: [{ country: 'US', place: 'United States', number: '911' }],
    },
    rules: ['first', 'second', 'third'].map(rule),
  };
  const { error } = callSchema.safeParse({ ...sound, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('the handoff has a place for the number', () => {
  const handoff = {
    says: 'Hang up and call 911 now.',
    meanwhile: 'A clinician is alerted as well.',
    numbers: [{ country: 'usa', place: 'United States', number: '91' }],
  };
  expect(problemsOf({ handoff })).toEqual([
    'handoff.says: Write {number} where the emergency number belongs.',
    'handoff.numbers.0.country: Write two capitals, such as US or GB.',
    "handoff.numbers.0.number: Write three digits in quotes, such as '911'.",
  ]);
});
