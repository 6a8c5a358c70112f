import { expect, test } from 'vitest';
import { setTitle } from '../../../../src/art/sharing/title-lines.ts';

/** Every letter half an em wide. */
const measure = (word: string) => word.length / 2;
const set = (title: string) => setTitle(title, 540, 392, measure);

test('no line is wider than the place, and all lines fit below each other', () => {
  for (const title of ['About', 'Computational Vocal Biomarkers', `${'triage '.repeat(12)}end`]) {
    const { lines, size } = set(title);
    expect(lines.join(' ')).toBe(title);
    expect(Math.max(...lines.map((line) => line.length * 0.5 * size))).toBeLessThanOrEqual(560);
    expect(lines.length * size * 1.08).toBeLessThanOrEqual(392);
  }
});

test('a line ends with the phrase, not with what belongs to the next', () => {
  const callback = set('Callback queues in telephone triage: seven rules to keep them safe');
  expect(callback.lines.some((line) => line.endsWith('triage:'))).toBe(true);
  expect(set('GDPR Article 22 and three other designs').lines.join('/')).not.toContain(
    'Article/22',
  );
});

test('a word that is wider than the place makes everything smaller; one that never fits is refused', () => {
  expect(set('Donaudampfschifffahrtsgesellschaft').size).toBeLessThan(60);
  expect(() => set('x'.repeat(80))).toThrow('is too long for its picture');
});
