import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectFolder } from '../../../../tools/lib/project.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
  mkdirSync(path.join(folder, 'output'));
  mkdirSync(path.join(folder, 'copies'));
  writeFileSync(path.join(folder, 'output/config.json'), '{}');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Copies the output in a process of its own, which says where to and how much lies there. */
function copy(copies: string, after = '', before = '') {
  const module = pathToFileURL(path.join(projectFolder, 'src/hosting/server/served-copy.ts')).href;
  const code = `const { copyOutput } = await import(${JSON.stringify(module)});
    ${before}
    try {
      console.log(await copyOutput(${JSON.stringify(path.join(folder, 'output'))}));
      ${after}
    } catch (error) { console.log(error.constructor.name, error.message); }`;
  const { stdout, pid } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TMPDIR: copies },
    encoding: 'utf8',
  });
  return { said: stdout.trim(), pid };
}

const copies = () => path.join(folder, 'copies');

/** Makes what a process leaves behind. */
function leave(name: string, mode = 0o700): string {
  mkdirSync(path.join(copies(), name), { mode });
  return name;
}

test('the copy lies where TMPDIR says, names its process and goes with it', () => {
  const { said, pid } = copy(copies());
  expect(path.dirname(said)).toBe(copies());
  expect(path.basename(said)).toMatch(new RegExp(`^served-site-${pid}\\.\\d*@.+-\\w{6}$`));
  expect(readdirSync(copies())).toEqual([]);
});

test('what a killed process left is taken away at the next start', () => {
  const { said } = copy(copies(), `process.kill(process.pid, 'SIGKILL')`);
  expect(existsSync(path.join(said, 'config.json'))).toBe(true);
  copy(copies());
  expect(readdirSync(copies())).toEqual([]);
});

test('nothing is taken away that a living process, another place or nobody known may serve', () => {
  const { said, pid: ended } = copy(copies());
  const [, place = ''] = /^served-site-\d+\.(.+)-\w{6}$/.exec(path.basename(said)) ?? [];
  leave(`served-site-${ended}.${place}-aB3xyz`);
  const kept = [
    leave(`served-site-${process.pid}.${place}-aB3xyz`),
    // Lives, and may not be signalled by everybody.
    leave(`served-site-1.${place}-aB3xyz`),
    leave(`served-site-${ended}.${place}2-aB3xyz`),
    leave(`served-site-${ended}.1${place}-aB3xyz`),
    leave('served-site-aB3xyz'),
    // Others may have put links into it that lead elsewhere.
    leave(`served-site-${ended}.${place}-oPen01`, 0o750),
    leave(`my-served-site-${ended}.${place}-aB3xyz`),
  ];
  copy(copies());
  expect(readdirSync(copies()).toSorted()).toEqual(kept.toSorted());
});

test('a container that begins with the same number again takes its own leavings away', () => {
  const { said } = copy(copies());
  const [, place = ''] = /^served-site-\d+\.(.+)-\w{6}$/.exec(path.basename(said)) ?? [];
  copy(
    copies(),
    '',
    `const { mkdirSync } = await import('node:fs');
     mkdirSync(${JSON.stringify(copies())} + '/served-site-' + process.pid + ${JSON.stringify(`.${place}-aB3xyz`)}, 0o700);`,
  );
  expect(readdirSync(copies())).toEqual([]);
});

test('where nothing can be written, the folder, the code and what is needed are told', () => {
  expect(copy(path.join(folder, 'none')).said).toBe(
    `StartProblem TMPDIR: a copy of the site, some 40 MB, cannot be written to ${path.join(folder, 'none')} (ENOENT). Let this user write there, or name another folder in TMPDIR; a container whose files are read-only needs --tmpfs /tmp.`,
  );
});

test('without a build there is nothing to serve', () => {
  rmSync(path.join(folder, 'output/config.json'));
  expect(copy(copies()).said).toContain('StartProblem There is no build to serve.');
});
