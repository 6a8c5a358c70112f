import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const startFile = path.resolve(import.meta.dirname, '../../../../src/hosting/server/start.ts');

function start(words: readonly string[], settings: Record<string, string>) {
  return spawnSync(process.execPath, [startFile, ...words], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
}

test.each([
  [
    'PUBLIC_GTM_ID',
    'UA-1',
    'PUBLIC_GTM_ID: found "UA-1"; write a container id such as GTM-ABC1234.',
  ],
  ['PORT', 'http', 'PORT: found "http"; write a whole number from 0 to 65535, such as 4321.'],
])('a malformed %s stops the start with the message alone', (name, value, message) => {
  const { status, stdout, stderr } = start(['--no-build'], { [name]: value });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('all that is wrong is told at once, misspelt names too', () => {
  const { status, stderr } = start(['--no-build'], {
    PORT: 'abc',
    LOG_FORMAT: 'txt',
    NEWSLETTER_WEBHOOK: 'https://list.example.com/in',
    CONTACT_T0: 'x',
  });
  expect(status).toBe(1);
  const names = stderr
    .trim()
    .split('\n')
    .map((line) => /^\w+/.exec(line)?.[0]);
  expect(names).toEqual(['LOG_FORMAT', 'NEWSLETTER_WEBHOOK_SECRET', 'PORT', 'CONTACT_T0']);
});

test.each([['--nobuild'], ['--no-build', 'now']])(
  'an option that is none stops the start: %s %s',
  (...words) => {
    const { status, stdout, stderr } = start(words, {});
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toBe(
      `${words.at(-1) ?? ''}: npm start knows no such option. Write npm start, or npm start -- --no-build to serve the build that is there.`,
    );
  },
);

test('an option that npm kept is told, before minutes of building', () => {
  // What npm makes of npm start --no-build.
  const { status, stderr } = start([], { npm_config_build: '' });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('npm kept --no-build for itself. Write npm start -- --no-build.');
});
