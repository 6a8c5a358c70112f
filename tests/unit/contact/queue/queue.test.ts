import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  KeyReused,
  MailNotDelivered,
  OutcomeUnknown,
  StoreUnavailable,
} from '../../../../src/contact/errors.ts';
import type { LogEntry } from '../../../../src/contact/log.ts';
import type { Job, JobStore } from '../../../../src/contact/queue/job-store.ts';
import { createQueue } from '../../../../src/contact/queue/queue.ts';
import { hasRedis } from '../../../../tools/lib/redis-server.ts';
import { job, otherJob, plan, useRedis, useSqlite, type Backend } from './queue-fixture.ts';

const busy = new MailNotDelivered('E 451', true);
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
  const clock = { ahead: 0 };
  const sent: { readonly name: string; readonly mayBeCopy: boolean }[] = [];
  const entries: LogEntry[] = [];
  const queue = createQueue({
    store: () => Promise.resolve(store),
    transport: async (one, mayBeCopy, onHandOver) => {
      const outcome = left.shift();
      if (outcome instanceof MailNotDelivered) throw outcome;
      await onHandOver();
      sent.push({ name: one.name, mayBeCopy });
      if (outcome) throw outcome;
      return undefined;
    },
    log: (entry) => entries.push(entry),
    now: () => Date.now() + clock.ahead,
    plan: { ...plan, firstPause: 20, longestPause: 40 },
  });
  const run = async () => {
    await wait(60);
    await queue.run(() => true);
  };
  return { queue, sent, entries, clock, run };
}

const fresh = (): Job => ({ ...job, created: Date.now() });

function describeQueue(use: () => Backend): void {
  const backend = use();

  test('a message is sent once, however often it comes', async () => {
    const [one, other] = [setUp(await backend.open()), setUp(await backend.open())];
    expect(await one.queue.accept(fresh())).toMatchObject({ outcome: 'sent' });
    expect(await other.queue.accept(fresh())).toEqual({ outcome: 'repeated' });
    await other.run();
    expect([...one.sent, ...other.sent]).toEqual([{ name: job.name, mayBeCopy: false }]);
    expect(await other.queue.find(job.name)).toBe(job.id);
  });

  test('a key is not taken for another text', async () => {
    const { queue, sent } = setUp(await backend.open());
    await queue.accept(fresh());
    await expect(queue.accept({ ...fresh(), id: 'another' })).rejects.toThrow(KeyReused);
    expect(sent).toHaveLength(1);
  });

  test('what the mail server refuses for now is tried again', async () => {
    const { queue, sent, entries, run } = setUp(await backend.open(), [busy, busy]);
    expect(await queue.accept(fresh())).toEqual({ outcome: 'queued' });
    await run();
    expect(sent).toEqual([]);
    await run();
    expect(sent).toEqual([{ name: job.name, mayBeCopy: false }]);
    expect(entries.map(({ outcome }) => outcome)).toEqual([
      'not-delivered',
      'not-delivered',
      'sent',
    ]);
    expect(entries.at(-1)).toMatchObject({ id: job.id, attempts: 3 });
  });

  test('what may have arrived says so the next time', async () => {
    const { queue, sent, run } = setUp(await backend.open(), [unknown]);
    expect(await queue.accept(fresh())).toEqual({ outcome: 'queued' });
    await run();
    expect(sent.map(({ mayBeCopy }) => mayBeCopy)).toEqual([false, true]);
  });

  test('a mail server that never answers gets three copies, and then a person looks', async () => {
    const store = await backend.open();
    const { queue, sent, entries, run } = setUp(store, [unknown, unknown, unknown]);
    await queue.accept(fresh());
    for (let look = 0; look < 4; look += 1) await run();
    expect(sent).toHaveLength(3);
    expect(entries.at(-1)).toMatchObject({ outcome: 'given-up' });
    expect(await store.list()).toMatchObject([{ state: 'failed', unknowns: 3 }]);
  });

  test('after three days a message waits for a person, and is not lost', async () => {
    const store = await backend.open();
    const { queue, clock, run } = setUp(store, [busy, busy]);
    await queue.accept(fresh());
    clock.ahead = plan.patience;
    await run();
    await run();
    expect(await store.list()).toMatchObject([{ state: 'failed', reason: 'E 451' }]);
  });

  test('what is of use for a time is forgotten after it', async () => {
    const store = await backend.open();
    const { queue, sent, entries, clock, run } = setUp(store, [busy]);
    await queue.accept({ ...fresh(), goodUntil: Date.now() + 60_000 });
    clock.ahead = 120_000;
    await run();
    expect(sent).toEqual([]);
    expect(entries.at(-1)).toMatchObject({ outcome: 'given-up' });
    expect(await store.list()).toEqual([]);
  });

  test('a message and the notice beside it are both sent, or both kept', async () => {
    const store = await backend.open();
    const { queue, sent, run } = setUp(store, [busy, busy]);
    expect(await queue.accept(fresh(), notice)).toEqual({ outcome: 'queued' });
    expect(await store.list()).toHaveLength(2);
    await run();
    expect(sent.map(({ name }) => name).toSorted()).toEqual([job.name, notice.name]);
  });

  test('what is taken back or of no hurry is not sent at once', async () => {
    const { queue, sent, run } = setUp(await backend.open(), [busy]);
    await queue.accept(fresh());
    await queue.withdraw(job.name);
    await queue.enqueue({ ...fresh(), name: 'receipt' });
    expect(sent).toEqual([]);
    await run();
    expect(sent.map(({ name }) => name)).toEqual(['receipt']);
  });

  test('a sender who was not told what became of it has the next copy marked', async () => {
    const { queue, sent } = setUp(await backend.open());
    await queue.accept({ ...fresh(), mayBeCopy: true });
    expect(sent).toEqual([{ name: job.name, mayBeCopy: true }]);
  });

  test('twenty at the same time are twenty messages', async () => {
    const { queue, sent, run } = setUp(await backend.open());
    const names = Array.from({ length: 20 }, (_, index) => `name-${index}`);
    await Promise.all(names.map((name) => queue.accept({ ...fresh(), name })));
    await run();
    expect(sent.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });
}

describe('with jobs in a file', () => {
  describeQueue(useSqlite);
});

describe.runIf(hasRedis)('with jobs in Redis', () => {
  describeQueue(useRedis);
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
    await expect(queue.accept({ ...fresh(), id: 'another' })).rejects.toThrow(KeyReused);
    expect(sent).toHaveLength(2);
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

  test('a message is sent without it, and marked where the store may have it', async () => {
    const [plain, undecided] = [setUp(failing(false)), setUp(failing(true))];
    await plain.queue.accept(fresh());
    await undecided.queue.accept(fresh());
    expect(plain.sent).toEqual([{ name: job.name, mayBeCopy: false }]);
    expect(undecided.sent).toEqual([{ name: job.name, mayBeCopy: true }]);
    expect(await plain.queue.find('other')).toBeUndefined();
  });

  test('a notice does not go where its message did not', async () => {
    const { queue, sent } = setUp(failing(false), [busy]);
    await expect(queue.accept(fresh(), notice)).rejects.toThrow(busy);
    expect(sent).toEqual([]);
  });
});
