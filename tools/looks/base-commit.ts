import { execFile } from 'node:child_process';
import { mkdir, mkdtempDisposable, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../tests/support/project.ts';
import { linkPackages } from '../bench/measured-build.ts';

const run = promisify(execFile);

async function git(folder: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: folder });
  return stdout.trim();
}

/** A commit with which the files of a folder are compared. */
export interface Base {
  readonly commit: string;
  /** Its short hash and its subject. */
  readonly title: string;
}

/**
 * The commit that was named; else the one at which the work left `origin/main` or `main`; else, on
 * a clean `main` itself, the commit before. Work that is not committed yet is compared with the last.
 * @throws {Error} when there is no such commit
 */
export async function chooseBase(named?: string, folder = projectFolder): Promise<Base> {
  const commit = named === undefined ? await findBase(folder) : await resolve(folder, named);
  if (commit === undefined) throw new Error(`There is no commit ${named ?? 'before this one'}.`);
  return { commit, title: await git(folder, 'show', '--no-patch', '--format=%h %s', commit) };
}

const orNone = () => undefined;
const resolve = (folder: string, name: string) =>
  git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(orNone);

async function findBase(folder: string): Promise<string | undefined> {
  const head = await resolve(folder, 'HEAD');
  const isClean = (await git(folder, 'status', '--porcelain')) === '';
  for (const trunk of ['origin/main', 'main']) {
    const left = await git(folder, 'merge-base', 'HEAD', trunk).catch(orNone);
    if (left !== undefined && !(left === head && isClean)) return left;
  }
  return resolve(folder, 'HEAD~1');
}

const lockFile = 'package-lock.json';

/**
 * The files of a commit in a folder that goes with it, with the packages it asks for: those that
 * are installed here, if its lock file is the same. Hold it with `await using`.
 */
export async function checkOut({ commit }: Base) {
  await using made = new AsyncDisposableStack();
  const { path } = made.use(await mkdtempDisposable(join(tmpdir(), 'triage-looks-')));
  const folder = join(path, 'base');
  await git(projectFolder, 'worktree', 'add', '--detach', folder, commit);
  made.defer(async () => {
    await git(projectFolder, 'worktree', 'remove', '--force', folder);
  });
  const locks = [folder, projectFolder].map((root) => readFile(join(root, lockFile), 'utf8'));
  const [before, now] = await Promise.all(locks);
  if (before === now) {
    linkPackages(folder);
    // What was drawn or cut for another build is named after what it was made of.
    const cache = join(projectFolder, 'node_modules/.cache');
    await mkdir(cache, { recursive: true });
    await symlink(cache, join(folder, 'node_modules/.cache'), 'junction');
  } else await run('npm', ['ci'], { cwd: folder, shell: true });
  const kept = made.move();
  return { folder, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
