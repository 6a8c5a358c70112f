import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { settingNames } from '../../../src/config/settings.ts';
import { describeSettings } from '../../../tools/settings/describe-settings.ts';

test('.env.example is what `npm run docs` writes', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(describeSettings());
});

test('the example switches nothing on, and names every setting once the # is gone', () => {
  expect(parseEnv(describeSettings())).toEqual({});
  const all = parseEnv(describeSettings().replaceAll(/^#(?=[A-Z])/gm, ''));
  expect(Object.keys(all).toSorted()).toEqual([...settingNames].toSorted());
});
