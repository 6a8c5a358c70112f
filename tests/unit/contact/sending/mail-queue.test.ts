import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  KeyReused,
  MailNotDelivered,
  OutcomeUnknown,
  StoreUnavailable,
} from '../../../../src/contact/sending/delivery-errors.ts';
import type { LogEntry } from '../../../../src/contact/sending/log.ts';
import { createMailQueue } from '../../../../src/contact/sending/mail-queue.ts';
import { retryPlan } from '../../../../src/contact/sending/retry-plan.ts';
import { createFolderStore } from '../../../../src/contact/sending/store/folder-store.ts';
import type { MailStore } from '../../../../src/contact/sending/store/mail-store.ts';
import { letter, otherLetter } from './letter-fixture.ts';

const minute = 60_000;
const hour = 60 * minute;
const always = () => true;
const refused = new MailNotDelivered('EENVELOPE 451', true);
const unknown = new OutcomeUnknown('ETIMEDOUT after content');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Processes that share a folder, a clock and a mail server that does what it is told. */
function setUp() {
  const clock = { time: letter.created };
  const now = () => clock.time;
  const plan: (Error | 'die before content' | 'die after content')[] = [];
  const arrived: string[] = [];
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => logged.push(entry);
  const store = createFolderStore(folder, log, now);

  function startProcess(open: () => MailStore | undefined = () => store) {
    return createMailQueue({
      now,
      log,
      store: () => Promise.resolve(open()),
      plan: { ...retryPlan, reportPause: 10 },
      transport: async ({ id }, mayBeCopy, onHandOver) => {
        const planned = plan.shift();
        if (planned === 'die before content') return new Promise(() => undefined);
        if (planned instanceof MailNotDelivered) throw planned;
        await onHandOver();
        if (planned === 'die after content') return new Promise(() => undefined);
        if (planned instanceof OutcomeUnknown) throw planned;
        arrived.push(mayBeCopy ? `${id} marked` : id);
        return undefined;
      },
    });
  }
  const readStandings = async () => (await store.list()).map(({ standing }) => standing);
  return { clock, plan, arrived, logged, store, startProcess, readStandings };
}

/** Waits until a process that dies is in the middle of its delivery. */
async function untilHandedOver(store: MailStore): Promise<void> {
  while (!(await store.list()).some(({ standing }) => standing.state === 'handed-over'));
}

