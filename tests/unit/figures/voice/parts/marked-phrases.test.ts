import { expect, it } from 'vitest';
import { findMarks } from '../../../../../src/figures/voice/parts/marked-phrases.ts';

it('numbers marked phrases through the whole conversation', () => {
  const { conversation, positions } = findMarks([
    { speaker: 'A', text: 'It [hurts].' },
    { speaker: 'B', text: '[Here] and [there]' },
  ]);
  expect(conversation[0]?.parts).toEqual([
    { text: 'It ', mark: 0 },
    { text: 'hurts', mark: 1 },
    { text: '.', mark: 0 },
  ]);
  expect(conversation[1]?.parts.map(({ mark }) => mark)).toEqual([0, 2, 0, 3, 0]);
  expect(positions).toHaveLength(3);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});
