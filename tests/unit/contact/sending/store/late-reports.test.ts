import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnavailable } from '../../../../../src/contact/errors.ts';
import { createLateReports } from '../../../../../src/contact/queue/store/late-reports.ts';
import type { MailStore } from '../../../../../src/contact/queue/store/mail-store.ts';

const store = {} as MailStore;

test('a report that fails keeps back no other, and is told again', async () => {
  const told: string[] = [];
  const reports = createLateReports(10);
  let isDown = true;
  reports.add('over', 'first', () => {
    if (isDown) return Promise.reject(new StoreUnavailable('down'));
    told.push('first');
    return Promise.resolve();
  });
  reports.add('over', 'second', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    told.push('second');
  });
  await expect(reports.tell(store)).rejects.toThrow('down');
  expect(told).toEqual(['second']);
  isDown = false;
  await reports.tell(store);
  await reports.tell(store);
  expect(told).toEqual(['second', 'first']);
});

test('what replaces a report while that is told is told as well', async () => {
  const told: string[] = [];
  const reports = createLateReports(10);
  reports.add('over', 'a letter', () => {
    told.push('first');
    reports.add('over', 'a letter', () => {
      told.push('second');
      return Promise.resolve();
    });
    return Promise.resolve();
  });
  await reports.tell(store);
  await reports.tell(store);
  await reports.tell(store);
  expect(told).toEqual(['first', 'second']);
});

test('those who tell at the same time tell it once, and some at a time', async () => {
  const reports = createLateReports(10);
  let open = 0;
  let most = 0;
  let told = 0;
  for (let each = 0; each < 120; each += 1) {
    reports.add('over', String(each), async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      told += 1;
    });
  }
  await Promise.all([reports.tell(store), reports.tell(store)]);
  expect([told, most]).toEqual([120, 50]);
});

test('what fails each time goes behind the others, and all that fails at once is asked for no more', async () => {
  const told: string[] = [];
  const reports = createLateReports(10);
  for (let each = 0; each < 60; each += 1) {
    reports.add('failed', `poison-${each}`, () => {
      told.push('poison');
      return Promise.reject(new StoreUnavailable('down'));
    });
  }
  reports.add('over', 'a letter', () => {
    told.push('a letter');
    return Promise.resolve();
  });
  expect([reports.isAbout('a letter'), reports.isAbout('another')]).toEqual([true, false]);
  await expect(reports.tell(store)).rejects.toThrow('down');
  expect(told).toEqual(Array<string>(50).fill('poison'));
  await expect(reports.tell(store)).rejects.toThrow('down');
  expect(told).toContain('a letter');
  expect([reports.isAbout('a letter'), reports.isAbout('poison-1')]).toEqual([false, true]);
});

test('nothing is set going where there is nothing to tell, and one timer where there is', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const reports = createLateReports(10);
  reports.tellLater(store);
  expect(vi.getTimerCount()).toBe(0);
  reports.add('over', 'a letter', () => Promise.reject(new StoreUnavailable('down')));
  reports.tellLater(store);
  reports.tellLater(store);
  expect(vi.getTimerCount()).toBe(1);
});