describe('with a place where letters wait', () => {
  test('a letter is delivered at once and forgotten', async () => {
    const { startProcess, arrived, store } = setUp();
    expect(await startProcess().accept(letter)).toEqual({ outcome: 'sent' });
    expect(arrived).toEqual([letter.id]);
    expect(await store.list()).toEqual([]);
  });

  test('a letter that was refused is taken on all the same, and tried again later', async () => {
    const { startProcess, arrived, plan, clock, logged } = setUp();
    plan.push(refused);
    const queue = startProcess();
    expect(await queue.accept(letter)).toEqual({ outcome: 'queued' });
    expect(logged).toEqual([
      { outcome: 'not-delivered', id: letter.id, reason: 'attempt 1: EENVELOPE 451' },
    ]);
    clock.time += minute - 1;
    await queue.run(always);
    expect(arrived).toEqual([]);
    clock.time += 1;
    await queue.run(always);
    await queue.run(always);
    expect(arrived).toEqual([letter.id]);
  });

  test('pauses grow, for three days; then the letter is kept and the log says so', async () => {
    const { startProcess, plan, clock, logged, readStandings, arrived } = setUp();
    plan.push(...Array<Error>(100).fill(refused));
    const queue = startProcess();
    await queue.accept(letter);
    const pauses: number[] = [];
    for (;;) {
      const [standing] = await readStandings();
      if (standing?.state !== 'waiting') break;
      pauses.push((standing.due - clock.time) / minute);
      clock.time = standing.due;
      await queue.run(always);
    }
    expect(pauses.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240]);
    expect(Math.max(...pauses)).toBe(240);
    expect(clock.time - letter.created).toBeGreaterThanOrEqual(retryPlan.patience);
    expect(retryPlan.patience).toBeGreaterThanOrEqual(72 * hour);
    expect(logged.at(-1)).toMatchObject({ outcome: 'given-up', id: letter.id });
    expect(await readStandings()).toMatchObject([{ state: 'failed', reason: 'EENVELOPE 451' }]);
    clock.time += 1000 * hour;
    await queue.run(always);
    expect(arrived).toEqual([]);
  });

  test('one name is one letter for a day, in two processes, after a restart, after many others', async () => {
    const { startProcess, arrived, clock } = setUp();
    const processes = [startProcess(), startProcess()];
    const posts = Array.from({ length: 20 }, async (_, index) =>
      processes[index % 2]?.accept(letter),
    );
    const outcomes = (await Promise.all(posts)).map((accepted) => accepted?.outcome);
    expect(outcomes.toSorted()).toEqual([...Array<string>(19).fill('repeated'), 'sent']);
    for (let count = 0; count < 50; count += 1) {
      await startProcess().accept(otherLetter(`other-${count}`));
    }
    clock.time += 23 * hour;
    expect(await startProcess().accept(letter)).toEqual({ outcome: 'repeated' });
    expect(arrived.filter((id) => id === letter.id)).toHaveLength(1);
  });

  test('a name that stands for another text is refused, by every process', async () => {
    const { startProcess, arrived } = setUp();
    const queue = startProcess();
    await queue.accept(letter);
    for (const one of [queue, startProcess()]) {
      await expect(one.accept({ ...letter, id: 'another text' })).rejects.toThrow(KeyReused);
    }
    expect(arrived).toHaveLength(1);
  });

  test('when nobody knows whether it arrived, the next copy says so', async () => {
    const { startProcess, arrived, plan, clock, logged } = setUp();
    plan.push(unknown);
    const queue = startProcess();
    expect(await queue.accept(letter)).toEqual({ outcome: 'queued' });
    expect(logged).toMatchObject([{ outcome: 'outcome-unknown' }]);
    clock.time += minute;
    await queue.run(always);
    expect(arrived).toEqual([`${letter.id} marked`]);
  });

  test('a mail server that never says what it took gets three copies, not thirty', async () => {
    const { startProcess, plan, clock, logged, readStandings } = setUp();
    plan.push(unknown, unknown, unknown);
    const queue = startProcess();
    await queue.accept(letter);
    for (let step = 0; step < 5; step += 1) {
      clock.time += hour;
      await queue.run(always);
    }
    expect(logged.map(({ outcome }) => outcome)).toEqual([
      'outcome-unknown',
      'outcome-unknown',
      'given-up',
    ]);
    expect(await readStandings()).toMatchObject([{ state: 'failed', unknowns: 3 }]);
  });

  test('a process killed before the content left costs nothing', async () => {
    const { startProcess, arrived, plan, clock, store } = setUp();
    plan.push('die before content');
    void startProcess().accept(letter);
    while ((await store.list()).length === 0);
    const other = startProcess();
    await other.run(always);
    expect(arrived).toEqual([]);
    clock.time += retryPlan.lease;
    await other.run(always);
    expect(arrived).toEqual([letter.id]);
  });

  test('after a process killed in the middle of the content the next copy is marked', async () => {
    const { startProcess, arrived, plan, clock, store } = setUp();
    plan.push('die after content');
    void startProcess().accept(letter);
    await untilHandedOver(store);
    expect(await startProcess().accept(letter)).toEqual({ outcome: 'repeated' });
    clock.time += retryPlan.lease;
    await startProcess().run(always);
    expect(arrived).toEqual([`${letter.id} marked`]);
  });

  test('a process whose lease has ended hands nothing over', async () => {
    const { startProcess, arrived, clock, store } = setUp();
    const entry = await store.add(letter, leaseOf(clock.time));
    if (typeof entry === 'string') throw new Error('The name is taken.');
    clock.time += retryPlan.lease;
    await startProcess().run(always);
    expect(await store.change(entry, { ...entry.standing, state: 'handed-over' })).toBeUndefined();
    expect(arrived).toEqual([letter.id]);
  });

  test('a letter for later waits for the next run', async () => {
    const { startProcess, arrived } = setUp();
    const queue = startProcess();
    await queue.enqueue(letter);
    expect(arrived).toEqual([]);
    await queue.run(() => false);
    expect(arrived).toEqual([]);
    await queue.run(always);
    expect(arrived).toEqual([letter.id]);
  });
});

