import type { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';

/** How long a file has to be quiet before it is taken for saved, in milliseconds. */
const settleTime = 200;

/** Tells one state of a file from another; nothing for a file that is gone. */
export function stateOf(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.mtimeNs} ${stats.size}` : '';
}

/**
 * Has content read again that was read while it was being written. An editor that empties a file
 * before it fills it may be met in between; under load the watcher then says nothing more, and the
 * page would stay as it was until the next save. Each state is noted before anybody reads; when the
 * file is quiet and in another state, the watcher says so once more.
 * @param isContent whether a file is of interest
 */
export function readAgain(watcher: EventEmitter, isContent: (file: string) => boolean): void {
  const timers = new Map<string, NodeJS.Timeout>();
  function expectRest(file: string, noted: string): void {
    clearTimeout(timers.get(file));
    const timer = setTimeout(() => {
      timers.delete(file);
      const state = stateOf(file);
      if (state !== '' && state !== noted) watcher.emit('change', file);
    }, settleTime);
    timers.set(file, timer);
  }
  for (const event of ['add', 'change']) {
    watcher.prependListener(event, (file: string) => {
      if (isContent(file)) expectRest(file, stateOf(file));
    });
  }
}
