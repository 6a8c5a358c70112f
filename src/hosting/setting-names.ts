import { distanceBetween } from '../checker/nearest-name.ts';
import { settingNames, type Environment, type SettingName } from '../config/settings.ts';

/** Variables that hosts and tools set themselves and that look like ours. */
const foreign =
  /^(?:npm_|(?:PUBLIC_)?VERCEL(?!_INSI)|GITHUB_|NODE_|ASTRO_|WIREIT_|REDIS_HOST|REDIS_PORT|REDISCLI_)/i;

/** Whatever begins so is meant for this site, or for a program that would send its mail. */
const ours = /^(?:PUBLIC|SMTP|MAIL|CONTACT|NEWSLETTER)_/;

/** One slip is believed for so many letters. */
const lettersPerSlip = 6;

/** As somebody may remember them: with PUBLIC_ and without. */
const remembered = settingNames.flatMap((name): [string, SettingName][] =>
  name.startsWith('PUBLIC_')
    ? [
        [name, name],
        [name.slice('PUBLIC_'.length), name],
      ]
    : [[name, name]],
);

/** Whether words of a name were left out, the first of them never: ERROR_URL, RATE_LIMIT. */
function isShortened(found: string, name: string): boolean {
  const [first, ...others] = found.split('_');
  const [start, ...rest] = name.split('_');
  if (others.length === 0) return found === name;
  let from = 0;
  return (
    first === start &&
    others.every((word) => {
      const at = rest.indexOf(word, from);
      from = at + 1;
      return at !== -1;
    })
  );
}

/** The settings that a name was probably meant for. */
function findMeant(found: string): SettingName[] {
  const shortened = remembered.filter(([name]) => isShortened(found, name));
  if (shortened.length > 0) return shortened.map(([, setting]) => setting);
  // A slip alone: names of other programs are near to these, and a wrong advice is worse than none.
  const [nearest] = remembered
    .map(([name, setting]) => ({ name, setting, distance: distanceBetween(found, name) }))
    .filter(({ name, distance }) => distance <= Math.floor(name.length / lettersPerSlip))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest ? [nearest.setting] : [];
}

/**
 * Variables that are no setting but probably meant as one: a misspelt name would otherwise leave
 * the setting on its default without a word.
 * @param environment usually `process.env`
 * @returns a sentence for each
 */
export function findMisspeltSettings(environment: Environment): string[] {
  const known = new Set<string>(settingNames);
  return Object.keys(environment)
    .filter((name) => /^\w+$/.test(name) && !known.has(name) && !foreign.test(name))
    .flatMap((name) => {
      const found = name.toUpperCase();
      const meant = findMeant(found);
      if (meant.length > 0) {
        return `${name} is no setting and is not read; write ${meant.join(' or ')}.`;
      }
      return ours.test(found)
        ? `${name} is no setting and is not read; README lists those that are.`
        : [];
    });
}
