import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const startFile = path.resolve(import.meta.dirname, '../../../../src/hosting/server/start.ts');

test('all that is wrong with the settings is told at once, misspelt names too', () => {
  const wrong = {
    PORT: 'abc',
    CRON_SECRET: 'short',
    NEWSLETTER_WEBHOOK: 'https://list.example.com/in',
    CONTACT_T0: 'x',
  };
  const env = { ...process.env, ...wrong };
  const { status, stderr } = spawnSync(process.execPath, [startFile, '--no-build'], { env });
  const lines = stderr.toString().trim().split('\n');
  expect(status).toBe(1);
  expect(lines.map((line) => /^\w+/.exec(line)?.[0])).toEqual([
    'CRON_SECRET',
    'NEWSLETTER_WEBHOOK_SECRET',
    'PORT',
    'CONTACT_T0',
  ]);
});
