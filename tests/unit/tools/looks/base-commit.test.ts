import { execFileSync } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chooseBase } from '../../../../tools/looks/base-commit.ts';

const author = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@triage.example'];

test('work is compared with where it left main, main with what it was before', async () => {
  await using made = await mkdtempDisposable(path.join(tmpdir(), 'looks-'));
  const git = (...words: string[]) =>
    execFileSync('git', [...author, ...words], { cwd: made.path, stdio: 'pipe' });
  const commit = (name: string) => git('commit', '--quiet', '--allow-empty', '--message', name);
  const title = async (named?: string) =>
    (await chooseBase(named, made.path)).title.replace(/^\w+ /, '');

  git('init', '--quiet', '--initial-branch=main');
  commit('First');
  commit('Second');
  expect(await title()).toBe('First');
  await writeFile(path.join(made.path, 'draft'), '');
  expect(await title()).toBe('Second');
  git('checkout', '--quiet', '-b', 'work');
  commit('Third');
  commit('Fourth');
  expect(await title()).toBe('Second');
  expect(await title('HEAD')).toBe('Fourth');
  await expect(title('nothing')).rejects.toThrow('There is no commit nothing');
});
