import { inEach, lineAt, splitSentences, type Content } from '../../facts.ts';
import type { Problem } from '../../problem.ts';

/** A figure of the product in percent, by the words that say what it measures. */
interface Subject {
  readonly id: string;
  readonly value: string;
  readonly words: readonly string[];
}

/** A share with its number in digits or in words: 30 percent, thirty per cent. */
const percentage =
  /\b(?:\d[\d.,]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|ten|fifteen|a hundred) per ?cent\b/gi;

/** Words that say nothing of what is measured. */
const empty = new Set(
  'average better faster fewer figure higher lower more stated target with'.split(' '),
);

/** How many words of a figure's subject a sentence shares before it is taken to be about it. */
const leastShared = 2;

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.filter((word) => !empty.has(word));
}

function listSubjects({ claims: { records } }: Content): Subject[] {
  return [...records].flatMap(([id, { value = '', measures = '' }]) => {
    const words = [...new Set(wordsOf(measures))];
    return value.endsWith('%') ? [{ id, value, words }] : [];
  });
}

/**
 * A figure of the product is not written around: in a sentence about what a claim measures, a share
 * in words is that claim or an invented one.
 */
export function checkPercentWords(content: Content): Problem[] {
  const subjects = listSubjects(content);
  return inEach(content.sources, ({ prose: stretches }) =>
    stretches.flatMap((prose) =>
      splitSentences(prose.text).flatMap(({ text, start }) => {
        const shares = [...text.matchAll(percentage)];
        if (shares.length === 0) return [];
        const said = new Set(wordsOf(text));
        const subject = subjects.find(
          ({ words }) => words.filter((word) => said.has(word)).length >= leastShared,
        );
        if (!subject) return [];
        return shares.map(({ 0: share, index }) => ({
          line: lineAt(prose, start + index),
          field: 'figure',
          found: `${share} beside "${subject.words.join(' ')}"`,
          write: `<Claim id="${subject.id}" />, which is ${subject.value}, or words that are not about it`,
        }));
      }),
    ),
  );
}
