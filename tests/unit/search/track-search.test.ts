import { expect, onTestFinished, test, vi } from 'vitest';
import { createSearchTracker } from '../../../src/search/track-search.ts';

function start() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.stubGlobal('document', new EventTarget());
  const told: unknown[] = [];
  document.addEventListener('triage:measure', (event) => {
    told.push((event as CustomEvent<unknown>).detail);
  });
  const field = new EventTarget();
  return { told, field, tell: createSearchTracker(field as HTMLElement) };
}

test('a search is told once typing has settled, not for each letter', () => {
  const { told, tell } = start();
  tell('wai', 2);
  vi.advanceTimersByTime(500);
  tell('waiting', 5);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([{ event: 'search', words: 'waiting', results: 5 }]);
});

test('who goes on to a result is counted at once, and the same question once', () => {
  const { told, field, tell } = start();
  tell('ESI', 3);
  field.dispatchEvent(new Event('blur'));
  // A filter asks for the same words again.
  tell('ESI', 1);
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([{ event: 'search', words: 'ESI', results: 3 }]);
});
