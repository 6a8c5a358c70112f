import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '../../src/checker/reading/read-content.ts';
import { describeMeasures } from './describe-measures.ts';

// npm run prose [-- --at <commit>] [path …]: how the texts read, now or at a commit.

const root = path.resolve(import.meta.dirname, '../..');
const folder = 'src/content';

const { values, positionals } = parseArgs({
  options: { at: { type: 'string' } },
  allowPositionals: true,
});

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
}

function readNow(): Map<string, string> {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`);
  const read = (file: string) => [file, readFileSync(path.join(root, file), 'utf8')] as const;
  return new Map(files.filter((file) => /\.(mdx|yaml)$/.test(file)).map(read));
}

function readAt(commit: string): Map<string, string> {
  const files = git('ls-tree', '-r', '--name-only', commit, folder).split('\n');
  const read = (file: string) => [file, git('show', `${commit}:${file}`)] as const;
  return new Map(files.filter((file) => /\.(mdx|yaml)$/.test(file)).map(read));
}

const { entries } = readContent(values.at === undefined ? readNow() : readAt(values.at));
const published = entries.filter(({ isDraft }) => !isDraft);
const asked = positionals.map((name) => path.relative(root, path.resolve(name)));
const chosen = published.filter(
  ({ file }) => asked.length === 0 || asked.some((name) => file.startsWith(name)),
);
console.log(describeMeasures(chosen));
