import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { describeFailure, explainOutage, StoreUnavailable } from '../errors.ts';
import type { Log } from '../log.ts';
import { makePrivateFolder } from './private-folder.ts';
import { importSpool } from './import-spool.ts';
import { keyLifetime, type Attempt, type Failure, type Job, type JobStore } from './job-store.ts';
import type { KeptJob } from './job-store.ts';
import { longestWait, type RetryPlan } from './retry.ts';

/** How long another process may hold the file, in milliseconds; this one stands still meanwhile. */
const busyTimeout = 2_000;

/** How many jobs a survey reads. */
const surveyLimit = 1_000;

const schema = `
  CREATE TABLE IF NOT EXISTS jobs (
    name TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    state TEXT NOT NULL,
    job TEXT,
    due REAL NOT NULL,
    token TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    unknowns INTEGER NOT NULL DEFAULT 0,
    handed_over INTEGER NOT NULL DEFAULT 0,
    reason TEXT NOT NULL DEFAULT '',
    is_robot_like INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS jobs_due ON jobs (state, due);
`;

/** A row of the table; of a job that is done only the name, the id and the day are left. */
interface Row {
  readonly name: string;
  readonly id: string;
  readonly state: 'waiting' | 'failed';
  readonly job: string;
  readonly due: number;
  readonly attempts: number;
  readonly unknowns: number;
  readonly reason: string;
}

function toKeptJob(row: Row): KeptJob {
  const { state, due, attempts, unknowns, reason } = row;
  return { job: JSON.parse(row.job) as Job, state, due, attempts, unknowns, reason };
}

/**
 * Keeps jobs in one SQLite file, for all processes of this machine.
 * @param folder MAIL_OUTBOX, made when it is missing; only this user can look into it
 * @param now milliseconds since 1970
 */
