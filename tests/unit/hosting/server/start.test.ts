import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const startFile = path.resolve(import.meta.dirname, '../../../../src/hosting/server/start.ts');

test.each([
  [
    'PUBLIC_GTM_ID',
    'UA-1',
    'PUBLIC_GTM_ID: found "UA-1"; write a container id such as GTM-ABC1234.',
  ],
  ['PORT', 'http', 'PORT: found "http"; write a whole number from 0 to 65535, such as 4321.'],
])('a malformed %s stops the start with the message alone', (name, value, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [startFile, '--no-build'], {
    env: { ...process.env, [name]: value },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
