import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { describeExample, describeSettings } from '../../../tools/describe-settings.ts';

test('.env.example and docs/settings.md are what `npm run docs` writes', async () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(describeExample());
  const page = await format(describeSettings(), { parser: 'markdown' });
  expect(readFileSync('docs/settings.md', 'utf8')).toBe(page);
});
