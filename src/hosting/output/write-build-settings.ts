/**
 * Writes the settings that are built into the pages, what is scheduled and the id of the build to a
 * file that the script `build` has among its inputs: a build that any would change is made again.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import packageFile from '../../../package.json' with { type: 'json' };
import { loadDotEnv } from '../../config/dot-env.ts';
import { InvalidSettings, readPublicSettings } from '../../config/settings.ts';
import { readScheduled } from '../../site/front-matter.ts';
import { describeBuildSettings, refuseOwnBlogHost } from '../settings-report.ts';

/**
 * Twelve digits that are other ones when any code, content or setting of a build is. They are made
 * of these and not of the commit, which a container that builds does not know.
 */
function makeBuildId(settings: object): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = globSync([
    ...['functions/*.ts', 'src/**/*.*', 'public/**/*.*'],
    ...['astro.config.mjs', 'package-lock.json'],
  ]);
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

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
