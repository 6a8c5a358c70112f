import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentChecker } from '../../../src/checker/integration.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checker-'));
  cpSync(path.join(import.meta.dirname, 'fixtures/broken-site'), root, { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

type Hooks = ReturnType<typeof contentChecker>['hooks'];
type SetupOptions = Parameters<NonNullable<Hooks['astro:config:setup']>>[0];
type ServerOptions = Parameters<NonNullable<Hooks['astro:server:setup']>>[0];

function setUp(command: SetupOptions['command']) {
  const { hooks } = contentChecker();
  const logger = { warn: vi.fn<(text: string) => void>(), info: vi.fn<(text: string) => void>() };
  const config = { root: pathToFileURL(`${root}/`) };
  const updateConfig = vi.fn<SetupOptions['updateConfig']>();
  const injectScript = vi.fn();
  const options = { command, config, logger, isRestart: false, updateConfig, injectScript };
  const watcher = new EventEmitter();
  const send = vi.fn<(event: string) => void>();
  const server = { watcher, config: { root }, middlewares: { use: vi.fn() }, ws: { send } };
  return {
    logger,
    watcher,
    send,
    start: async () => {
      await hooks['astro:config:setup']?.(options as unknown as SetupOptions);
      await hooks['astro:server:setup']?.({ server, logger } as unknown as ServerOptions);
    },
    build: async () => {
      await hooks['astro:config:setup']?.(options as unknown as SetupOptions);
      const [plugin] = updateConfig.mock.lastCall?.[0].vite?.plugins ?? [];
      await (plugin as Plugin & { buildApp: { handler: () => Promise<void> } }).buildApp.handler();
    },
  };
}

function mendEverything(): void {
  rmSync(path.join(root, 'src/content'), { recursive: true });
}

test('a build with mistakes is refused with the whole list and no stack', async () => {
  const error: unknown = await setUp('build')
    .build()
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toHaveProperty('stack');
  expect(error).toHaveProperty(
    'message',
    expect.stringContaining('src/content/pages/index.mdx:15  footer.labl: '),
  );
});

test('a change of content shows the list once more, until nothing is left of it', async () => {
  const { start, logger, watcher, send } = setUp('dev');
  await start();
  const file = path.join(root, 'src/content/pages/index.mdx');
  writeFileSync(file, 'No front matter.');
  watcher.emit('all', 'change', file);
  watcher.emit('all', 'change', file);
  await vi.waitFor(() => {
    expect(logger.warn).toHaveBeenCalledTimes(2);
  }, 30_000);
  expect(logger.warn).toHaveBeenLastCalledWith(
    expect.stringContaining('index.mdx:1  front matter'),
  );

  mendEverything();
  watcher.emit('all', 'unlink', file);
  await vi.waitFor(() => {
    expect(logger.info).toHaveBeenCalledWith('The content is in order again.');
  }, 30_000);
  await vi.waitFor(() => {
    expect(send).toHaveBeenCalledTimes(2);
  }, 30_000);
});
