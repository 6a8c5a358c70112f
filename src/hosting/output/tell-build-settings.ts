/**
 * Says what is wrong with the settings after each `npm run build`, also when there was nothing to
 * build. Not a step of Wireit, which shows nothing of a step that succeeds; and not before, as a
 * build prints more lines than a screen has.
 */
import { loadDotEnv } from '../../config/dot-env.ts';
import { describeBuildSettings } from './describe-build-settings.ts';

loadDotEnv();
for (const line of describeBuildSettings(process.env)) console.error(line);
