import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGuard, describeStoreError } from '../../../../../src/contact/sending/store/guard.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const place = { isWell: false, probes: 0 };
  const logged: unknown[] = [];
  const guard = createGuard({
    setting: 'REDIS_URL',
    log: (entry) => logged.push(entry.outcome),
    timeLimit: 1_000,
    probe: async () => {
      place.probes += 1;
      // One that hangs for a while, so that others come meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (!place.isWell) throw new Error('down');
    },
  });
  const ask = () => guard.run(() => Promise.resolve('done')).catch((error: unknown) => error);
  return { place, logged, guard, ask };
}

test('a store that is well again turns nobody away, however many come at once', async () => {
  const { place, logged, guard, ask } = setUp();
  guard.trip(new Error('down'));
  expect(await ask()).toBeInstanceOf(Error);
  expect(place.probes).toBe(0);
  place.isWell = true;
  vi.advanceTimersByTime(2_000);
  const asked = Promise.all([ask(), ask(), ask()]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await asked).toEqual(['done', 'done', 'done']);
  expect(place.probes).toBe(1);
  expect(logged).toEqual(['store-unavailable', 'store-available']);
});

test('a store that still fails is tried once, and then refuses at once for a while', async () => {
  const { place, guard, ask } = setUp();
  guard.trip(new Error('down'));
  vi.advanceTimersByTime(2_000);
  const asked = ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(await asked).toBeInstanceOf(Error);
  expect(await ask()).toBeInstanceOf(Error);
  expect(place.probes).toBe(1);
});

test('all that the package says of a connection that is gone is one reason', () => {
  for (const words of [
    'Connection is closed.',
    "Stream isn't writeable and enableOfflineQueue options is false",
    'Reached the max retries per request limit (which is 0). Refer to "maxRetriesPerRequest" option for details.',
  ]) {
    expect(describeStoreError(new Error(words))).toBe('connection lost');
  }
});
