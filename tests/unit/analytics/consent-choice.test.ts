import { expect, test } from 'vitest';
import {
  consentKey,
  consentLifetime,
  keepChoice,
  recallChoice,
  type OpenStorage,
} from '../../../src/analytics/consent-choice.ts';

const now = Date.UTC(2026, 0, 15);

function createStorage(first?: string) {
  const kept = new Map(first === undefined ? [] : [[consentKey, first]]);
  const storage: OpenStorage = () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
  return { storage, kept };
}

test('whoever has not chosen is asked', () => {
  expect(recallChoice(createStorage().storage, false, now)).toBeUndefined();
});

test.each(['granted', 'denied'] as const)('%s holds for six months and no longer', (choice) => {
  const { storage, kept } = createStorage();
  keepChoice(storage, choice, false, now);
  expect(recallChoice(storage, false, now + consentLifetime - 1)).toBe(choice);
  expect(recallChoice(storage, false, now + consentLifetime)).toBeUndefined();
  expect(consentLifetime / 86_400_000).toBe(183);
  // What the privacy policy says is kept, and nothing that tells one visitor from another.
  expect(JSON.parse(kept.get(consentKey) ?? '')).toEqual({ choice, chosen: now, signal: false });
});

test('Global Privacy Control says no without asking, also after an earlier yes', () => {
  const { storage } = createStorage();
  expect(recallChoice(storage, true, now)).toBe('denied');
  keepChoice(storage, 'granted', false, now);
  expect(recallChoice(storage, true, now)).toBe('denied');
  expect(recallChoice(storage, false, now)).toBe('granted');
});

test('who accepts although the signal is on has chosen', () => {
  const { storage } = createStorage();
  keepChoice(storage, 'granted', true, now);
  expect(recallChoice(storage, true, now)).toBe('granted');
});

test.each([
  '{',
  '{"choice":"yes","chosen":1768435200000}',
  `{"choice":"granted","chosen":${now + 1}}`,
])('%s grants nothing', (kept) => {
  expect(recallChoice(createStorage(kept).storage, false, now)).not.toBe('granted');
});

test('where storage is denied nothing is asked and nothing is measured', () => {
  const storage = () => {
    throw new Error('denied');
  };
  expect(recallChoice(storage, false, now)).toBe('denied');
  expect(() => {
    keepChoice(storage, 'granted', false, now);
  }).not.toThrow();
});
