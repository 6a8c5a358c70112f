import { expect, test } from 'vitest';
import { layOutCall } from '../../../../src/components/call/lay-out-call.ts';
import { formatSeconds, secondsOf } from '../../../../src/components/call/timing.ts';
import { exampleCallSchema } from '../../../../src/schemas/example-call.ts';

const call = exampleCallSchema.parse({
  label: 'A test',
  who: '30, at home',
  caller: 'Caller',
  language: 'en-US',
  turns: [
    { assistant: 'I am automated. Any pain?', rules: ['says-what-it-is'] },
    {
      answers: [
        {
          short: 'Yes.',
          then: [
            { caller: 'Yes, [a weight].', findings: ['Pressure'], note: [['Says', 'A weight']] },
            { handoff: 'US', level: 1 },
          ],
        },
        {
          short: 'No.',
          then: [
            { caller: 'No.' },
            {
              answers: [
                { short: 'Hot.', then: [{ caller: 'I am [hot].', findings: ['Fever'] }] },
                { short: 'Cold.', then: [{ caller: 'I am cold.' }] },
              ],
            },
          ],
        },
      ],
    },
  ],
});

const { steps, findings, note, levels, ends } = layOutCall(call, (country) => `Call, ${country}.`);

test('every sentence has a cue, and every turn the answers that lead to it', () => {
  const written = steps.map((step) =>
    step.kind === 'choice'
      ? `${step.way}? ${step.answers.join('|')}`
      : `${step.way}${step.sentences[0]?.cue} ${step.sentences.map(({ text }) => text).join('/')}`,
  );
  expect(written).toEqual([
    '0 I am automated./Any pain?',
    '? Yes.|No.',
    '1a2 Yes, a weight.',
    '1a3 Call, US.',
    '1b4 No.',
    '1b? Hot.|Cold.',
    '1b 2a5 I am hot.',
    '1b 2b6 I am cold.',
  ]);
});

test('what is found, noted and decided is known after its sentence, a level before what tells it', () => {
  expect(findings).toMatchObject([
    { way: '1a', at: 2, end: 13, finding: 'Pressure', phrase: 'a weight' },
    { way: '1b 2a', at: 5, end: 8, finding: 'Fever', phrase: 'hot' },
  ]);
  expect(note).toEqual([{ way: '1a', at: 2, label: 'Says', text: 'A weight' }]);
  expect(levels).toMatchObject([{ way: '1a', at: 2, level: 1, by: 'assistant' }]);
});

test('each way has the length of its own sentences', () => {
  expect(ends.map(({ way }) => way)).toEqual(['1a', '1b 2a', '1b 2b']);
  const first = ['I am automated.', 'Any pain?', 'Yes, a weight.', 'Call, US.'].map(secondsOf);
  expect(ends[0]?.seconds).toBeCloseTo(first.reduce((sum, seconds) => sum + seconds, 0));
  expect(formatSeconds(67.4)).toBe('1:07');
});

test('the short cut has some sentences of the call, with their cues and what is known after them', () => {
  const [greeting, { answers: [yes, no] = [] } = {}] = call.turns;
  const [pressure, handoff] = yes?.then ?? [];
  const then = [
    { ...pressure, cut: [1] },
    { ...handoff, cut: [1] },
  ];
  const turns = [{ ...greeting, cut: [2] }, { answers: [{ ...yes, then }, no] }];
  const cut = layOutCall(exampleCallSchema.parse({ ...call, turns }), () => 'Call.', true);
  const said = cut.steps.flatMap((step) => (step.kind === 'turn' ? step.sentences : []));
  expect(said.map(({ cue, text }) => `${cue} ${text}`)).toEqual([
    '1 Any pain?',
    '2 Yes, a weight.',
    '3 Call.',
  ]);
  expect(cut.note).toMatchObject([{ way: '', at: 2, label: 'Says' }]);
  expect(cut.levels).toMatchObject([{ way: '', at: 2, next: 3, level: 1 }]);
});

test('a character of Chinese takes as long as three letters', () => {
  expect(secondsOf('您有胸痛吗')).toBeCloseTo(secondsOf('fifteen letters'));
});

test.each([
  ['two speakers at once', { assistant: 'Where are you now?', caller: 'Here.' }],
  ['a marked phrase without its finding', { caller: 'It is [swollen].' }],
])('the schema refuses %s', (_, turn) => {
  expect(exampleCallSchema.safeParse({ ...call, turns: [turn, turn] }).success).toBe(false);
});
