import { inEach, lineAt, type Content, type Prose, type Rule } from '../facts.ts';
import type { Finding } from '../problem.ts';

/** A pattern and what to write in place of what it finds, with its parts: $1. */
type Row = readonly [pattern: RegExp, write: string];

type IsAsked = (prose: Prose, isDraft: boolean) => boolean;

/** A rule that tells the first row that is found in each stretch of words. */
function tellFirst(field: string, isAsked: IsAsked, rows: readonly Row[], why = ''): Rule {
  return ({ sources }: Content) =>
    inEach(sources, ({ prose, isDraft }) =>
      prose.flatMap((stretch): Finding[] => {
        if (!isAsked(stretch, isDraft)) return [];
        const text = stretch.text.replaceAll('’', "'");
        const [pattern, advice = ''] = rows.find(([row]) => row.test(text)) ?? [];
        const match = pattern?.exec(text);
        if (!match) return [];
        const found = `"${match[0].trim().replaceAll(/\s+/g, ' ')}"${why}`;
        const write = advice.replaceAll(/\$(\d)/g, (_, part) => match[Number(part)] ?? '');
        return [{ line: lineAt(stretch, match.index), field, found, write }];
      }),
    );
}

const inBody = ({ location, kind }: Prose) => location === 'body' && kind === 'text';
const inFields = ({ location }: Prose) => location !== 'body';
const inWords = ({ kind }: Prose) => kind !== 'value';
const isVisible = ', which readers would see as it stands';

const listEntry = '"- $1", each entry on a line of its own';
const heads = '| --- | --- | under the first row, which says what each column holds';
const note = '<Note label="…"> and </Note> around the words, each on a line of its own';

/**
 * Markdown that is not in order, and that of other systems, does not fail: its signs stand in the
 * text as they are. Each is shown as it was found, and written as it should be.
 */
