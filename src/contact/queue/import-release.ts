/**
 * Brings what the release before kept, as files in `spool/` or as keys of its own in Redis, into the
 * queue. To be deleted in the release after 1.0, with what calls it.
 */
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
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

/** Imports a folder and removes it. */
export function importSpool(folder: string, database: DatabaseSync, log: Log): void {
  if (!existsSync(path.join(folder, 'spool'))) return;
  const list = (part: string) =>
    globSync(`spool/${part}/*`, { cwd: folder }).map((name) => path.join(folder, name));
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
    const json = readFileSync(path.join(location, file), 'utf8');
    const job = parseJob(json, location, log);
    if (!job) continue;
    const {
      state,
      attempts,
      unknowns,
      reason = '',
    } = Object.fromEntries(new URLSearchParams(file));
    insert.run(
      job.name,
      job.id,
      state === 'failed' ? state : 'waiting',
      json,
      Date.now(),
      Number(attempts),
      Number(unknowns) + Number(state === 'handed-over'),
      reason,
    );
    imported.push(location);
  }
  database.exec('COMMIT');
  for (const location of imported) rmSync(location, { recursive: true });
  const isLeft = list('letters').length > 0;
  for (const part of isLeft ? ['delivered', 'unfinished'] : ['']) {
    rmSync(path.join(folder, 'spool', part), { recursive: true, force: true });
  }
  reportImport(log, imported.length);
}

/**
 * Imports the keys and removes them. Two instances that do so at the same time make one job of each.
 * What was given up is tried once more, and is then given up again.
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
