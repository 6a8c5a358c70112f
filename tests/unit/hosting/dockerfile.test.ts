import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../../../src/config/settings.ts';
import { projectFolder } from '../../../tools/lib/project.ts';

test.each([
  ['Dockerfile', /^ARG (\S+)$/gm],
  ['compose.yaml', /^ {8}(PUBLIC_\w+):/gm],
])('%s takes every setting that is built into the pages', (file, pattern) => {
  const text = readFileSync(path.join(projectFolder, file), 'utf8');
  const taken = [...text.matchAll(pattern)].map(([, name]) => name);
  expect(taken).toEqual(settingNames.filter((name) => name.startsWith('PUBLIC_')));
});
