import { existsSync, readlinkSync, rmSync } from 'node:fs';
import { cp, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { StartProblem } from './build.ts';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** Numbers of processes are told apart by it where containers share a machine: Linux alone has it. */
function numbering(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '';
  } catch {
    return '';
  }
}

/** Where a number is that of one process: other machines and containers may share the folder. */
const place = `${numbering()}@${hostname()}`;

function isRunning(id: number): boolean {
  // A container begins with the same number again, and this process has made no copy yet.
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** Whether nobody else can have put anything into a folder: a name alone says nothing. */
async function isOwn(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return (
    found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
  );
}

/** Takes away what processes left here that were ended without a chance to do so. */
async function sweep(folder: string): Promise<void> {
  // Some folders may be written to and not be listed.
  const names = await readdir(folder).catch(() => []);
  const stale = names.filter((name) => {
    const [, id, from] = /^served-site-(\d+)\.(.+)-[^-]{6}$/.exec(name) ?? [];
    return from === place && !isRunning(Number(id));
  });
  for (const copy of stale.map((name) => path.join(folder, name))) {
    if (!(await isOwn(copy))) continue;
    await rm(copy, { recursive: true, force: true }).catch(() => undefined);
  }
}

function explainUnwritable(folder: string, code: string): StartProblem {
  return new StartProblem(
    `TMPDIR: a copy of the site, some 40 MB, cannot be written to ${folder} (${code}). Let this user write there, or name another folder in TMPDIR; a container whose files are read-only needs --tmpfs /tmp.`,
  );
}

/**
 * Makes a copy of the output, which goes with the process: a later build must not change what is
 * served.
 * @param output `.vercel/output`
 * @returns the folder of the copy
 * @throws {StartProblem} without an output, or where nothing can be written
 */
export async function copyOutput(output: string): Promise<string> {
  if (!existsSync(path.join(output, 'config.json'))) {
    throw new StartProblem('There is no build to serve. Run npm start without --no-build first.');
  }
  const folder = tmpdir();
  await sweep(folder);
  const copy = await mkdtemp(path.join(folder, `served-site-${process.pid}.${place}-`)).catch(
    (error: unknown) => {
      throw explainUnwritable(folder, codeOf(error));
    },
  );
  process.once('exit', () => {
    rmSync(copy, { recursive: true, force: true });
  });
  await cp(output, copy, { recursive: true }).catch((error: unknown) => {
    const code = codeOf(error);
    throw /^(?:ENOSPC|EDQUOT)$/.test(code) ? explainUnwritable(folder, code) : error;
  });
  return copy;
}