export function createSqliteStore(
  folder: string,
  log: Log,
  plan: RetryPlan,
  now: () => number = Date.now,
): JobStore {
  const file = path.resolve(folder, 'mail.sqlite');
  let opened: { readonly database: DatabaseSync; readonly inode: number } | undefined;
  let isUp = true;

  function close(): void {
    const last = opened;
    opened = undefined;
    last?.database.close();
  }

  function open(): DatabaseSync {
    // Somebody may have put a back-up in its place, or taken the folder away.
    if (opened && statSync(file, { throwIfNoEntry: false })?.ino !== opened.inode) close();
    if (opened) return opened.database;
    makePrivateFolder(path.dirname(file));
    // SQLite would let everybody read what it makes.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    const database = new DatabaseSync(file, { timeout: busyTimeout });
    try {
      // Each commit is on the disk when it returns: what was accepted outlives a power cut.
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
      database.exec(schema);
      importSpool(path.dirname(file), database, log, now());
    } catch (error) {
      database.close();
      throw error;
    }
    opened = { database, inode: statSync(file).ino };
    return database;
  }

  /** Does all of the work or nothing. The log hears once that the file fails, and once that it does not. */
  function transact<Result>(work: (database: DatabaseSync) => Result): Promise<Result> {
    try {
      const database = open();
      database.exec('BEGIN IMMEDIATE');
      let result: Result;
      try {
        result = work(database);
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
      if (!isUp) log({ outcome: 'store-available', reason: 'MAIL_OUTBOX' });
      isUp = true;
      return Promise.resolve(result);
    } catch (error) {
      if (error instanceof StoreUnavailable) return Promise.reject(error);
      close();
      const code = describeFailure(error);
      const reason = explainOutage('MAIL_OUTBOX', code);
      if (isUp) log({ outcome: 'store-unavailable', reason });
      isUp = false;
      // A disk that fails may have kept what it could not confirm.
      return Promise.reject(new StoreUnavailable(reason, code === 'SQLITE 10'));
    }
  }

  /** Changes a job that is this process's; one whose lease has ended stays as it is. */
  function update({ job: { name }, token }: Attempt, assignments: string, values: SQLInputValue[]) {
    return transact((database) => {
      const { changes } = database
        .prepare(`UPDATE jobs SET ${assignments} WHERE name = ? AND token = ?`)
        .run(...values, name, token);
      return changes === 1;
    });
  }

  const end = (attempt: Attempt, state: string, due: number, { unknowns, reason }: Failure) =>
    update(attempt, 'state = ?, due = ?, unknowns = ?, reason = ?, handed_over = 0, token = NULL', [
      state,
      due,
      unknowns,
      reason,
    ]);

  const readAll = (database: DatabaseSync, query: string): KeptJob[] =>
    (database.prepare(query).all() as unknown as Row[]).map(toKeptJob);

  const forget = `state = 'done', job = NULL, token = NULL, due = ?`;

  return {
    async tryNow() {
      // A write, though of nothing: a disk may be full, or read alone.
      await transact((database) => {
        database.exec(`INSERT INTO jobs (name, id, state, due, is_robot_like)
          VALUES ('trial', '', 'done', 0, 0)`);
        database.exec(`DELETE FROM jobs WHERE name = 'trial'`);
      });
    },

    add: (jobs) =>
      transact((database) => {
        database
          .prepare(`DELETE FROM jobs WHERE state = 'done' AND due < ?`)
          .run(now() - keyLifetime);
        const insert = database.prepare(`INSERT INTO jobs (name, id, state, job, due, is_robot_like)
          VALUES (?, ?, 'waiting', ?, ?, ?) ON CONFLICT (name) DO NOTHING`);
        const find = database.prepare('SELECT id FROM jobs WHERE name = ?');
        return jobs.map((job) => {
          const { name, id, isRobotLike } = job;
          const added = insert.run(name, id, JSON.stringify(job), now(), Number(isRobotLike));
          return added.changes === 1 ? undefined : (find.get(name) as { id: string }).id;
        });
      }),

    find: (name) =>
      transact((database) => {
        const row = database.prepare('SELECT id FROM jobs WHERE name = ?').get(name);
        return (row as { id: string } | undefined)?.id;
      }),

    take: (preferred = '') =>
      transact((database) => {
        const token = randomUUID();
        const row = database
          .prepare(
            `UPDATE jobs SET token = ?, due = ?, attempts = attempts + 1,
              unknowns = unknowns + handed_over, handed_over = 0
            WHERE name = (SELECT name FROM jobs WHERE state = 'waiting' AND (due <= ? OR due > ?)
              ORDER BY name = ? DESC, due LIMIT 1)
            RETURNING *`,
          )
          // What is due later than anything waits comes from a clock that was ahead.
          .get(token, now() + plan.lease, now(), now() + longestWait(plan), preferred);
        return row && { ...toKeptJob(row as unknown as Row), token };
      }),

    async noteHandOver(attempt) {
      const isOurs = await update(attempt, 'handed_over = 1', []);
      if (!isOurs) throw new StoreUnavailable('the lease has ended');
    },

    async complete(attempt) {
      await update(attempt, forget, [now()]);
    },

    async retry(attempt, failure, pause) {
      await end(attempt, 'waiting', now() + pause, failure);
    },

    async fail(attempt, failure) {
      await end(attempt, 'failed', now(), failure);
    },

    release: () => Promise.resolve(),

    list: () =>
      transact((database) =>
        readAll(database, `SELECT * FROM jobs WHERE state <> 'done' ORDER BY due`),
      ),

    async makeDue(name) {
      await transact((database) =>
        database
          .prepare(
            `UPDATE jobs SET state = 'waiting', due = ?, unknowns = min(unknowns, 1)
            WHERE name = ? AND state <> 'done' AND (token IS NULL OR due <= ?)`,
          )
          .run(now(), name, now()),
      );
    },

    async withdraw(name) {
      await transact((database) =>
        database
          .prepare(`UPDATE jobs SET ${forget} WHERE name = ? AND state <> 'done'`)
          .run(now(), name),
      );
    },

    survey: () =>
      transact((database) => {
        const counts = database
          .prepare(
            `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
              count(*) FILTER (WHERE state = 'failed') AS failed FROM jobs`,
          )
          .get() as { waiting: number; failed: number };
        const first = readAll(
          database,
          `SELECT * FROM jobs WHERE state = 'waiting'
          ORDER BY job ->> 'created' LIMIT ${surveyLimit}`,
        );
        return { ...counts, first };
      }),

    listMarked: () =>
      transact((database) =>
        database
          .prepare(
            `SELECT id, due AS delivered FROM jobs WHERE state = 'done' AND is_robot_like = 1 AND due > ?`,
          )
          .all(now() - keyLifetime)
          .map((row) => row as unknown as { id: string; delivered: number }),
      ),

    close() {
      close();
      return Promise.resolve();
    },
  };
}
