import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Environment, readSettings } from '../../config/settings.ts';
import { describeFailure, StoreUnavailable } from '../errors.ts';
import { createPrintLog } from '../log.ts';
import { openQueue } from '../stores.ts';
import type { Queue } from './queue.ts';

/** For how long a scheduled run begins another delivery, in milliseconds. */
const runTime = 10_000;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Makes the function that the host's scheduler calls to deliver what waits, by CRON_SECRET alone. */
export function createScheduledDelivery(
  environment: Environment,
): (request: Request) => Promise<Response> {
  const log = createPrintLog('mail', environment);
  const queue = openQueue(environment, log);
  const answer = (status: number) =>
    new Response(null, { status, headers: { 'cache-control': 'no-store' } });
  return async (request) => {
    try {
      const { CRON_SECRET: secret } = readSettings(environment, ['CRON_SECRET']);
      const given = request.headers.get('authorization') ?? '';
      if (!secret || !timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) {
        return answer(401);
      }
      const end = performance.now() + runTime;
      await queue.run(() => performance.now() < end);
      return answer(204);
    } catch (error) {
      // The scheduler shows whoever looks after it that nothing could be delivered.
      if (error instanceof StoreUnavailable) return answer(503);
      log({ outcome: 'failed', reason: describeFailure(error) });
      return answer(500);
    }
  };
}

/** Delivers what waits while a server runs; what it returns settles once the last delivery is over. */
export function startDelivering(queue: Queue, pause = 5_000): () => Promise<void> {
  const log = createPrintLog('mail');
  const stopped = new AbortController();
  const { signal } = stopped;
  async function deliver(): Promise<void> {
    let lastProblem = '';
    while (!signal.aborted) {
      const problem = await queue
        .run(() => !signal.aborted)
        .then(
          () => '',
          // Of its own outages the store has told the log.
          (error: unknown) => (error instanceof StoreUnavailable ? '' : describeFailure(error)),
        );
      // Once for as long as it lasts.
      if (problem && problem !== lastProblem) log({ outcome: 'failed', reason: problem });
      lastProblem = problem;
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  const ended = deliver();
  return () => {
    stopped.abort();
    return ended;
  };
}
