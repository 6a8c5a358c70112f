import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  MailNotDelivered,
  OutcomeUnknown,
  StoreUnavailable,
} from '../../../../src/contact/errors.ts';
import type { LogEntry } from '../../../../src/contact/log.ts';
import { retryPlan, type Job, type JobStore } from '../../../../src/contact/queue/job-store.ts';
import { createQueue } from '../../../../src/contact/queue/queue.ts';
import { job, otherJob, pass, useSqlite } from './queue-fixtures.ts';

const minute = 60_000;
const busy = new MailNotDelivered('E 451');
const unknown = new OutcomeUnknown('ETIMEDOUT');
const notice: Job = {
  ...otherJob('notice'),
  created: Date.now(),
  recipient: 'CONTACT_WEBHOOK',
  content: { json: '{}' },
};

/** A queue before a mail server that does what it is told, and takes everything after that. */
function setUp(store: JobStore | undefined, outcomes: readonly (Error | undefined)[] = []) {
  const left = [...outcomes];
  const sent: { readonly name: string; readonly mayBeCopy: boolean }[] = [];
  const entries: LogEntry[] = [];
  const queue = createQueue(
    () => Promise.resolve(store),
    async ({ name, mayBeCopy = false }, onHandOver) => {
      const outcome = left.shift();
      if (outcome instanceof MailNotDelivered) throw outcome;
      await onHandOver();
      sent.push({ name, mayBeCopy });
      if (outcome) throw outcome;
      return undefined;
    },
    (entry) => entries.push(entry),
  );
  const runAfter = async (minutes: number) => {
    pass(minutes * minute);
    await queue.run(() => true);
  };
  return { queue, sent, entries, runAfter };
}

const fresh = (): Job => ({ ...job, created: Date.now() });

describe('with a store', () => {
  const backend = useSqlite();

  test('what is refused for now is tried again after one, two, four minutes, then less often', async () => {
    const store = await backend.open();
    const outcomes = Array<Error>(10).fill(busy);
    const { queue, sent, entries, runAfter } = setUp(store, outcomes);
    expect(await queue.accept(fresh())).toEqual({ outcome: 'queued' });
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const [kept] = await store.list();
      pauses.push(Math.round(((kept?.due ?? 0) - Date.now()) / minute));
      await runAfter(pauses.at(-1) ?? 0);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
    expect(sent).toEqual([{ name: job.name, mayBeCopy: false }]);
    expect(entries.at(0)).toMatchObject({ outcome: 'not-delivered', reason: 'attempt 1: E 451' });
    expect(entries.at(-1)).toMatchObject({ outcome: 'sent', id: job.id, attempts: 11 });
  });

  test('a mail server that never answers gets three copies, and then a person looks', async () => {
    const store = await backend.open();
    const { queue, sent, entries, runAfter } = setUp(store, [unknown, unknown, unknown]);
    await queue.accept(fresh());
    for (const pause of [1, 2, 4, 8]) await runAfter(pause);
    expect(sent.map(({ mayBeCopy }) => mayBeCopy)).toEqual([false, true, true]);
    expect(entries.at(-1)).toMatchObject({ outcome: 'given-up' });
    expect(await store.list()).toMatchObject([{ state: 'failed', unknowns: 3 }]);
  });

  test('after three days a message waits for a person, and is not lost', async () => {
    const store = await backend.open();
    const { queue, runAfter } = setUp(store, [busy, busy]);
    await queue.accept(fresh());
    await runAfter(retryPlan.patience / minute);
    await runAfter(retryPlan.patience / minute);
    expect(await store.list()).toMatchObject([{ state: 'failed', reason: 'E 451' }]);
  });

  test('what waited in a store that was emptied is taken on again, marked', async () => {
    const store = await backend.open();
    const { queue, sent } = setUp(store, [busy]);
    expect(await queue.accept(fresh())).toEqual({ outcome: 'queued' });
    expect(await queue.accept(fresh())).toEqual({ outcome: 'repeated' });
    rmSync(backend.folder(), { recursive: true });
    expect(await queue.accept(fresh())).toMatchObject({ outcome: 'sent' });
    expect(sent).toEqual([{ name: job.name, mayBeCopy: true }]);
  });

  test('what is of use for a time is forgotten after it', async () => {
    const store = await backend.open();
    const { queue, sent, entries, runAfter } = setUp(store, [busy]);
    await queue.accept({ ...fresh(), goodUntil: Date.now() + 2 * minute });
    await runAfter(3);
    expect(sent).toEqual([]);
    expect(entries.at(-1)).toMatchObject({ outcome: 'given-up' });
    expect(await store.list()).toEqual([]);
  });
});

describe('where nothing keeps jobs', () => {
  test('a message is sent, or its sender told that it was not', async () => {
    const { queue, sent } = setUp(undefined, [busy, unknown]);
    await expect(queue.accept(fresh())).rejects.toThrow(busy);
    await expect(queue.accept(fresh())).rejects.toThrow(unknown);
    await expect(queue.accept(fresh())).rejects.toThrow(OutcomeUnknown);
    const repeat = { ...fresh(), mayBeCopy: true };
    expect(await queue.accept(repeat)).toMatchObject({ outcome: 'sent' });
    expect(await queue.accept(fresh())).toEqual({ outcome: 'repeated' });
    await expect(queue.accept({ ...fresh(), id: 'another' })).rejects.toThrow('another text');
    expect(sent.map(({ mayBeCopy }) => mayBeCopy)).toEqual([false, true]);
  });

  test('a notice goes after its message alone', async () => {
    const { queue, sent, entries } = setUp(undefined, [busy, undefined, busy]);
    await expect(queue.accept(fresh(), notice)).rejects.toThrow(busy);
    expect(sent).toEqual([]);
    expect(await queue.accept(fresh(), notice)).toMatchObject({ outcome: 'sent' });
    expect(entries).toMatchObject([{ outcome: 'not-delivered', id: notice.id }]);
  });
});

describe('while a store fails', () => {
  function failing(isUndecided: boolean): JobStore {
    const fail = () => Promise.reject(new StoreUnavailable('down', isUndecided));
    return { add: fail, find: fail, take: fail, withdraw: fail } as unknown as JobStore;
  }

  test.each([false, true])(
    'a message is sent without it, marked, as another process may have it: %s',
    async (isUndecided) => {
      const { queue, sent } = setUp(failing(isUndecided));
      await queue.accept(fresh());
      expect(sent).toEqual([{ name: job.name, mayBeCopy: true }]);
    },
  );

  test('what the store may have is not called undelivered, whatever the mail server says', async () => {
    const { queue } = setUp(failing(true), [busy]);
    await expect(queue.accept(fresh())).rejects.toThrow(OutcomeUnknown);
  });
});
