import { Redis } from 'ioredis';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import type { LogEntry } from '../../../../src/contact/log.ts';
import { createBullMqStore } from '../../../../src/contact/queue/bullmq-store.ts';
import { retryPlan, type Job, type JobStore } from '../../../../src/contact/queue/job-store.ts';
import { connectToRedis } from '../../../../src/contact/queue/redis.ts';
import { createSqliteStore } from '../../../../src/contact/queue/sqlite-store.ts';
import { makeFolder } from '../mail-fixtures.ts';
import { startRedis, type RedisServer } from '../../../../tools/lib/redis-server.ts';

/** An e-mail to ourselves. */
export const job: Job = {
  name: 'a'.repeat(32),
  id: 'b'.repeat(32),
  event: 'contact',
  recipient: 'CONTACT_TO',
  content: { subject: 'Hello', text: 'Hello\n' },
  created: Date.UTC(2025, 0, 15, 10, 20, 30, 456),
  isRobotLike: false,
};

/** Another job, under a name of its own. */
export function otherJob(name: string): Job {
  return { ...job, name, id: `id-of-${name}` };
}

export interface Backend {
  /** Opens the store anew, as another process does. */
  readonly open: () => Promise<JobStore>;
  /** As after the end of a process: what it has taken is another's to take. */
  readonly endLeases: (store: JobStore) => Promise<void>;
  /** Makes of a job what nobody can read. */
  readonly spoil: (name: string) => Promise<unknown>;
  /** What the log was told. */
  readonly entries: LogEntry[];
}

/** Short enough to wait for: Redis ends leases by a clock of its own. */
const plan = { ...retryPlan, lease: 1_500 };

/** Lets time go by for whatever looks at the clock of this machine. */
export function pass(milliseconds: number): void {
  vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });
}

function useStores() {
  const entries: LogEntry[] = [];
  beforeEach(() => {
    entries.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** A store that ends with its test. */
  function track(store: JobStore): JobStore {
    onTestFinished(() => {
      store.close();
    });
    return store;
  }
  return { entries, log: (entry: LogEntry) => entries.push(entry), track };
}

/** A folder that is yet to be made before each test of the suite that calls this. */
export function useSqlite(): Backend & { readonly folder: () => string } {
  let folder = '';
  const { entries, log, track } = useStores();
  beforeEach(() => {
    folder = path.join(makeFolder(), 'outbox');
  });
  afterEach(() => {
    rmSync(path.dirname(folder), { recursive: true, force: true });
  });
  return {
    entries,
    folder: () => folder,
    open: () => Promise.resolve(track(createSqliteStore(folder, log, plan))),
    endLeases: () => {
      pass(plan.lease);
      return Promise.resolve();
    },
    spoil: (name) => {
      using other = new DatabaseSync(path.join(folder, 'mail.sqlite'));
      other.prepare(`UPDATE jobs SET job = '{' WHERE name = ?`).run(name);
      return Promise.resolve();
    },
  };
}

/** One Redis, empty before each test of the suite that calls this. */
export function useRedis(): Backend & { readonly server: () => RedisServer } {
  let server: RedisServer;
  const { entries, log, track } = useStores();
  beforeAll(async () => {
    server = await startRedis();
  });
  beforeEach(async () => {
    const client = new Redis(server.url);
    await client.flushall();
    client.disconnect();
  });
  afterAll(() => server.stop());
  return {
    entries,
    server: () => server,
    open: async () => track(await createBullMqStore(await connectToRedis(server.url, log), plan)),
    endLeases: async (store) => {
      // The first look notes what is taken, the next one frees it if nobody has it any more.
      await store.take();
      await wait(plan.lease * 1.2);
    },
    spoil: async (name) => {
      const client = new Redis(server.url);
      await client.hset(`{triage}:mail:job-${name}`, 'data', '{');
      client.disconnect();
    },
  };
}
