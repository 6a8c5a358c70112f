import { EventEmitter } from 'node:events';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { refreshStore } from '../../../../src/checker/development/refresh-store.ts';

const root = path.resolve('/site');
const storeFile = path.join(root, '.astro/data-store.json');

type Server = Parameters<typeof refreshStore>[0];

/** A server that knows one module, and how often it was told to forget it and to reload pages. */
function createServer() {
  const watcher = new EventEmitter();
  const forget = vi.fn<(module: unknown) => void>();
  const send = vi.fn<(message: unknown) => void>();
  const store = { id: '\0astro:data-layer-content' };
  const moduleGraph = {
    getModuleById: (id: string) => (id === store.id ? store : undefined),
    invalidateModule: forget,
  };
  let ask: (request: unknown, response: EventEmitter, next: () => void) => void = () => undefined;
  refreshStore({
    config: { root },
    watcher,
    ws: { send },
    environments: { ssr: { moduleGraph }, client: { moduleGraph: { getModuleById: () => null } } },
    middlewares: {
      use: (handle: typeof ask) => {
        ask = handle;
      },
    },
  } as unknown as Server);
  return {
    forgotten: () => forget.mock.calls.length,
    reloads: () => send.mock.calls.length,
    write: (file: string) => watcher.emit('all', 'change', file),
    /** Begins an answer, and gives what ends it. */
    ask: () => {
      const response = new EventEmitter();
      const next = vi.fn<() => void>();
      ask({}, response, next);
      expect(next).toHaveBeenCalledOnce();
      return () => response.emit('close');
    },
  };
}

it('forgets the content when it was written, and nothing for another file', () => {
  const server = createServer();
  server.write(path.join(root, 'src/content/claims.yaml'));
  expect([server.forgotten(), server.reloads()]).toEqual([0, 0]);
  server.write(storeFile);
  expect([server.forgotten(), server.reloads()]).toEqual([1, 1]);
});

it('forgets it again when an answer ends that was begun with the old, and only then', () => {
  const server = createServer();
  const endOld = server.ask();
  server.write(storeFile);
  const endNew = server.ask();
  endOld();
  expect([server.forgotten(), server.reloads()]).toEqual([2, 2]);
  endNew();
  server.ask()();
  expect([server.forgotten(), server.reloads()]).toEqual([2, 2]);
});
