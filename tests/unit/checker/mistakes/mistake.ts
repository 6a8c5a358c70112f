import type { Problem } from '../../../../src/checker/problem.ts';
import { wards } from './sound-site.ts';

type Replacement = string | ((sound: string) => string);

/** One mistake that an editor makes, and what the checker says of it. */
export interface Mistake {
  /** The file that it is made in; a new one is empty before. */
  readonly file: string;
  readonly sound: string | RegExp;
  readonly wrong: Replacement;
  /** The place of all that the editor is told, as `placeOf` says it. */
  readonly told: readonly string[];
}

/** File, line and field of a problem: `pages/wards.mdx:34 link`. */
export function placeOf({ file, line, field }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place.replace('src/content/', '')} ${field}`;
}

/**
 * Mistakes in one file: what stands there, what an editor writes instead, and the line and the field
 * of all that is told, such as `34 link`.
 */
export function planted(
  file: string,
  mistakes: readonly (readonly [string | RegExp, Replacement, ...told: string[]])[],
): Mistake[] {
  const name = file.replace('src/content/', '');
  const placeIn = (place: string) => {
    if (/^\w+\/\S+\.mdx/.test(place)) return place;
    return /^\d/.test(place) ? `${name}:${place}` : `${name} ${place}`;
  };
  return mistakes.map(([sound, wrong, ...told]) => ({
    ...{ file, sound, wrong },
    told: told.map(placeIn),
  }));
}

/** Mistakes in words below the page of the wards, each told on the first line of them. */
export function added(field: string, ...mistakes: readonly string[]): Mistake[] {
  return planted(
    wards,
    mistakes.map((words) => [/$/, `\n${words}\n`, `34 ${field}`]),
  );
}

/** Makes a mistake in a sound text. */
export function plant({ sound, wrong }: Mistake, text: string): string {
  if (typeof sound === 'string' ? !text.includes(sound) : !sound.test(text))
    throw new Error(`The sound file has no ${String(sound)}.`);
  return typeof wrong === 'string' ? text.replace(sound, () => wrong) : text.replace(sound, wrong);
}
