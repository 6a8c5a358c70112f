import { childrenOf, type MarkdownNode } from '../../mdx/parse-mdx.ts';
import { foreignWords } from '../../schemas/source.ts';
import { inEach, lineAt, wordList, type Content } from '../facts.ts';
import type { Finding, Problem } from '../problem.ts';
import { isInLanguage, nodesOf } from '../reading/read-body.ts';

/**
 * Words that would fit any product, by what to write instead; `*` stands for any ending.
 * What stands before the colon completes "write …".
 */
const bannedPhrases = `
what changes, and for whom: revolutioni*
open, allow or make possible: unlock*
what connects to what: seamless*
what is new about it: cutting-edge(?! AI innovations), cutting edge, state-of-the-art, next-generation
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
    const source = phrases
      .split(', ')
      .join('|')
      .replaceAll(' ', '\\s+')
      .replaceAll('*', "[\\w'-]*");
    return { write, pattern: new RegExp(`\\b(?:${source})\\b`, 'gi') };
  });

/** Filler is refused. The tagline of the product alone keeps its cutting-edge AI innovations. */
export function checkBannedPhrases({ sources }: Content): Problem[] {
  return inEach(sources, ({ prose: stretches }) =>
    stretches
      .filter(({ kind }) => kind !== 'value')
      .flatMap((prose) => {
        const words = prose.text.replaceAll('’', "'");
        return bannedPhrases.flatMap(({ write, pattern }) =>
          [...words.matchAll(pattern)].map(({ 0: phrase, index }) => {
            return { line: lineAt(prose, index), field: 'wording', found: `"${phrase}"`, write };
          }),
        );
      }),
  );
}

/** What `npm run new` writes for an editor to replace, and notes to oneself. */
const templateWords =
  /Write the (?:first section|article) here\b|What a reader learns about .* in (?:50 to 155 characters|a sentence of 50 to 155 characters)|One to three sentences that say what this page is about and for whom it is written|What the problem is$|\b(?:TODO|TBD|TBC|FIXME|XXX+)\b/;

/** A new page or article begins with words about what to write; a published one has none of them. */
export function checkTemplateWords({ entries }: Content): Problem[] {
  const published = entries.filter(({ isDraft }) => !isDraft);
  return inEach(published, ({ prose: stretches }) =>
    stretches.flatMap((prose) => {
      const { 0: words, index = 0 } = templateWords.exec(prose.text) ?? {};
      const line = lineAt(prose, index);
      return words === undefined
        ? []
        : [{ line, field: 'wording', found: `"${words}"`, write: 'your own words in its place' }];
    }),
  );
}

function textsIn(node: MarkdownNode): MarkdownNode[] {
  const children = childrenOf(node);
  return children.length > 0 ? children.flatMap(textsIn) : [node];
}

/** Words of a text in another script stand in an element that names their language. */
export function checkTextLanguages({ entries }: Content): Problem[] {
  return inEach(entries, ({ body }) => {
    const marked = new Set(body.nodes.filter(isInLanguage).flatMap(textsIn));
    return nodesOf(body, 'text').flatMap(({ node, line }): Finding[] => {
      const { 0: words, index = 0 } = foreignWords.exec(node.value) ?? {};
      if (words === undefined || marked.has(node)) return [];
      const found = `${words}, which would be read aloud as English`;
      const write = `<span lang="…">${words}</span> with the tag of its language, such as ja or ar`;
      const below = node.value.slice(0, index).split('\n').length - 1;
      return [{ line: line + below, field: 'language', found, write }];
    });
  });
}

const { compare } = new Intl.Collator('en');

/** The word list stands in alphabetical order, each word once, so that two editors rarely meet in it. */
export function checkWordList({ words }: Content): Problem[] {
  const lines = words.replace(/\n$/, '').split('\n');
  return lines.flatMap((word, index) => {
    const before = lines[index - 1];
    const isOne = /^[^\s,;]+$/.test(word) || words === '';
    if (isOne && (before === undefined || compare(before, word) < 0)) return [];
    const location = { file: wordList, line: index + 1, field: 'word list' };
    const write = 'one word a line, each once, in alphabetical order';
    return [{ ...location, found: `"${word}"${isOne ? ` after "${before}"` : ''}`, write }];
  });
}
