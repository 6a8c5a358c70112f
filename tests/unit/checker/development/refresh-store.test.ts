import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunnableDevEnvironment, createServer as startVite } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshStore } from '../../../../src/checker/development/server.ts';

let folder: ReturnType<typeof mkdtempDisposableSync>;
let storeFile = '';

beforeEach(() => {
  folder = mkdtempDisposableSync(path.join(tmpdir(), 'refresh-store-'));
  storeFile = path.join(folder.path, '.astro/data-store.json');
  mkdirSync(path.dirname(storeFile));
  writeFileSync(storeFile, '');
});

afterEach(() => {
  folder.remove();
});

type Server = Parameters<typeof refreshStore>[0];

/** A server that knows one module, and how often it was told to forget it and to reload pages. */
function createServer() {
  const watcher = new EventEmitter();
  const forget = vi.fn<(module: unknown) => void>();
  const send = vi.fn<(message: unknown) => void>();
  const forgetPages = vi.fn<(event: string) => void>();
  const store = { id: '\0astro:data-layer-content' };
  const moduleGraph = {
    getModuleById: (id: string) => (id === store.id ? store : undefined),
    invalidateModule: forget,
  };
  type Answer = EventEmitter & { end: () => void };
  let ask: (request: unknown, response: Answer, next: () => void) => void = () => undefined;
  refreshStore({
    config: { root: folder.path },
    watcher,
    ws: { send },
    environments: {
      ssr: { moduleGraph, hot: { send: forgetPages } },
      client: { moduleGraph: { getModuleById: () => null } },
    },
    middlewares: {
      use: (handle: typeof ask) => {
        ask = handle;
      },
    },
  } as unknown as Server);
  return {
    /** The list of pages is always forgotten with their content. */
    forgotten: () => {
      expect(forgetPages.mock.calls).toEqual(
        forget.mock.calls.map(() => ['astro:content-changed', {}]),
      );
      return forget.mock.calls.length;
    },
    reloads: () => send.mock.calls.length,
    tell: (file: string) => watcher.emit('all', 'change', file),
    /** Adds to the content, which the watcher of a busy machine may leave unsaid. */
    write: () => {
      writeFileSync(storeFile, '.', { flag: 'a' });
    },
    /** Begins an answer, and gives what ends it, also for one who has left the page before that. */
    ask: ({ isLeft = false } = {}) => {
      const end = vi.fn<() => void>();
      const response = Object.assign(new EventEmitter(), { end });
      const next = vi.fn<() => void>();
      ask({}, response, next);
      expect(next).toHaveBeenCalledOnce();
      if (isLeft) response.emit('close');
      return () => {
        response.end();
        expect(end).toHaveBeenCalledOnce();
      };
    },
  };
}

it('forgets the content when it was written, and nothing for another file', () => {
  const server = createServer();
  server.tell(path.join(folder.path, 'src/content/claims.yaml'));
  server.tell(storeFile);
  expect([server.forgotten(), server.reloads()]).toEqual([0, 0]);
  server.write();
  server.tell(storeFile);
  expect([server.forgotten(), server.reloads()]).toEqual([1, 1]);
});

it('forgets it before an answer when the watcher said nothing', () => {
  const server = createServer();
  server.write();
  server.ask()();
  expect([server.forgotten(), server.reloads()]).toEqual([1, 1]);
  server.tell(storeFile);
  expect([server.forgotten(), server.reloads()]).toEqual([1, 1]);
});

it('forgets it again when an answer ends that was begun with the old, and only then', () => {
  const server = createServer();
  const endOld = server.ask();
  server.write();
  server.tell(storeFile);
  const endNew = server.ask();
  endOld();
  expect([server.forgotten(), server.reloads()]).toEqual([2, 2]);
  endNew();
  server.ask()();
  expect([server.forgotten(), server.reloads()]).toEqual([2, 2]);
});

it('waits until an answer is made, also for one who has left the page', () => {
  const server = createServer();
  const endOld = server.ask({ isLeft: true });
  server.write();
  server.tell(storeFile);
  expect(server.forgotten()).toBe(1);
  endOld();
  expect([server.forgotten(), server.reloads()]).toEqual([2, 2]);
});

it('runs the content anew also where another has asked for its text in between', async () => {
  let shown = 'old';
  const storeModule = '\0astro:data-layer-content';
  const vite = await startVite({
    configFile: false,
    root: folder.path,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      {
        name: 'store',
        resolveId: (id) => (id === storeModule ? id : undefined),
        load: (id) => (id === storeModule ? `export const shown = '${shown}';` : undefined),
      },
    ],
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('This environment runs nothing.');
  const { runner } = ssr;
  const read = async () => (await runner.import<{ shown: string }>(storeModule)).shown;
  refreshStore(vite);
  expect(await read()).toBe('old');
  shown = 'new';
  writeFileSync(storeFile, '.');
  vite.watcher.emit('all', 'change', storeFile);
  await ssr.transformRequest(storeModule);
  expect(await read()).toBe('new');
  await vite.close();
});
