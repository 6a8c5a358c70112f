import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDotEnv } from '../../../src/config/dot-env.ts';
import { InvalidSettings } from '../../../src/config/settings.ts';
import { projectFolder } from '../../../tools/lib/project.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dot-env-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function load(content: string | Buffer, environment: Record<string, string> = {}) {
  writeFileSync(path.join(folder, '.env'), content);
  loadDotEnv(folder, environment);
  return environment;
}

test('the settings of the file are taken, and those of the environment win', () => {
  expect(load('A=1\nB=2\n', { A: '', C: '3' })).toEqual({ A: '', B: '2', C: '3' });
});

test('without a file nothing happens', () => {
  const environment = {};
  loadDotEnv(folder, environment);
  expect(environment).toEqual({});
});

test('the mark that Windows editors begin a file with loses no setting', () => {
  expect(load('\uFEFFLOG_FORMAT=text\r\nCONTACT_TO=a@b.org\r\n')).toEqual({
    LOG_FORMAT: 'text',
    CONTACT_TO: 'a@b.org',
  });
});

test.each([
  ['UTF-16 with its mark', Buffer.from('\uFEFFLOG_FORMAT=text\r\n', 'utf16le')],
  ['UTF-16 without it', Buffer.from('LOG_FORMAT=text\r\n', 'utf16le')],
  ['Latin-1', Buffer.from('PUBLIC_LEGAL_NAME=Klinik München\n', 'latin1')],
])('%s is refused in words', (_kind, content) => {
  expect(() => load(content)).toThrow(InvalidSettings);
  expect(() => load(content)).toThrow('.env: not written in UTF-8, so its settings');
});

test('lines that are no setting are told by number, and never what stands in them', () => {
  const read = () =>
    load('# SMTP\n\nLOG_FORMAT: text\nA=1\nhunter2\nSMTP_URL: smtp://u:hunter2@x?a=b\n');
  expect(read).toThrow('.env: no NAME=value in line 3, 5, 6; write NAME=value there');
  expect(read).not.toThrow('hunter2');
});

test.each([
  'A="one\ntwo\nthree: four"\nB=2\n',
  "A='one\n\ntwo'\n# three: it's\nB=2",
  'export A=`one\r\ntwo` # remark\r\nB = 2 # remark\r\n',
  '# PASSWORD="open\nA=it\'s\nmy-app.key=1\nB=2',
])('values of several lines, remarks and foreign names are fine: %j', (content) => {
  expect(load(content)).toMatchObject({ B: '2' });
});

test('a setting that stands there twice is told with its lines, and not its values', () => {
  const read = () => load('SMTP_URL=smtp://old\nA=1\n\nexport SMTP_URL = smtp://new\nA=2\n');
  expect(read).toThrow(
    /^\.env: SMTP_URL stands in line 1, 4, and only the last would count; keep one\.$/,
  );
});

test('the line after an unclosed quote is told, too', () => {
  expect(() => load('A="one\ntwo\n')).toThrow('no NAME=value in line 2;');
});

test('a setting left blank does not take the next line for its value', () => {
  expect(load('REDIS_URL=  \nCRON_SECRET=abc\n')).toEqual({ REDIS_URL: '', CRON_SECRET: 'abc' });
});

test('a value that would be cut at its # is told, a remark after a space is none', () => {
  const read = () => load('LOG_FORMAT=text # for me\nSMTP_URL=smtp://u:4711#geheim@mail.org\n');
  expect(read).toThrow('.env: the value of SMTP_URL in line 2 would end before its #;');
  expect(read).not.toThrow(/4711|geheim/);
  expect(load('SMTP_URL="smtp://u:4711#geheim@mail.org"\nFOREIGN=a#b')).toMatchObject({
    SMTP_URL: 'smtp://u:4711#geheim@mail.org',
  });
});

test.each([
  ["A='Children's Hospital'\nB=2\n", 1],
  ['B=2\nA="1 Main Street, "The Mill", Boston" # there\n', 2],
  ['A="Acme Health\nCONTACT_TO=real@acme.org\nCONTACT_FROM="web@acme.org"\n', 1],
  ["A='open\nexport CONTACT_TO=real@acme.org\nB=it's # it's\n", 1],
])('a value that ends too early or takes in a setting is told: %j', (content, line) => {
  expect(() => load(content)).toThrow(
    `.env: the value in line ${line} would end at a quote within`,
  );
  expect(() => load(content)).not.toThrow(/acme|Mill|Children/);
});

test('a folder in the place of the file is told', () => {
  mkdirSync(path.join(folder, '.env'));
  expect(() => {
    loadDotEnv(folder, {});
  }).toThrow('.env: a folder, where a file is meant');
});

test('a file of another user is told, with who may not read it', () => {
  writeFileSync(path.join(folder, '.env'), 'A=1', { mode: 0 });
  chmodSync(folder, 0o755);
  const module = pathToFileURL(path.join(projectFolder, 'src/config/dot-env.ts')).href;
  // Whoever may read everything becomes somebody else first.
  const code = `const { loadDotEnv } = await import(${JSON.stringify(module)});
    if (process.geteuid() === 0) process.seteuid(65534);
    try { loadDotEnv(${JSON.stringify(folder)}); } catch (error) { console.log(error.message); }`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^\.env: this user \(uid \d+\) may not read it \(EACCES\); give the file/);
});