const signsOfMarkdown: readonly Row[] = [
  [/\[([^[\]\n]+)\]\(([^()\n]*\s[^()\n]*)\)/, '[$1](…) with an address without spaces'],
  [/\[\^[^\]\s]+\]/, '<Source id="…" /> in its place, or the remark in the text'],
  [/\[!\w+\][+-]?|:{3,}\s*\w*|^(?:!!!|\?\?\?)\+? \w+/m, note],
  [/\[([^[\]\n]+)\]\(([^()\s]*)\)/, '[$1]($2), without \\ before the brackets'],
  [/\[([^[\]\n(]+?)(?:\]\s+|\s*)\(((?:\/|https?:)[^()\s]*)\)/, '[$1]($2)'],
  [/\(([^()\n]+)\)\[((?:\/|https?:|mailto:)[^\]\s]*)\]/, '[$1]($2)'],
  [/^#{1,6} (\p{L}.*)/mu, '"## $1" as a heading, without \\ before it'],
  [/^#(\p{L}[\p{L}\d_-]*)(?= )(?!.*[^.!?]$)/mu, '$1, without the #'],
  [/^(#{1,6})(\p{L}.*)/mu, '"## $2" as a heading'],
  [/^[•·◦▪‣]\s*(.*)/m, listEntry],
  [/^(?:[-*+]|[–—] )(\p{L}.*)\n(?:[-*+]|[–—] )\p{L}/mu, listEntry],
  [/^[-*+] (\p{L}.*)/mu, '"- $1", without \\ before it'],
  [/^([^\t\n]+)\t([^\t\n]+).*\n[^\t\n]+\t/m, `| $1 | $2 | for each row, and ${heads}`],
  [/!?\[\[([^\]\n]+)\]\]/, '[$1](/…) with the address, or <Picture file="$1" alt="…" />'],
  [/^\|[^\n]+\|\s*$/, `it right under the row before, or ${heads}`],
  [/^\|.+\|[ \t]*$/m, heads],
  [/\*\*|(?<!\w)__(?=[^\W_])|(?<=[^\W_])__(?!\w)/, '** at both ends: **bold words**'],
  [
    /\*(?=[\p{L}“])|(?<=[\p{L}.,”])\*|(?<!\w)_(?=\p{L})|(?<=\p{L})_(?!\w)/u,
    '* at both ends: *words in italics*',
  ],
  [/==|`/, 'it at both ends, without spaces inside, or leave it out'],
  [/\[\d{1,3}(?:[,–-] ?\d{1,3})*\]/, '<Source id="…" /> in its place'],
  [
    /\[\/?[a-z]+(?:[ _-][\w-]+=[^\]]*)?\](?=.*\[\/|$)|\[[a-z]+ \w+="[^\]]*\]/,
    'the words or a component in place of it',
  ],
  [
    /(?<![‘“][^’”]*)\[(?:insert|your|link|source|citation|\p{Lu}{2,}\d+)\b[^\]]*\]/iu,
    'what is meant',
  ],
  [/\[([^\]\n]+)\]\[[^\]\n]*\]/, '[$1](…) with its address'],
  [/(?<![\w:]):[a-z][a-z0-9_+-]+:(?![\w:])/, 'the words without it'],
  [/(?<!\w)\$(?=[a-zA-Z\\])[^$\n]*[^\s$]\$(?!\w)/, 'the formula in words'],
];

export const checkSigns = tellFirst('markdown', inBody, signsOfMarkdown, isVisible);

/** A word after which a full stop ends a sentence: no abbreviation, name or word with dots in it. */
const plainWord =
  '(?<![\\p{L}\\p{N}.])(?!(?:al|approx|cf|dept|ed|eg|est|etc|ext|fig|ie|incl|max|min|no|nos|pp|resp|sec|st|tel|vol|vs)\\b)\\p{Ll}{2,}';

/** Slips of the hand, in sentences and in labels. */
export const adviseOnTyping = tellFirst('typing', inBody, [
  [/\b(?!had\b|that\b)(\p{L}{2,}) \1\b/iu, '"$1"'],
  [/(\S*) ([,;.:!?])(?=\s|$)/, '"$1$2"'],
  [/(\p{Ll}{2,}),(\p{L}{2,})/u, '"$1, $2"'],
  [/^(\d{1,2})[.)](\p{L}.*)/mu, '$1. $2'],
  [/^\p{Ll}\) (.*)/mu, '"1. $1", each entry on a line of its own'],
  [/(?<![.,;])([.,;])\1(?!\1)|[,;][.,;]/, 'one of the two'],
  [new RegExp(`(${plainWord}[.!?]) \\p{Ll}+(?=[ ,.])`, 'u'), '"$1" and a capital'],
  [/\([^()]*$|^(?!\p{Ll}\))[^()]*\)/u, '( and ) around the same words'],
  [/“[^“”]*$|^[^“”]*”/, '“ and ” around the same words'],
  [/\b\p{Lu}{3,}(?:\s+\p{Lu}{2,}){2,}\b/u, 'them with small letters'],
]);

/** Words that would fit any product, by what to write instead. */
const emptyWords: readonly Row[] = [
  [
    'what changes, and by how much',
    'revolution(?:i\\w*|ary)|ground-?breaking|game[- ]chang\\w*|paradigm shift|next-generation|cutting[- ]edge(?! AI innovations)|state-of-the-art|to the next level',
  ],
  [
    'what it does, without comparing',
    "(?:world|market|industry)(?:'s)?[- ](?:leading|leader|best|first|class)|best-(?:in-class|of-breed)|most (?:advanced|innovative|trusted) (?:ai|platform|solution|system|technology)|unrivaled|unmatched|unparalleled|leading (?:provider|platform|solution)",
  ],
  [
    'what it connects, lets do or withstands',
    'unlock\\w*|seamless\\w*|leverag(?:e|es|ed|ing)|empower\\w*|supercharg\\w*|turbocharg\\w*|robust\\w*|holistic\\w*|synerg\\w*|one-stop|power of ai',
  ],
  [
    'the sentence without it',
    "(?:digital|healthcare) landscape|tapestry|plethora|testament to|in the realm of|ever-(?:evolving|changing)|fast-paced|now more than ever|in today's|in conclusion|needless to say|(?:it's|it is) (?:important to note|worth noting)|at the end of the day|look no further|deep dive|delv(?:e|es|ed|ing)|lorem ipsum",
  ],
].map(([write = '', phrases = '']) => [new RegExp(`\\b(?:${phrases})\\b`, 'i'), write]);

export const adviseOnEmptyWords = tellFirst('wording', inWords, emptyWords);

/** What `npm run new` writes for an editor to replace, and notes to oneself. */
const templateWords =
  /Write the (?:first section|article) here\b|What a reader learns about .* in (?:50 to 155 characters|a sentence of 50 to 155 characters)|One to three sentences that say what this page is about and for whom it is written|What the problem is$|\b(?:TODO|TBD|TBC|FIXME|TK|XX+)\b|_{3,}/;

export const checkTemplateWords = tellFirst('wording', (_, isDraft) => !isDraft, [
  [templateWords, 'your own words in its place'],
]);

/** Fields and props hold words alone: readers would see the signs of HTML and Markdown. */
const signs =
  /<\/?[a-z][^<>]*>|(?:\*\*|__)[^*_]+(?:\*\*|__)|!?\[[^[\]]+\]\([^()\s]*\)|&(?:#\d+|[a-z]+);/i;

export const checkSignsInFields = tellFirst(
  'wording',
  inFields,
  [[signs, 'the words without it']],
  isVisible,
);

/** Words that a dictionary or a style guide would change, and marks that shout. */
export const adviseOnStyle = tellFirst('wording', inWords, [
  [/\be\.?g\.,?/i, '"for example"'],
  [/\bi\.?e\.,?/i, '"that is"'],
  [/(?<=\p{L})[!?]{2,}/u, 'a full stop or one mark'],
  [/\p{Emoji_Presentation}/u, 'the sentence without it'],
]);

const handoff = /\bHang up and (?:call|dial|ring) \d{3}\b/;

export const checkHandoff = tellFirst('handoff', () => true, [
  [handoff, '<Handoff country="US" /> in the body of a page'],
]);

/** Words in quotes with a person under or around them: — Dr. Jane Smith. */
const attribution =
  /(?:^|["”]\s*)[—–-]{1,2}\s?(?:(?:Dr|Prof|Mr|Mrs|Ms)\b\.? ?)?\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+|["”],? (?:said|says)\b(?:[^.]*\b(?:Dr|Prof|Mr|Mrs|Ms)\b| \p{Lu}[\p{L}'-]+ \p{Lu})|\b(?:Dr|Prof|Mr|Mrs|Ms)\b[^."“]* (?:said|says)[:,]? ["“]/u;

export const adviseOnQuotations = tellFirst('quotation', inBody, [
  [attribution, 'the fact alone: nobody is quoted'],
]);
