import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectFolder } from '../../../../tools/lib/project.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')));

test('npm says after each build what is wrong with the settings, and calls no build failed for it', () => {
  const [, file = ''] = /^node (\S+)$/.exec(scripts['postbuild'] ?? '') ?? [];
  const { status, stderr } = spawnSync(process.execPath, [file], {
    cwd: projectFolder,
    env: { ...process.env, LOG_FORMAT: 'txt', CONTACT_T0: 'x', VERCEL_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stderr).toContain('LOG_FORMAT: found "txt"');
  expect(stderr).toContain('write CONTACT_TO.');
  expect(stderr).toContain(
    'THIS BUILD IS FOR THE PUBLISHED SITE, AND SETTINGS ARE MISSING OR AMISS:',
  );
});
