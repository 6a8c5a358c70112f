import type { Server } from 'node:http';
import { timeLimits } from '../../contact/sending/time-limits.ts';

const parentCheckMilliseconds = 500;

/**
 * npm passes a signal to its shell, which ends without passing it on, and the server would keep its
 * port. A new parent process shows that this has happened.
 */
function onNpmStopped(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, parentCheckMilliseconds);
  timer.unref();
}

/**
 * Ends the process on SIGINT or SIGTERM once running requests are answered and running work is
 * done, for which a delivery gets the time it may take; on a second signal, at once.
 * @param stopWork stops what the process does besides answering; settles when nothing is under way
 */
export function closeWhenStopped(server: Server, stopWork: () => Promise<void>): void {
  const close = (): void => {
    const answered = new Promise((resolve) => server.close(resolve));
    void Promise.all([answered, stopWork()]).then(() => process.exit(0));
    setTimeout(() => process.exit(0), timeLimits.shutdown).unref();
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
  onNpmStopped(close);
}
