import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../../../src/contact/sending/delivery-errors.ts';
import { createLateReports } from '../../../../../src/contact/sending/store/late-reports.ts';
import type { MailStore } from '../../../../../src/contact/sending/store/mail-store.ts';

const store = {} as MailStore;

test('a report that fails keeps back no other, and is told again', async () => {
  const told: string[] = [];
  const reports = createLateReports(10);
  let isDown = true;
  reports.add('first', () => {
    if (isDown) return Promise.reject(new StoreUnavailable('down'));
    told.push('first');
    return Promise.resolve();
  });
  reports.add('second', async () => {
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
