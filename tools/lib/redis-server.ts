import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './project.ts';

/** Whether a Redis can be started here; tests that need one are skipped without. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer extends AsyncDisposable {
  readonly url: string;
  /** Stops all of it in the middle of whatever it does, until it thaws. */
  freeze(): void;
  thaw(): void;
  /** Ends it as a power cut does; what it has written to its folder stays. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a real Redis on a port of this machine.
 * @param options of its command line, such as `--requirepass secret`
 */
export async function startRedis(options: readonly string[] = []): Promise<RedisServer> {
  const port = await findFreePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'redis-'));
  async function start() {
    const server = spawn('redis-server', [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
      ...options,
    ]);
    for await (const line of server.stdout) {
      if (String(line).includes('Ready to accept connections')) break;
    }
    server.stdout.destroy();
    return { server, ended: once(server, 'exit') };
  }
  let running = await start();
  async function kill(): Promise<void> {
    running.server.kill('SIGCONT');
    running.server.kill('SIGKILL');
    await running.ended;
  }
  const stop = async (): Promise<void> => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => running.server.kill('SIGSTOP'),
    thaw: () => running.server.kill('SIGCONT'),
    kill,
    restart: async () => {
      running = await start();
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
