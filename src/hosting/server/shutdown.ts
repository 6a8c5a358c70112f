import type { Server } from 'node:http';

const graceMilliseconds = 5000;
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

/** Ends the process on SIGINT or SIGTERM once running requests are answered; on a second, at once. */
export function closeWhenStopped(server: Server): void {
  const close = (): void => {
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), graceMilliseconds).unref();
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
  onNpmStopped(close);
}
