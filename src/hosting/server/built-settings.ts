import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Environment, settingNames, settings } from '../../config/settings.ts';
import { StartProblem } from './build.ts';

const written = z.record(z.string(), z.unknown());

function readBuilt(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    return written.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartProblem(
      `${file} cannot be read, and it says what the pages were built with. Build again: npm run build, or npm start without --no-build.`,
    );
  }
}

/**
 * The settings that the pages were built with, so that functions which serve them elsewhere name
 * the same address of the site, and take it for theirs.
 * @param file what `npm run build` leaves in `.astro/build-settings.json`
 * @param environment what is set there wins
 * @returns those that are neither set there nor at their defaults; none without the file
 * @throws {StartProblem} when the file is broken
 */
export function readBuiltSettings(file: string, environment: Environment): Record<string, string> {
  const built = readBuilt(file);
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = built[name];
      const isKnown = typeof value !== 'string' || value === settings.shape[name].parse(undefined);
      return isKnown || environment[name]?.trim() ? [] : [[name, value] as const];
    }),
  );
}

/**
 * Where the environment says otherwise than the pages do, which a server cannot change.
 * @param file as above
 * @returns a sentence for each setting
 */
export function describeOtherBuild(file: string, environment: Environment): string[] {
  const built = readBuilt(file);
  return settingNames.flatMap((name) => {
    const wanted = environment[name]?.trim();
    const found = built[name];
    if (!wanted || typeof found !== 'string' || found === wanted) return [];
    return `${name}: the pages were built with ${found || 'none'}, and keep it until they are built with ${wanted}.`;
  });
}
