import type { Problem } from '../../../../src/checker/problem.ts';
import { soundFiles } from './sound-site.ts';

/** One mistake that an editor makes, and what the checker says of it. */
export interface Mistake {
  readonly what: string;
  /** The file that it is made in. */
  readonly file: string;
  /** Makes it in the sound text of the file; a new file has none. */
  readonly plant: (sound: string) => string;
  /** File, line and field of all that the editor reads, without `src/content/`. */
  readonly told: readonly string[];
}

export function mistake(
  what: string,
  file: string,
  plant: Mistake['plant'],
  told: Mistake['told'],
): Mistake {
  return { what, file, plant, told };
}

/** File, line and field of what the checker says. */
export function placeOf({ file, line, field }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place.replace('src/content/', '')}  ${field}`;
}

/** Puts other words in the place of some. */
export function swap(sound: string, wrong: string): Mistake['plant'] {
  return (text) => {
    if (!text.includes(sound)) throw new Error(`The sound file has no "${sound}".`);
    return text.replace(sound, wrong);
  };
}

/** Puts others in the place of the words that a pattern finds. */
export function alter(pattern: RegExp, wrong: string): Mistake['plant'] {
  return (text) => {
    if (!pattern.test(text)) throw new Error(`The sound file has nothing like ${pattern.source}.`);
    return text.replace(pattern, wrong);
  };
}

/** Writes something below all else. */
export function add(words: string): Mistake['plant'] {
  return (text) => `${text}\n${words}\n`;
}

export function copyOf(file: string): Mistake['plant'] {
  return () => soundFiles.get(file) ?? '';
}
