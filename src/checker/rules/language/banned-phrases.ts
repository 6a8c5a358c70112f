import { siteWords } from '../../../messages/messages.ts';
import { inEach, lineAt, objectMark, type Content } from '../../facts.ts';
import type { Problem } from '../../problem.ts';

/**
 * Words that would fit any product, by what to write instead; `*` stands for any ending.
 * What stands before the colon completes "write …".
 */
const bannedPhrases = `
what changes, and for whom: revolutioni*
open, allow or make possible: unlock*
what connects to what: seamless*
what is new about it: cutting-edge, cutting edge, state-of-the-art, next-generation
what changes, and by how much: game-chang*, game chang*
the standard that is met: world-class, best-in-class, industry-leading
use: leverage, harness the power
using: leveraging
uses: leverages
used: leveraged
lets, allows or helps: empower*
look at or study: delve*
looking at or studying: delving
a close look: deep dive
what it withstands: robust*
what is looked at together: holistic*
what happens, plainly: paradigm*, synerg*, supercharg*, turbocharg*, unparalleled, unprecedented
what happens, plainly: digital landscape, landscape of, tapestry, power of ai, one-stop
the sentence without it: ever-evolving, ever-changing, fast-paced, more than ever, now more than
the sentence without it: in today's, in an era, in conclusion, needless to say
the sentence without it: it's important to note, it is important to note
the sentence without it: it's worth noting, it is worth noting
the sentence without it: at the end of the day, look no further
healthcare: healthcare landscape
in: in the realm of
shows: testament to
many: plethora
what gets better: to the next level
real words: lorem ipsum`
  .trim()
  .split('\n')
  .map((row) => {
    const [write = '', phrases = ''] = row.split(': ');
    const endings = phrases.replaceAll(' ', '\\s+').replaceAll('*', "[\\w'-]*");
    const source = `\\b(?:${endings.split(/,\\s\+/).join('|')})\\b`;
    return { write, source, pattern: new RegExp(`^${source}$`, 'i') };
  });

const anyPhrase = new RegExp(bannedPhrases.map(({ source }) => source).join('|'), 'gi');

/** Filler is refused. The tagline of the product keeps its wording. */
export function checkBannedPhrases({ sources }: Content): Problem[] {
  const { tagline } = siteWords;
  return inEach(sources, ({ prose: stretches }) =>
    stretches
      .filter(({ kind }) => kind !== 'value')
      .flatMap((prose) => {
        const words = prose.text
          .replaceAll(tagline, objectMark.repeat(tagline.length))
          .replaceAll('’', "'");
        return [...words.matchAll(anyPhrase)].map(({ 0: phrase, index }) => ({
          line: lineAt(prose, index),
          field: 'wording',
          found: `"${phrase}"`,
          write: bannedPhrases.find(({ pattern }) => pattern.test(phrase))?.write ?? '',
        }));
      }),
  );
}
