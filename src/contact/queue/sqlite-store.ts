import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { describeFailure, explain, StoreUnavailable } from '../errors.ts';
import type { Log } from '../log.ts';
import {
  keyLifetime,
  latestDue,
  pageSize,
  type Attempt,
  type Job,
  type JobStore,
  type KeptJob,
  type RetryPlan,
} from './job-store.ts';

/**
 * While another process holds the file, in milliseconds: each look at it, in which pages wait, the
 * pause after it, how long a message waits, and how long the others then go without the file.
 */
const busy = { look: 20, pause: 20, patience: 2_000, rest: 5_000 };

/** Of a job that is done only the name, the id and the time are left. */
const schema = `
  CREATE TABLE IF NOT EXISTS jobs (
    name TEXT PRIMARY KEY, id TEXT NOT NULL, state TEXT NOT NULL, job TEXT, due REAL NOT NULL,
    token TEXT, attempts INTEGER NOT NULL DEFAULT 0, unknowns INTEGER NOT NULL DEFAULT 0,
    handed_over INTEGER NOT NULL DEFAULT 0, reason TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX IF NOT EXISTS jobs_due ON jobs (state, due);
`;

type Row = Omit<KeptJob, 'job'> & { readonly job: string; readonly id: string };

/** Keeps jobs in one SQLite file, for all processes of this machine; only this user can look into it. */
export function createSqliteStore(folder: string, log: Log, plan: RetryPlan): JobStore {
  const file = path.resolve(folder, 'mail.sqlite');
  let opened: { readonly database: DatabaseSync; readonly files: string } | undefined;
  let isUp = true;
  let restUntil = 0;

  /** Other files than before, once somebody has put a back-up in their place or taken one away. */
  function identifyFiles(): string {
    const files = [file, `${file}-wal`];
    return files.map((one) => statSync(one, { throwIfNoEntry: false })?.ino).join(' ');
  }

  function close(): void {
    opened?.database.close();
    opened = undefined;
  }

  function open(): DatabaseSync {
    if (opened && identifyFiles() !== opened.files) close();
    if (opened) return opened.database;
    // SQLite would let everybody read what it makes.
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    const database = new DatabaseSync(file, { timeout: busy.look });
    opened = { database, files: '' };
    // Each commit is on the disk when it returns: what was accepted outlives a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec(schema);
    opened = { database, files: identifyFiles() };
    return database;
  }

  /** Does all of the work or nothing. The log hears once that the file fails, and once that it does not. */
  async function transact<Result>(work: (database: DatabaseSync) => Result): Promise<Result> {
    const end = performance.now() + busy.patience;
    for (;;) {
      try {
        if (performance.now() < restUntil) throw Object.assign(new Error('busy'), { errcode: 5 });
        const database = open();
        database.exec('BEGIN IMMEDIATE');
        const result = work(database);
        database.exec('COMMIT');
        if (!isUp) log({ outcome: 'store-available', reason: 'MAIL_OUTBOX' });
        isUp = true;
        return result;
      } catch (error) {
        // Closing takes back what was begun.
        close();
        const code = describeFailure(error);
        if (code === 'SQLITE 5' && performance.now() >= restUntil) {
          if (performance.now() < end) {
            await wait(busy.pause);
            continue;
          }
          restUntil = performance.now() + busy.rest;
        }
        const reason = explain('MAIL_OUTBOX', code);
        if (isUp) log({ outcome: 'store-unavailable', reason });
        isUp = false;
        // A disk that fails may have kept what it could not confirm.
        throw new StoreUnavailable(reason, code === 'SQLITE 10');
      }
    }
  }

  const run = (sql: string, ...values: SQLInputValue[]) =>
    transact((database) => database.prepare(sql).run(...values).changes === 1);

  /** Changes a job that is this process's; one whose lease has ended stays as it is. */
  const update = ({ job, token }: Attempt, changes: string, ...values: SQLInputValue[]) =>
    run(`UPDATE jobs SET ${changes} WHERE name = ? AND token = ?`, ...values, job.name, token);

  /** One that cannot be read is set aside, for a person, and holds up no other. */
  function readRow(database: DatabaseSync, row: unknown): KeptJob[] {
    const { id, job, state, due, attempts, unknowns, reason } = row as Row;
    try {
      return [{ job: JSON.parse(job) as Job, state, due, attempts, unknowns, reason }];
    } catch {
      database.prepare(`UPDATE jobs SET state = 'unreadable' WHERE id = ?`).run(id);
      log({ outcome: 'failed', id, reason: 'MAIL_OUTBOX: a message in mail.sqlite is damaged' });
      return [];
    }
  }

  const findId = (database: DatabaseSync, name: string) =>
    database.prepare('SELECT id FROM jobs WHERE name = ?').get(name)?.['id'] as string | undefined;

  const forget = `state = 'done', job = NULL, token = NULL, due = ?`;

  return {
    // A write, though it changes nothing: a disk may be full, or read alone.
    tryNow: () => run('PRAGMA user_version = 1'),

    add: (jobs) =>
      transact((database) => {
        const old = database.prepare(`DELETE FROM jobs WHERE state = 'done' AND due < ?`);
        old.run(Date.now() - keyLifetime);
        const insert = database.prepare(
          `INSERT INTO jobs (name, id, state, job, due) VALUES (?, ?, 'waiting', ?, ?)`,
        );
        return jobs.map((job) => {
          const known = findId(database, job.name);
          if (!known) insert.run(job.name, job.id, JSON.stringify(job), Date.now());
          return known;
        });
      }),

    find: (name) => transact((database) => findId(database, name)),

    take: (added = '') =>
      transact((database) => {
        const token = randomUUID();
        const next = database.prepare(
          `UPDATE jobs SET token = ?, due = ?, attempts = attempts + 1,
            unknowns = unknowns + handed_over, handed_over = 0
          WHERE name = (SELECT name FROM jobs WHERE state = 'waiting' AND (due <= ? OR due > ?)
            ORDER BY name = ? DESC, due LIMIT 1)
          RETURNING *`,
        );
        for (;;) {
          const now = Date.now();
          const row = next.get(token, now + plan.lease, now, latestDue(plan), added);
          if (!row) return undefined;
          const [kept] = readRow(database, row);
          if (kept) return { ...kept, token };
        }
      }),

    async noteHandOver(attempt) {
      const isOurs = await update(attempt, 'handed_over = 1');
      if (!isOurs) throw new StoreUnavailable('the lease has ended');
    },

    complete: (attempt) => update(attempt, forget, Date.now()),

    release(attempt, { unknowns, reason }, pause) {
      const state = pause === undefined ? 'failed' : 'waiting';
      const changes = `state = ?, due = ?, unknowns = ?, reason = ?, handed_over = 0, token = NULL`;
      return update(attempt, changes, state, Date.now() + (pause ?? 0), unknowns, reason);
    },

    count: () =>
      transact((database) => {
        const counter = database.prepare('SELECT count(*) AS count FROM jobs WHERE state = ?');
        const count = (state: KeptJob['state']) => Number(counter.get(state)?.['count']);
        return { waiting: count('waiting'), failed: count('failed') };
      }),

    list: (from = 0) =>
      transact((database) => {
        // In the order in which they came.
        const page = database.prepare(
          `SELECT * FROM jobs WHERE state IN ('waiting', 'failed')
          ORDER BY state DESC, rowid LIMIT ${pageSize} OFFSET ?`,
        );
        return page.all(from).flatMap((row) => readRow(database, row));
      }),

    makeDue(name) {
      const changes = `state = 'waiting', due = ?1, unknowns = min(unknowns, 1)`;
      const isFree = `state <> 'done' AND (token IS NULL OR due <= ?1)`;
      return run(`UPDATE jobs SET ${changes} WHERE name = ?2 AND ${isFree}`, Date.now(), name);
    },

    withdraw: (name) =>
      run(`UPDATE jobs SET ${forget} WHERE name = ? AND state <> 'done'`, Date.now(), name),

    close,
  };
}
