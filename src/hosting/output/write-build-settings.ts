/**
 * Writes the settings that are built into the pages to a file, which the script `build` has among
 * its inputs: a build that they would change is made again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadDotEnv } from '../../config/dot-env.ts';
import { InvalidSettings, readPublicSettings } from '../../config/settings.ts';

try {
  loadDotEnv();
  mkdirSync('.astro', { recursive: true });
  writeFileSync('.astro/build-settings.json', JSON.stringify(readPublicSettings(), undefined, 2));
} catch (error) {
  console.error(error instanceof InvalidSettings ? error.message : error);
  process.exitCode = 1;
}
