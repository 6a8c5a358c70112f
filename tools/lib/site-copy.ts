import { cp, mkdtempDisposable, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from './project.ts';

/** What a build reads, apart from packages. */
const buildInputs = [
  'src',
  'public',
  'functions',
  'astro.config.mjs',
  'cspell.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
] as const;

/** A copy of what a build reads, in a folder that goes with it: hold it with `await using`. */
export async function copySite() {
  const made = await mkdtempDisposable(join(tmpdir(), 'triage-copy-'));
  const folder = made.path;
  for (const name of buildInputs) {
    await cp(join(projectFolder, name), join(folder, name), { recursive: true });
  }
  await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, [Symbol.asyncDispose]: () => made.remove() };
}
