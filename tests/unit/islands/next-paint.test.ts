import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextPaint } from '../../../src/islands/next-paint.ts';

let showPicture: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    showPicture = callback;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function isOver(wait: Promise<void>): Promise<boolean> {
  const over = vi.fn();
  void wait.then(over);
  await vi.advanceTimersByTimeAsync(1);
  return over.mock.calls.length > 0;
}

it('waits for the picture that comes next, and for what is done after it', async () => {
  const wait = nextPaint();
  expect(await isOver(wait)).toBe(false);
  showPicture();
  expect(await isOver(wait)).toBe(true);
});

it('waits no longer than a fifth of a second in a page that is hidden', async () => {
  const wait = nextPaint();
  await vi.advanceTimersByTimeAsync(198);
  expect(await isOver(wait)).toBe(false);
  expect(await isOver(wait)).toBe(true);
});
