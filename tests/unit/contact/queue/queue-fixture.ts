import { Redis } from 'ioredis';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi, type MockInstance } from 'vitest';
import type { LogEntry } from '../../../../src/contact/log.ts';
import { createBullMqStore } from '../../../../src/contact/queue/bullmq-store.ts';
import type { Job, JobStore } from '../../../../src/contact/queue/job-store.ts';
import { connectToRedis } from '../../../../src/contact/queue/redis.ts';
import { retryPlan } from '../../../../src/contact/queue/retry.ts';
import { createSqliteStore } from '../../../../src/contact/queue/sqlite-store.ts';
import { startRedis, type RedisServer } from '../../../../tools/lib/redis-server.ts';

/** An e-mail to ourselves. */
export const job: Job = {
  name: 'a'.repeat(32),
  id: 'b'.repeat(32),
  event: 'contact',
  recipient: 'CONTACT_TO',
  content: { subject: 'Hello', text: 'Hello\n', html: '<p>Hello</p>', headers: [] },
  created: Date.UTC(2025, 0, 15, 10, 20, 30, 456),
  isRobotLike: false,
};

/** Another job, under a name of its own. */
export function otherJob(name: string): Job {
  return { ...job, name, id: `id-of-${name}` };
}

/** Stands in for `Date.now` where jobs are kept in a file; Redis has a clock of its own. */
export interface Backend {
  /** Opens the store anew, as another process does. */
  readonly open: () => Promise<JobStore>;
  readonly entries: LogEntry[];
}

/** Short enough to wait for. */
export const plan = { ...retryPlan, lease: 400 };

/** An empty folder before each test of the suite that calls this. */
export function useSqlite(): Backend & { readonly folder: () => string; clock: number } {
  let folder = '';
  const entries: LogEntry[] = [];
  const stores: JobStore[] = [];
  const backend = {
    entries,
    folder: () => folder,
    /** How far the clock is ahead, in milliseconds. */
    clock: 0,
    open: () => {
      const now = () => Date.now() + backend.clock;
      const store = createSqliteStore(folder, (entry) => entries.push(entry), plan, now);
      stores.push(store);
      return Promise.resolve(store);
    },
  };
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'outbox-')), 'outbox');
    entries.length = 0;
    backend.clock = 0;
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    rmSync(path.dirname(folder), { recursive: true, force: true });
  });
  return backend;
}

/** One Redis, empty before each test of the suite that calls this. */
export function useRedis(): Backend & { readonly server: () => RedisServer } {
  let server: RedisServer;
  const entries: LogEntry[] = [];
  const stores: JobStore[] = [];
  beforeAll(async () => {
    server = await startRedis();
  });
  beforeEach(async () => {
    entries.length = 0;
    const client = new Redis(server.url);
    await client.flushall();
    client.disconnect();
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });
  afterAll(() => server.stop());
  return {
    entries,
    server: () => server,
    open: async () => {
      const log = (entry: LogEntry) => entries.push(entry);
      const store = createBullMqStore(await connectToRedis(server.url, log), log, plan);
      stores.push(store);
      return store;
    },
  };
}

/**
 * Closes after each test of the file what services opened in it, which would go on looking for a
 * Redis that has ended and tell the tests of the next file.
 */
export function closeRedisClients(): void {
  let connect: MockInstance<(this: Redis) => Promise<void>>;
  beforeEach(() => {
    connect = vi.spyOn(Redis.prototype, 'connect');
  });
  afterEach(() => {
    for (const client of connect.mock.contexts) client.disconnect();
  });
}
