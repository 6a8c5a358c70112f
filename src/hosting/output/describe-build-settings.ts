import { findIdleSettings, findSettingProblems } from '../../config/setting-problems.ts';
import { type Environment, isDeployed } from '../../config/settings.ts';
import { describeMissingSettings } from '../missing-settings.ts';
import { findMisspeltSettings } from '../setting-names.ts';

/**
 * What is wrong with settings that keep no build from being made: those of the functions, which read
 * them while they run, names that are no settings, settings that do nothing beside the others, and
 * what a published site is missing.
 * @returns lines to print
 */
export function describeBuildSettings(environment: Environment): string[] {
  const malformed = findSettingProblems(environment).filter((line) => !line.startsWith('PUBLIC_'));
  const missing = describeMissingSettings(environment, 'THIS BUILD IS FOR THE PUBLISHED SITE');
  const isElsewhere = missing.length > 0 && !isDeployed(environment);
  return [
    ...(malformed.length > 0
      ? ['THE SITE CANNOT RUN WITH THESE SETTINGS:', ...malformed.map((line) => `  ${line}`)]
      : []),
    ...findMisspeltSettings(environment),
    ...findIdleSettings(environment),
    ...missing,
    ...(isElsewhere
      ? ['Those without PUBLIC_ may also be set where the site runs, which is not known here.']
      : []),
  ];
}
