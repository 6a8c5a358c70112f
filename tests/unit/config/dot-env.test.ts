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

test('a blank value does not take in the next line, also in a file of Windows', () => {
  expect(load('\uFEFFREDIS_URL=  \r\nB=2 # remark\r\n')).toEqual({ REDIS_URL: '', B: '2' });
});

test('a file in another encoding, and a folder in its place, are told', () => {
  expect(() => load(Buffer.from('A=text\r\n', 'utf16le'))).toThrow('UTF-8');
  rmSync(path.join(folder, '.env'));
  mkdirSync(path.join(folder, '.env'));
  expect(() => {
    loadDotEnv(folder, {});
  }).toThrow('.env cannot be read');
});
