/** `npm run docs`: writes .env.example from the settings; a copy of it is a .env to fill in. */
import { writeFileSync } from 'node:fs';
import { describeSettings } from './describe-settings.ts';

writeFileSync('.env.example', describeSettings());
