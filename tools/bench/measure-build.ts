import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { defaultSettings } from '../../tests/support/project.ts';

/** What one build took. */
export interface BuildCost {
  /** Seconds from start to end. */
  readonly seconds: number;
  /** Seconds of processor time of the build process, all threads together. */
  readonly processorSeconds: number;
  /** The most memory that the build and its child processes held together, in megabytes. */
  readonly megabytes: number;
  /** Processes that wanted to run when the build began, in the mean of a minute. */
  readonly load: number;
}

const run = promisify(execFile);
const sampleMilliseconds = 250;
const outputs = ['dist', '.astro', '.vercel', 'node_modules/.astro', 'node_modules/.vite'];

/** Tells the processor time through a pipe when the process ends. */
const reporter = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
   import { writeSync } from 'node:fs';
   if (isMainThread) process.on('exit', () => {
     const { user, system } = process.cpuUsage();
     writeSync(3, String((user + system) / 1e6));
   });`,
)}`;

/** Megabytes that a process and all its descendants hold. */
async function readMemory(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let kilobytes = 0;
  // A child usually has a higher id than its parent; sorted, one walk finds them all.
  for (const [id = 0, parent = 0, held = 0] of rows.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))) {
    if (!family.has(parent) && id !== root) continue;
    family.add(id);
    kilobytes += held;
  }
  return kilobytes / 1024;
}

/**
 * Builds a site in a fresh process, without anything that an earlier build left.
 * @param folder a site with its own `node_modules`
 * @throws {Error} with the end of what the build printed, when it fails
 */
export async function measureBuild(folder: string): Promise<BuildCost> {
  for (const output of outputs) rmSync(path.join(folder, output), { recursive: true, force: true });
  const logFile = path.join(folder, 'build.log');
  const log = openSync(logFile, 'w');
  const load = loadavg()[0] ?? 0;
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', reporter, path.join(folder, 'node_modules/astro/bin/astro.mjs'), 'build'],
    {
      cwd: folder,
      env: { ...process.env, ...defaultSettings, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', log, log, 'pipe'],
    },
  );
  closeSync(log);
  const pipe = child.stdio[3];
  const processorTime = pipe && 'read' in pipe ? text(pipe) : Promise.resolve('');
  const ended = once(child, 'exit');
  let megabytes = 0;
  while (child.exitCode === null && child.signalCode === null) {
    megabytes = Math.max(megabytes, await readMemory(child.pid ?? 0));
    await Promise.race([wait(sampleMilliseconds), ended]);
  }
  const seconds = (performance.now() - start) / 1000;
  if (child.exitCode !== 0) {
    throw new Error(
      `The build failed in ${folder}:\n${readFileSync(logFile, 'utf8').slice(-4000)}`,
    );
  }
  return { seconds, processorSeconds: Number(await processorTime), megabytes, load };
}
