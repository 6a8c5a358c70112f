const parentCheckMilliseconds = 500;

/**
 * Tells when the process is to end: on SIGINT, SIGTERM or the end of the npm that started it, which
 * passes a signal to its shell alone (https://github.com/npm/cli/issues/5776); a new parent process
 * shows that this has happened. A second signal ends the process at once.
 */
export function whenStopped(stop: () => void): void {
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, parentCheckMilliseconds);
  timer.unref();
}
