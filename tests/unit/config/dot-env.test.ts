import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadDotEnv } from '../../../src/config/dot-env.ts';

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

test('the settings of the file are taken, those of the environment win, and there need be no file', () => {
  const given = { A: '', C: '3' };
  loadDotEnv(folder, given);
  expect(given).toEqual({ A: '', C: '3' });
  expect(load('A=1\nB=2\n', given)).toEqual({ A: '', B: '2', C: '3' });
});

test.each([
  ['# SMTP\n\nLOG_FORMAT: text\nhunter2\n', 'no NAME=value in line 3, 4; write NAME=value there'],
  [
    'SMTP_URL=smtp://hunter2\nexport SMTP_URL = smtp://b\n',
    'SMTP_URL stands in line 1, 2, and only',
  ],
  ['SMTP_URL=smtp://u:4711#hunter2@mail.org\n', 'the value of SMTP_URL in line 1 would end before'],
  ["B=2\nA='hunter2's Hospital'\n", 'the value in line 2 would end at a quote within'],
  ['A="hunter2\nCONTACT_TO=a@b.org\nB="c"\n', 'the value in line 1 would end at a quote within'],
])('what would be lost of %j is told by its line, and never its value', (content, told) => {
  expect(() => load(content)).toThrow(`.env: ${told}`);
  expect(() => load(content)).not.toThrow('hunter2');
});

test.each([
  '\uFEFFA="one\r\ntwo\r\nthree: four"\r\nB=2\r\n',
  "A='one\n\ntwo'\n# three: it's\nB = 2 # remark",
  'REDIS_URL=  \nB=2\n',
])('values of several lines, blank ones, remarks and files of Windows are read: %j', (content) => {
  expect(load(content)).toMatchObject({ B: '2' });
});

test('a file in another encoding, and a folder in its place, are told', () => {
  const latin = Buffer.from('PUBLIC_LEGAL_NAME=Klinik München\n', 'latin1');
  for (const content of [Buffer.from('A=text\r\n', 'utf16le'), latin]) {
    expect(() => load(content)).toThrow('.env: not written in UTF-8, so its settings');
  }
  rmSync(path.join(folder, '.env'));
  mkdirSync(path.join(folder, '.env'));
  expect(() => {
    loadDotEnv(folder, {});
  }).toThrow('.env: a folder, where a file is meant');
});
