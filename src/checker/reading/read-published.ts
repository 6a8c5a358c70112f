import { execFileSync } from 'node:child_process';
import { contentCollections } from '../../schemas/collections.ts';

const folders = [contentCollections.pages.folder, contentCollections.articles.folder];

/** What git answers in a folder; nothing without git, or without what is asked for. */
export function askGit(root: string, ...command: readonly string[]): string {
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

/**
 * The pages and articles that were there before somebody began to write, each with what reads its
 * text: those of the last two commits. Without git nothing is known of them.
 */
export function readPublished(root: string): ReadonlyMap<string, () => string> {
  return new Map(
    ['HEAD^', 'HEAD'].flatMap((commit) =>
      askGit(root, 'ls-tree', '-rz', '--name-only', commit, '--', ...folders)
        .split('\0')
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => [file, () => askGit(root, 'show', `${commit}:./${file}`)] as const),
    ),
  );
}