function leaseOf(time: number) {
  return {
    ...({ state: 'waiting', attempts: 1, unknowns: 0, reason: '' } as const),
    due: time + retryPlan.lease,
  };
}

describe('with no place where letters wait', () => {
  test('a letter is sent, or the error is told; never a false success', async () => {
    const { startProcess, arrived, plan } = setUp();
    const queue = startProcess(() => undefined);
    plan.push(refused);
    await expect(queue.accept(letter)).rejects.toThrow('EENVELOPE 451');
    expect(await queue.accept(letter)).toEqual({ outcome: 'sent' });
    expect(await queue.accept(letter)).toEqual({ outcome: 'repeated' });
    expect(arrived).toEqual([letter.id]);
    await expect(queue.enqueue(letter)).rejects.toThrow(StoreUnavailable);
  });

  test('what may have arrived is not sent again', async () => {
    const { startProcess, arrived, plan } = setUp();
    const queue = startProcess(() => undefined);
    plan.push(unknown);
    await expect(queue.accept(letter)).rejects.toThrow(OutcomeUnknown);
    await expect(queue.accept(letter)).rejects.toThrow(OutcomeUnknown);
    await expect(queue.accept({ ...letter, id: 'another text' })).rejects.toThrow(KeyReused);
    expect(arrived).toEqual([]);
  });
});

describe('while the place where letters wait fails', () => {
  /** The store, which fails as long as it is told to. */
  function withFailingStore() {
    const context = setUp();
    const state = { isDown: true };
    const failing: MailStore = {
      ...context.store,
      add: (one, standing) =>
        state.isDown
          ? Promise.reject(new StoreUnavailable('REDIS_URL'))
          : context.store.add(one, standing),
      finish: (one) =>
        state.isDown
          ? Promise.reject(new StoreUnavailable('REDIS_URL'))
          : context.store.finish(one),
    };
    return { ...context, state, queue: context.startProcess(() => failing) };
  }

  test('letters are sent or the error is told, and the site goes on', async () => {
    const { queue, arrived, plan } = withFailingStore();
    plan.push(refused);
    await expect(queue.accept(letter)).rejects.toThrow('EENVELOPE 451');
    expect(await queue.accept(letter)).toEqual({ outcome: 'sent' });
    expect(await queue.accept(letter)).toEqual({ outcome: 'repeated' });
    expect(arrived).toEqual([letter.id]);
  });

  test('it is told by itself, though nobody writes another message', async () => {
    const { queue, state, store } = withFailingStore();
    await store.add(letter, leaseOf(letter.created));
    await queue.accept(letter);
    expect(await store.list()).toHaveLength(1);
    state.isDown = false;
    await vi.waitFor(async () => {
      expect(await store.list()).toEqual([]);
    });
  });

  test('when it is back it is told what was delivered, so that nobody sends it again', async () => {
    const { queue, arrived, state, store, startProcess } = withFailingStore();
    // Kept, though the answer did not come: whoever finds it would send it again.
    await store.add(letter, leaseOf(letter.created));
    await queue.accept(letter);
    state.isDown = false;
    await queue.run(always);
    expect(await store.list()).toEqual([]);
    expect(await startProcess().accept(letter)).toEqual({ outcome: 'repeated' });
    expect(arrived).toEqual([letter.id]);
  });
});
