/** Part of `npm run docs`: writes .env.example and docs/settings.md from the settings. */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { describeExample, describeSettings } from './describe-settings.ts';

writeFileSync('.env.example', describeExample());
writeFileSync('docs/settings.md', await format(describeSettings(), { parser: 'markdown' }));
