import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bareFiles, toPlainMdx } from './bare-site.ts';
import type { GeneratedEntry } from './generate-entries.ts';

/** Everything that a build is made from, apart from packages. */
const inputs = ['src', 'public', 'functions', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

function writeFiles(folder: string, files: Iterable<readonly [string, string]>): void {
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Links each package by itself, so that the caches of the builds stay in the copy. */
function linkPackages(projectFolder: string, folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'));
  const packages = path.join(projectFolder, 'node_modules');
  for (const name of readdirSync(packages)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name), 'junction');
  }
}

/** A copy of the project whose pages and articles are the generated ones. */
export function writeProjectCopy(
  projectFolder: string,
  folder: string,
  entries: readonly GeneratedEntry[],
): void {
  for (const input of inputs) {
    cpSync(path.join(projectFolder, input), path.join(folder, input), { recursive: true });
  }
  const content = path.join(folder, 'src/content');
  for (const kind of ['pages', 'articles']) rmSync(path.join(content, kind), { recursive: true });
  writeFiles(
    content,
    entries.map(({ file, source }) => [file, source] as const),
  );
  linkPackages(projectFolder, folder);
}

/** A bare Astro site of the same entries. */
export function writeBareSite(
  projectFolder: string,
  folder: string,
  entries: readonly GeneratedEntry[],
): void {
  writeFiles(folder, Object.entries(bareFiles));
  writeFiles(
    path.join(folder, 'src/content'),
    entries.map(({ file, source }) => [file, toPlainMdx(source)] as const),
  );
  linkPackages(projectFolder, folder);
}
