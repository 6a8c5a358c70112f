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
