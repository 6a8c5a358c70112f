import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { publicSettingNames, type Settings } from '../../config/environment.ts';
import { StartProblem } from './start-problem.ts';

/** Everything a build is made from, apart from settings. */
const inputs = [
  'src/**/*',
  'public/**/*',
  'functions/**/*',
  'package-lock.json',
  'astro.config.mjs',
  'tsconfig.json',
];

// Not in .vercel/output, which the build empties.
const recordFile = '.vercel/last-build.json';
const outputConfigFile = '.vercel/output/config.json';

/**
 * A hash over the contents of all inputs of a build and the settings that it reads.
 * @param root the project's folder
 */
export async function fingerprintInputs(root: string, settings: Settings): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(inputs, { cwd: root })) {
    if ((await stat(path.join(root, file))).isFile()) files.push(file);
  }
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = await readFile(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  for (const name of publicSettingNames) hash.update(`${name}=${settings[name]}\0`);
  return hash.digest('hex');
}

/** What is remembered of a build; the time tells when another build has replaced its output. */
async function describeBuild(root: string, fingerprint: string): Promise<string> {
  const { mtimeMs } = await stat(path.join(root, outputConfigFile));
  return JSON.stringify({ fingerprint, outputWritten: mtimeMs });
}

async function isUpToDate(root: string, fingerprint: string): Promise<boolean> {
  const record = path.join(root, recordFile);
  if (!existsSync(record) || !existsSync(path.join(root, outputConfigFile))) return false;
  return (await readFile(record, 'utf8')) === (await describeBuild(root, fingerprint));
}

/**
 * Runs `astro build`.
 * @throws {StartProblem} when the build fails; the build itself has printed why
 */
export async function runAstroBuild(root: string): Promise<void> {
  const astro = createRequire(import.meta.url).resolve('astro/package.json');
  const child = spawn(
    process.execPath,
    [path.join(path.dirname(astro), 'bin/astro.mjs'), 'build'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  if (exitCode !== 0) throw new StartProblem('The build failed; its messages are above.');
}

/**
 * Builds the site unless the last build was made from the same contents and settings.
 * @param root the project's folder
 * @param build makes the build, such as {@link runAstroBuild}
 * @returns whether a build was made
 */
export async function buildIfChanged(
  root: string,
  settings: Settings,
  build: (root: string) => Promise<void>,
): Promise<boolean> {
  const fingerprint = await fingerprintInputs(root, settings);
  if (await isUpToDate(root, fingerprint)) return false;
  // A build that fails or is stopped must not be taken for a good one.
  await rm(path.join(root, recordFile), { force: true });
  await build(root);
  await mkdir(path.join(root, path.dirname(recordFile)), { recursive: true });
  await writeFile(path.join(root, recordFile), await describeBuild(root, fingerprint));
  return true;
}
