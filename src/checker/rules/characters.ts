import { cleanText } from '../../schemas/clean-text.ts';
import { inEach, lineAt, type Content } from '../facts.ts';
import type { Problem } from '../problem.ts';

/** What is left of letters that were read in another encoding, and signs that turn letters around. */
const damaged = /[\p{L}\p{N}]*(?:\uFFFD|â€|[\u202A-\u202E\u2066-\u2069])\S*/u;

/** Letters that are lost or that readers would see in another order. */
export function checkDamagedWords({ sources }: Content): Problem[] {
  return inEach(sources, ({ prose }) =>
    prose.flatMap((stretch) => {
      const match = damaged.exec(stretch.text);
      if (!match) return [];
      const found = `"${match[0]}", with damaged letters or signs that turn them around`;
      const line = lineAt(stretch, match.index);
      return [{ line, field: 'character', found, write: 'the words again by hand' }];
    }),
  );
}

/** Word, web pages and PDFs leave signs behind that nobody sees, and letters that no search finds. */
export function adviseOnUnseen({ sources }: Content): Problem[] {
  return inEach(sources, ({ prose }) =>
    prose.flatMap((stretch) => {
      const words = stretch.text.matchAll(/\S+/g);
      const unclean = words.find(({ 0: word }) => cleanText(word) !== word);
      if (!unclean || cleanText(stretch.text) === stretch.text) return [];
      const found = `"${unclean[0]}", with a sign that nobody sees or a letter of several signs`;
      const line = lineAt(stretch, unclean.index);
      return [{ line, field: 'character', found, write: `"${cleanText(unclean[0])}"` }];
    }),
  );
}
