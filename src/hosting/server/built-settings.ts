import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Environment, settingNames, settings } from '../../config/settings.ts';

const written = z.record(z.string(), z.unknown());

/**
 * The settings that the pages were built with, so that functions which serve them elsewhere name
 * the same address of the site, and take it for theirs.
 * @param file what `npm run build` leaves in `.astro/build-settings.json`
 * @param environment what is set there wins
 * @returns those that are neither set there nor at their defaults; none without the file
 */
export function readBuiltSettings(file: string, environment: Environment): Record<string, string> {
  if (!existsSync(file)) return {};
  const built = written.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = built[name];
      const isKnown = typeof value !== 'string' || value === settings.shape[name].parse(undefined);
      return isKnown || environment[name]?.trim() ? [] : [[name, value] as const];
    }),
  );
}
