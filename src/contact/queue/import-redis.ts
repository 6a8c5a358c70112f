import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import type { Failure, Job } from './job-store.ts';
import { parseLetter } from './parse-letter.ts';

/** Where the release before kept its letters. */
const oldPrefix = 'triage:{mail}';

/**
 * Brings the letters of the release before, which kept them in Redis by itself, into the queue. Two
 * instances that do so at the same time make one job of each. What is no letter stays where it is.
 * To be deleted in the release after 1.0.
 * @param toData makes what the queue keeps of a job
 */
export async function importRedisLetters<Data>(
  client: Redis,
  queue: Queue<Data>,
  toData: (job: Job, failure: Failure) => Data,
  idOf: (name: string) => string,
  log: Log,
): Promise<void> {
  let count = 0;
  for (const state of ['due', 'failed']) {
    for (const name of await client.zrange(`${oldPrefix}:${state}`, '0', '-1')) {
      const key = `${oldPrefix}:letter:${name}`;
      const [json, standingJson] = await client.hmget(key, 'letter', 'standing');
      const job = parseLetter(json ?? '');
      if (!job) {
        log({ outcome: 'failed', reason: `${key} cannot be read and stays where it is` });
        continue;
      }
      const standing = JSON.parse(standingJson ?? '{}') as Partial<Failure> & { state?: string };
      const { unknowns = 0, reason = '' } = standing;
      const isHandedOver = standing.state === 'handed-over';
      const data = toData(job, { unknowns: unknowns + Number(isHandedOver), reason });
      // What was given up is tried once more, and is then given up again.
      await (queue as Queue).add(job.event, data, { jobId: idOf(name) });
      await client.multi().del(key).zrem(`${oldPrefix}:${state}`, name).exec();
      count += 1;
    }
  }
  if (count > 0) log({ outcome: 'imported', reason: `${count} letters of the release before` });
}
