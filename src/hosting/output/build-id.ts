import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * Twelve digits that are other ones when any code, content or setting of a build is. They are made
 * of these and not of the commit, which a container that builds does not know.
 * @param settings what is built into the pages
 */
export function makeBuildId(settings: object): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = globSync([
    'functions/*.ts',
    'src/**/*.*',
    'public/**/*.*',
    'astro.config.mjs',
    'package-lock.json',
  ]);
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
