import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { defaultSettings, projectFolder } from '../../tests/support/project.ts';

/** Links each package by itself, so that the caches of the builds stay in the copy. */
export function linkPackages(folder: string): void {
  const packages = path.join(projectFolder, 'node_modules');
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.globSync('{*,.bin}', { cwd: packages })) {
    fs.symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name), 'junction');
  }
}

/** Tells through a pipe what the process has used when it ends. */
const reporter = `import { isMainThread } from 'node:worker_threads';
  import { writeSync } from 'node:fs';
  if (isMainThread) process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeSync(3, JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024]));
  });`;

/**
 * Builds the site in a folder, and tells what that took of the processor and of memory.
 * @throws {Error} when the build fails
 */
export async function runBuild(folder: string) {
  const preload = `data:text/javascript,${encodeURIComponent(reporter)}`;
  const options = ['--import', preload, 'node_modules/.bin/astro', 'build', '--silent'];
  const build = spawn('node', options, {
    cwd: folder,
    env: { ...process.env, ...defaultSettings, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const [, , , pipe] = build.stdio;
  if (!(pipe instanceof Readable)) throw new Error('The build has no pipe to report through.');
  const [report] = await Promise.all([text(pipe), once(build, 'exit')]);
  if (build.exitCode !== 0) throw new Error(`The build in ${folder} failed.`);
  const [processorSeconds = NaN, megabytes = NaN] = JSON.parse(report) as number[];
  return { processorSeconds, megabytes };
}
