/**
 * Writes the settings that are built into the pages, what is scheduled and the id of the build to a
 * file that the script `build` has among its inputs: a build that any would change is made again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import packageFile from '../../../package.json' with { type: 'json' };
import { loadDotEnv } from '../../config/dot-env.ts';
import { InvalidSettings, readPublicSettings } from '../../config/settings.ts';
import { readScheduled } from '../../site/front-matter.ts';
import { describeBuildSettings, refuseOwnBlogHost } from '../settings-report.ts';
import { makeBuildId } from './build-id.ts';

try {
  loadDotEnv();
  mkdirSync('.astro', { recursive: true });
  const scheduled = readScheduled('.').map(({ route }) => route);
  const settings = { ...readPublicSettings(), scheduled };
  refuseOwnBlogHost(settings);
  const built = { ...settings, version: `${packageFile.version}+${makeBuildId(settings)}` };
  writeFileSync('.astro/build-settings.json', JSON.stringify(built, undefined, 2));
} catch (error) {
  console.error(error instanceof InvalidSettings ? error.message : error);
  // Whoever puts this right sees at once what else there is to do.
  for (const line of describeBuildSettings(process.env)) console.error(line);
  process.exitCode = 1;
}
