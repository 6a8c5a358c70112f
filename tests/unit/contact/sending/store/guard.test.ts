import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnusableSetting } from '../../../../../src/contact/errors.ts';
import {
  createGuard,
  describeStoreError,
  withinTime,
} from '../../../../../src/contact/queue/store/guard.ts';

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

test('a store that fails for long is tried again and again, until it is well', async () => {
  const { place, guard, ask } = setUp();
  guard.trip(new Error('down'));
  for (const [probes, isWell] of [false, false, true].entries()) {
    place.isWell = isWell;
    vi.advanceTimersByTime(2_000);
    const asked = ask();
    await vi.advanceTimersByTimeAsync(100);
    expect(await asked).toEqual(isWell ? 'done' : expect.any(Error));
    expect(place.probes).toBe(probes + 1);
  }
});

test('a store that is well and stays so is no news for the log', async () => {
  const { place, guard, logged } = setUp();
  place.isWell = true;
  const tried = guard.tryNow();
  await vi.advanceTimersByTimeAsync(100);
  await tried;
  expect(logged).toEqual([]);
});

test('the reason is the last that says more than that the connection is gone', async () => {
  const { guard, ask } = setUp();
  const lost = new Error('Connection is closed.');
  for (const error of [lost, new Error('WRONGPASS invalid'), lost]) guard.trip(error);
  expect(String(await ask())).toContain('(WRONGPASS)');
});

test('work that is done in time leaves no timer behind', async () => {
  expect(await withinTime(Promise.resolve('done'), 1_000)).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [new UnusableSetting('REDIS_URL: a setting that is wrong'), 'REDIS_URL: a setting that is wrong'],
  ['words with a password', 'string'],
])('%s is told as %s', (error, told) => {
  expect(describeStoreError(error)).toBe(told);
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
