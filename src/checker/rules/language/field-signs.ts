import { inEach, type Content } from '../../facts.ts';
import type { Finding, Problem } from '../../problem.ts';

const signs: readonly (readonly [pattern: RegExp, write: (parts: readonly string[]) => string])[] =
  [
    [/<\/?[a-z][^<>]*>/i, () => 'the words without it'],
    [/(\*\*|__)([^*_]+)\1/, ([, , words = '']) => words],
    [/!?\[([^[\]]+)\]\([^()\s]*\)/, ([, words = '']) => words],
    [/&(?:#\d+|[a-z]+);/i, () => 'the sign itself'],
  ];

/** Fields and props hold words alone: readers would see the signs of HTML and Markdown. */
export function checkFieldSigns({ sources }: Content): Problem[] {
  return inEach(sources, ({ prose }) =>
    prose
      .filter(({ place }) => place !== 'body')
      .flatMap(({ text, pieces }) =>
        signs
          .flatMap(([pattern, write]): Finding[] => {
            const parts = pattern.exec(text);
            if (!parts) return [];
            const found = `${parts[0]}, which readers would see as it stands`;
            return [{ line: pieces[0]?.line, field: 'wording', found, write: write(parts) }];
          })
          .slice(0, 1),
      ),
  );
}
