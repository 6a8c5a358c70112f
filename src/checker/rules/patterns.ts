import { inEach, lineAt, type Content, type Prose } from '../facts.ts';
import type { Finding, Problem } from '../problem.ts';

/** A pattern and what to write in place of what it finds, with its parts: $1. */
type Row = readonly [pattern: RegExp, write: string];

const listEntry = '"- $1", each entry on a line of its own';
const heads = '| --- | --- | under the first row, which says what each column holds';

/**
 * Markdown that is not in order does not fail: its signs stand in the text as they are. Each is
 * shown as it was found, and written as it should be.
 */
const slips: readonly Row[] = [
  [/\[([^[\]\n]+)\]\(([^()\n]*\s[^()\n]*)\)/, '[$1](…) with an address without spaces'],
  [/\[([^[\]\n(]+?)(?:\]\s+|\s*)\(((?:\/|https?:)[^()\s]*)\)/, '[$1]($2)'],
  [/\(([^()\n]+)\)\[((?:\/|https?:|mailto:)[^\]\s]*)\]/, '[$1]($2)'],
  [/^(#{1,6})(\p{L}.*)/mu, '$1 $2'],
  [/^[•·◦▪‣]\s*(.*)/m, listEntry],
  [/^(?:[-*+]|[–—] )(\p{L}.*)\n(?:[-*+]|[–—] )\p{L}/mu, listEntry],
  [/^([^\t\n]+)\t([^\t\n]+).*\n[^\t\n]+\t/m, `| $1 | $2 | for each row, and ${heads}`],
  [/!?\[\[([^\]\n]+)\]\]/, '[$1](/…) with the address, or <Picture file="$1" alt="…" />'],
  [/^\|[^\n]+\|\s*$/, `it right under the row before, or ${heads}`],
  [/^\|.+\|[ \t]*$/m, heads],
  [/\*\*|(?<!\w)__(?=[^\W_])|(?<=[^\W_])__(?!\w)/, '** at both ends: **bold words**'],
  [/\*|(?<!\w)_(?=\p{L})|(?<=\p{L})_(?!\w)/u, '* at both ends: *words in italics*'],
  [/==|`/, 'it at both ends, without spaces inside, or leave it out'],
  [/\[\d{1,3}(?:[,–-] ?\d{1,3})*\]/, '<Source id="…" /> in its place'],
  [/\[(?:insert|your|link|source|citation|\p{Lu}{2,}\d+)\b[^\]]*\]/iu, 'what is meant'],
  [/\[([^\]\n]+)\]\[[^\]\n]*\]/, '[$1](…) with its address'],
  [/^(\d{1,2})[.)](\p{L}.*)/mu, '$1. $2'],
  [/^\p{Ll}\) (.*)/mu, '"1. $1", each entry on a line of its own'],
];

/** Slips of the hand, in sentences and in labels. */
const typing: readonly Row[] = [
  [/\b(?!had\b|that\b)(\p{L}{2,}) \1\b/iu, '"$1"'],
  [/(\S*) ([,;.:!?])(?=\s|$)/, '"$1$2"'],
  [/(?<![.\d]|\.m)([.,;])(?:\1|[,;])(?!\.)/, '"$1"'],
  [/(?<![ap]\.m)([.!?]) (\p{Ll})(?=\p{L}*[ ,.])/u, '"$1 " and a capital'],
  [/\([^()]*$|^(?!\p{Ll}\))[^()]*\)/u, '( and ) around the same words'],
  [/“[^“”]*$|^[^“”]*”/, '“ and ” around the same words'],
  [/\b\p{Lu}{3,}(?:\s+\p{Lu}{2,}){2,}\b/u, 'them with small letters'],
];

/**
 * Words that would fit any product, by what to write instead; `*` stands for any ending.
 * What stands before the colon completes "write …".
 */
const bannedPhrases = `
what changes, and for whom: revolutioni*, revolutionary, groundbreaking, ground-breaking
open, allow or make possible: unlock*
what connects to what: seamless*
what is new about it: cutting-edge(?! AI innovations), cutting edge, state-of-the-art, next-generation
what changes, and by how much: game-chang*, game chang*
the standard that is met: world-class, best-in-class, best-of-breed, industry-leading
what it does, without comparing: (?:world|market|industry)(?:'s)? (?:leading|leader*|best|first), market-leading
what it does, without comparing: most (?:advanced|innovative|trusted) (?:ai|platform|solution|system|technology)
what it does, without comparing: unrivaled, unmatched, second to none, leading (?:provider|platform|solution)
use, in its form here: leverag*, harness the power
lets, allows or helps: empower*
look at or study: delve*, delving
a close look: deep dive
what it withstands: robust*
what is looked at together: holistic*
what happens, plainly: paradigm*, synerg*, supercharg*, turbocharg*, unparalleled, unprecedented
what happens, plainly: (?:digital|healthcare) landscape, landscape of, tapestry, power of ai, one-stop
the sentence without it: ever-evolving, ever-changing, fast-paced, more than ever, now more than
the sentence without it: in today's, in an era, in conclusion, needless to say
the sentence without it: (?:it's|it is) (?:important to note|worth noting)
the sentence without it: at the end of the day, look no further
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
    return [new RegExp(`\\b(?:${source})\\b`, 'i'), write] as const;
  });

/** What `npm run new` writes for an editor to replace, and notes to oneself. */
const templateWords =
  /Write the (?:first section|article) here\b|What a reader learns about .* in (?:50 to 155 characters|a sentence of 50 to 155 characters)|One to three sentences that say what this page is about and for whom it is written|What the problem is$|\b(?:TODO|TBD|TBC|FIXME|TK|XX+)\b|_{3,}/;

/** Word and web pages leave characters behind that nobody sees and that split words for machines. */
const invisible = /([\p{L}\p{N}]*)[\u00AD\u200B\u2060\uFEFF\uFFFD]\s?[\p{L}\p{N}]*|\S*â€\S*/u;

/** Fields and props hold words alone: readers would see the signs of HTML and Markdown. */
const signs =
  /<\/?[a-z][^<>]*>|(?:\*\*|__)[^*_]+(?:\*\*|__)|!?\[[^[\]]+\]\([^()\s]*\)|&(?:#\d+|[a-z]+);/i;

const handoff = /\bHang up and (?:call|dial|ring) \d{3}\b/;

/** Words in quotes with a person under or around them: — Dr. Jane Smith. */
const attribution =
  /(?:^|["”]\s*)[—–-]{1,2}\s?(?:(?:Dr|Prof|Mr|Mrs|Ms)\b\.? ?)?\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+|["”],? (?:said|says)\b(?:[^.]*\b(?:Dr|Prof|Mr|Mrs|Ms)\b| \p{Lu}[\p{L}'-]+ \p{Lu})|\b(?:Dr|Prof|Mr|Mrs|Ms)\b[^."“]* (?:said|says)[:,]? ["“]/u;

const inBody = ({ location, kind }: Prose) => location === 'body' && kind === 'text';
const inFields = ({ location }: Prose) => location !== 'body';
const inWords = ({ kind }: Prose) => kind !== 'value';
const isVisible = ', which readers would see as it stands';

type IsAsked = (prose: Prose, isDraft: boolean) => boolean;

/** By field: where each is looked for, the rows of which the first is told, and what is said of it. */
const tables: readonly (readonly [string, IsAsked, readonly Row[], string])[] = [
  ['markdown', inBody, slips, isVisible],
  ...bannedPhrases.map((row) => ['wording', inWords, [row], ''] as const),
  ['wording', (_, isDraft) => !isDraft, [[templateWords, 'your own words in its place']], ''],
  ['wording', inFields, [[signs, 'the words without it']], isVisible],
  ['wording', inWords, [[/[!?]{2,}|\p{Emoji_Presentation}/u, 'a full stop in its place']], ''],
  ['typing', inBody, typing, ''],
  ['character', () => true, [[invisible, 'the word again by hand']], ', with an unseen character'],
  ['handoff', () => true, [[handoff, '<Handoff country="US" /> in the body of a page']], ''],
  ['quotation', inBody, [[attribution, 'the fact alone: nobody is quoted']], ''],
];

/** Words and signs that do not belong into a text, by what to write in their place. */
export function checkPatterns({ sources }: Content): Problem[] {
  return inEach(sources, ({ prose, isDraft }) =>
    prose.flatMap((stretch) => {
      const text = stretch.text.replaceAll('’', "'");
      return tables.flatMap(([field, isAsked, rows, why]): Finding[] => {
        if (!isAsked(stretch, isDraft)) return [];
        const [pattern, advice = ''] = rows.find(([row]) => row.test(text)) ?? [];
        const match = pattern?.exec(text);
        if (!match) return [];
        const found = `"${match[0].trim().replaceAll(/\s+/g, ' ')}"${why}`;
        const write = advice.replaceAll(/\$(\d)/g, (_, part) => match[Number(part)] ?? '');
        return [{ line: lineAt(stretch, match.index), field, found, write }];
      });
    }),
  );
}
