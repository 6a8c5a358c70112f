/**
 * Writes the settings that are built into the pages, and what is scheduled, to a file that the
 * script `build` has among its inputs: a build that either would change is made again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadDotEnv } from '../../config/dot-env.ts';
import { InvalidSettings, readPublicSettings } from '../../config/settings.ts';
import { readScheduled } from '../../site/front-matter.ts';
import { describeMissingForProduction, findMisspeltSettings } from '../setting-names.ts';

try {
  loadDotEnv();
  mkdirSync('.astro', { recursive: true });
  for (const line of [
    ...findMisspeltSettings(process.env),
    ...describeMissingForProduction(process.env),
  ]) {
    console.error(line);
  }
  const scheduled = readScheduled('.').map(({ route }) => route);
  const settings = { ...readPublicSettings(), scheduled };
  writeFileSync('.astro/build-settings.json', JSON.stringify(settings, undefined, 2));
} catch (error) {
  console.error(error instanceof InvalidSettings ? error.message : error);
  process.exitCode = 1;
}
