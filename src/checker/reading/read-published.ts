import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentCollections } from '../../schemas/collections.ts';

const folders = [contentCollections.pages.folder, contentCollections.articles.folder];

/** What git answers in a folder; nothing without git, or without what is asked for. */
function askGit(root: string, ...command: readonly string[]): string {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: [...stdio] });
  } catch {
    return '';
  }
}

/** The pages and articles in which somebody has written since the last commit. */
export function listChanged(root: string): readonly string[] {
  return askGit(root, 'diff', '-z', '--name-only', '--relative', 'HEAD', '--', ...folders).split(
    '\0',
  );
}

/** The files of what the sitemap of the last build lists; what is gone counts as a page. */
function listBuilt(root: string): string[] {
  const sitemap = path.join(root, '.vercel/output/static/sitemap-0.xml');
  const text = existsSync(sitemap) ? readFileSync(sitemap, 'utf8') : '';
  return [...text.matchAll(/<loc>https?:\/\/[^/<]+\/([^<]+)<\/loc>/g)].map(([, id = '']) => {
    const files = folders.map((folder) => `${folder}/${id}.mdx`);
    return files.find((file) => existsSync(path.join(root, file))) ?? `${folders[0]}/${id}.mdx`;
  });
}

/**
 * The pages and articles that were there before somebody began to write, each with what reads its
 * text: those of the last two commits, or without git of the last build, which tells no text.
 */
export function readPublished(root: string): ReadonlyMap<string, () => string> {
  const committed = ['HEAD^', 'HEAD'].flatMap((commit) =>
    askGit(root, 'ls-tree', '-rz', '--name-only', commit, '--', ...folders)
      .split('\0')
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => [file, () => askGit(root, 'show', `${commit}:./${file}`)] as const),
  );
  if (committed.length > 0) return new Map(committed);
  return new Map(listBuilt(root).map((file) => [file, () => '']));
}
