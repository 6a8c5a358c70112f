import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../../../src/config/settings.ts';
import { projectFolder } from '../../../tools/lib/project.ts';

const dockerfile = readFileSync(path.join(projectFolder, 'Dockerfile'), 'utf8');

test('a container takes every setting that is built into the pages', () => {
  const taken = [...dockerfile.matchAll(/^ARG (\S+)$/gm)].map(([, name]) => name);
  expect(taken).toEqual(settingNames.filter((name) => name.startsWith('PUBLIC_')));
});

test('no container is built that does not know its address', () => {
  const [, condition = ''] = /^RUN (.+?) && npm run build /m.exec(dockerfile) ?? [];
  const ask = (PUBLIC_SITE_URL?: string) =>
    spawnSync('sh', ['-c', condition], { env: { PUBLIC_SITE_URL }, encoding: 'utf8' });
  expect(ask().stderr).toContain('--build-arg PUBLIC_SITE_URL=https://www.example.com');
  expect(ask('').status).not.toBe(0);
  expect(ask('https://www.example.com').status).toBe(0);
});
