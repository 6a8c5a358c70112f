/**
 * Brings what the release before kept, as files in `spool/` or as keys of its own in Redis, into the
 * queue. To be deleted in the release after 1.0, with what calls it.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import type { Failure, Job } from './job-store.ts';

/** @returns undefined when it cannot be read; it stays where it is, and the log says so */
function parseJob(json: string, location: string, log: Log): Job | undefined {
  try {
    return JSON.parse(json) as Job;
  } catch {
    log({ outcome: 'failed', reason: `${location} cannot be read and stays where it is` });
    return undefined;
  }
}

function reportImport(log: Log, count: number): void {
  if (count > 0) log({ outcome: 'imported', reason: `${count} of the release before` });
}

/**
 * Imports a folder and removes it.
 * @param folder MAIL_OUTBOX
 */
export function importSpool(folder: string, database: DatabaseSync, log: Log, now: number): void {
  const spool = path.join(folder, 'spool');
  if (!existsSync(spool)) return;
  const list = (part: string) => {
    const location = path.join(spool, part);
    return existsSync(location)
      ? readdirSync(location).map((name) => path.join(location, name))
      : [];
  };
  const insert = database.prepare(
    `INSERT INTO jobs (name, id, state, job, due, attempts, unknowns, reason)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (name) DO NOTHING`,
  );
  const imported: string[] = [];
  database.exec('BEGIN IMMEDIATE');
  for (const location of list('delivered')) {
    const { id = '' } = JSON.parse(readFileSync(location, 'utf8')) as { id?: string };
    const delivered = statSync(location).mtimeMs;
    insert.run(path.basename(location), id, 'done', null, delivered, 1, 0, '');
  }
  for (const location of list('letters')) {
    const [file = ''] = readdirSync(location);
    const job = parseJob(readFileSync(path.join(location, file), 'utf8'), location, log);
    if (!job) continue;
    const progress = new URLSearchParams(file);
    const isHandedOver = progress.get('state') === 'handed-over';
    insert.run(
      job.name,
      job.id,
      progress.get('state') === 'failed' ? 'failed' : 'waiting',
      JSON.stringify(job),
      now,
      Number(progress.get('attempts')),
      Number(progress.get('unknowns')) + Number(isHandedOver),
      progress.get('reason') ?? '',
    );
    imported.push(location);
  }
  database.exec('COMMIT');
  const done = ['delivered', 'unfinished'].map((part) => path.join(spool, part));
  for (const location of [...imported, ...done]) rmSync(location, { recursive: true, force: true });
  if (list('letters').length === 0) rmSync(spool, { recursive: true });
  reportImport(log, imported.length);
}

/**
 * Imports the keys and removes them. Two instances that do so at the same time make one job of each.
 * What was given up is tried once more, and is then given up again.
 * @param add keeps a job unless its name is taken
 */
export async function importRedisKeys(
  client: Redis,
  add: (job: Job, failure: Failure) => Promise<unknown>,
  log: Log,
): Promise<void> {
  let count = 0;
  for (const state of ['due', 'failed']) {
    const list = `triage:{mail}:${state}`;
    for (const name of await client.zrange(list, '0', '-1')) {
      const key = `triage:{mail}:letter:${name}`;
      const [json, progressJson] = await client.hmget(key, 'letter', 'standing');
      const job = parseJob(json ?? '', key, log);
      if (!job) continue;
      const progress = JSON.parse(progressJson ?? '{}') as Partial<Failure> & { state?: string };
      const { unknowns = 0, reason = '' } = progress;
      const isHandedOver = progress.state === 'handed-over';
      await add(job, { unknowns: unknowns + Number(isHandedOver), reason });
      await client.multi().del(key).zrem(list, name).exec();
      count += 1;
    }
  }
  reportImport(log, count);
}
