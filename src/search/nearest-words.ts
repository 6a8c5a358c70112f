import { nearestName } from '../config/nearest.ts';
import { readWords } from './query.ts';

/**
 * The question as it was probably meant: each word that the site does not have, by the nearest that
 * it has.
 * @param vocabulary words of the site, in lower case
 * @returns undefined when nothing is nearer
 */
export function nearestWords(query: string, vocabulary: ReadonlySet<string>): string | undefined {
  const words = readWords(query);
  const near = words.map((word) =>
    vocabulary.has(word) ? word : (nearestName(word, vocabulary) ?? word),
  );
  return near.join(' ') === words.join(' ') ? undefined : near.join(' ');
}
