import { site as siteConfig } from '../../config/site.ts';
import { bannedPhrases } from '../language/banned-phrases.ts';
import type { Problem } from '../problem.ts';
import { lineAt, objectMark, type Content } from '../facts.ts';

const advice = new Map(bannedPhrases.map(({ phrase, instead }) => [phrase, instead]));

/** One expression for all phrases, with a group around each to tell which one was found. */
const anyPhrase = new RegExp(
  bannedPhrases
    .map(({ phrase }) => `(\\b${phrase.replaceAll(' ', '\\s+').replace('*', "[\\w'-]*")}\\b)`)
    .join('|'),
  'gi',
);

/** Filler is refused. The tagline of the product keeps its wording. */
export function checkBannedPhrases({ sources }: Content): Problem[] {
  const tagline = siteConfig.tagline;
  return sources.flatMap(({ file, prose: stretches }) =>
    stretches
      .filter(({ kind }) => kind !== 'value')
      .flatMap((prose) => {
        const words = prose.text
          .replaceAll(tagline, objectMark.repeat(tagline.length))
          .replaceAll('’', "'");
        return [...words.matchAll(anyPhrase)].map((match) => {
          const groups: readonly (string | undefined)[] = match.slice(1);
          const index = groups.findIndex((group) => group !== undefined);
          const phrase = bannedPhrases[index]?.phrase ?? '';
          return {
            file,
            line: lineAt(prose, match.index),
            field: 'wording',
            found: `"${match[0]}"`,
            write: advice.get(phrase) ?? 'what happens, plainly',
          };
        });
      }),
  );
}
