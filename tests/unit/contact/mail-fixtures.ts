import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, onTestFinished, vi, type MockInstance } from 'vitest';
import { createPrintLog } from '../../../src/contact/log.ts';
import type { Job } from '../../../src/contact/queue/job-store.ts';
import { openQueue, openStores } from '../../../src/contact/stores.ts';
import { startMailServer, type Behavior } from '../../../tools/lib/mail-server.ts';

/** Makes a folder, in memory where the system has such a place: a disk takes its time to confirm. */
export function makeFolder(): string {
  return mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'outbox-'));
}

type Environment = Readonly<Record<string, string>>;

/** MAIL_OUTBOX: a folder of its own for every test of the file. */
export const outbox = {
  folder: '',
  listMails: async () => (await readdir(outbox.folder)).filter((name) => name.endsWith('.eml')),
  readMails: async () =>
    readAll((await outbox.listMails()).map((name) => readFile(path.join(outbox.folder, name)))),
  /** What waits or was given up. */
  listKept: async (environment: Environment = {}) => {
    const stores = openStores({ MAIL_OUTBOX: outbox.folder, ...environment }, () => undefined);
    return (await (await stores.jobs())?.list()) ?? [];
  },
  /** Keeps a job for the next run. */
  keep: async (job: Job, environment: Environment = {}) => {
    const stores = openStores({ MAIL_OUTBOX: outbox.folder, ...environment }, () => undefined);
    await (await stores.jobs())?.add([job]);
  },
  /** Delivers what is due after some minutes. */
  deliverAfter: async (minutes: number, environment: Environment = {}) => {
    vi.useFakeTimers({ now: Date.now() + minutes * 60_000 + 1, toFake: ['Date'] });
    const settings = { MAIL_OUTBOX: outbox.folder, ...environment };
    await openQueue(settings, createPrintLog('mail')).run(() => true);
  },
};

function readAll(mails: readonly (Buffer | Promise<Buffer>)[]) {
  return Promise.all(mails.map(async (mail) => PostalMime.parse(await mail)));
}

/**
 * Makes the outbox before each test of the file and takes it away after it; the log is silent. What
 * looks for a Redis ends with its test: it would go on, and tell the tests of the next file.
 */
export function useOutbox(): void {
  let connect: MockInstance<(this: Redis) => Promise<void>>;
  beforeEach(() => {
    outbox.folder = makeFolder();
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    connect = vi.spyOn(Redis.prototype, 'connect');
  });
  afterEach(() => {
    for (const client of connect.mock.contexts) client.disconnect();
    vi.useRealTimers();
    rmSync(outbox.folder, { recursive: true });
  });
}

interface Line {
  readonly event: string;
  readonly outcome: string;
  readonly reason?: string;
  readonly id?: string;
}

/** The lines of the log, of `log` or of `error` alone. */
export function readLog(stream: 'log' | 'error'): Line[] {
  const print = vi.mocked(stream === 'log' ? console.log : console.error);
  return print.mock.calls.map(([line]) => JSON.parse(String(line)) as Line);
}

/** A mail server that ends with the test. */
export async function useMailServer(
  behaviors: readonly Behavior[] = [],
  options: SMTPServerOptions = {},
) {
  const server = await startMailServer(behaviors, options);
  onTestFinished(() => server.close());
  return { ...server, readMails: () => readAll(server.received) };
}
