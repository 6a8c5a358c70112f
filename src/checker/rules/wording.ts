import { childrenOf, type MarkdownNode } from '../../mdx/parse-mdx.ts';
import { siteWords } from '../../messages/messages.ts';
import {
  inEach,
  lineAt,
  listRepeats,
  objectMark,
  splitSentences,
  wordList,
  type Content,
} from '../facts.ts';
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

/** What `npm run new` writes for an editor to replace. */
const templateWords = [
  /Write the (?:first section|article) here\b/,
  /What a reader learns about .* in (?:50 to 155 characters|a sentence of 50 to 155 characters)/,
  /One to three sentences that say what this page is about and for whom it is written/,
  /What the problem is$/,
  /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b/,
];

/** A new page or article begins with words about what to write; a published one has none of them. */
export function checkTemplateWords({ entries }: Content): Problem[] {
  const published = entries.filter(({ isDraft }) => !isDraft);
  return inEach(published, ({ prose: stretches }) =>
    stretches.flatMap((prose) => {
      const { 0: words, index } = templateWords
        .map((pattern) => pattern.exec(prose.text))
        .find((match) => match !== null) ?? { 0: '', index: 0 };
      if (words === '') return [];
      const found = `"${words}", ${words === words.toUpperCase() ? 'a note to yourself' : 'words of the template'}`;
      return [
        { line: lineAt(prose, index), field: 'wording', found, write: 'your own in their place' },
      ];
    }),
  );
}

/** Short sentences ("Call your local emergency number.") may well be the same on two pages. */
const shortestWords = 9;

/** Files that share more sentences than this are a copy and its original: that is said once. */
const mostRepeats = 2;

/** What stands at one place of a list of search results: an article may have a title for it alone. */
const tellingFields = [['title', 'searchTitle'], ['description'], ['excerpt']] as const;

/** Titles and descriptions tell pages apart in a list of search results. */
export function checkRepeatedTitles({ entries }: Content): Problem[] {
  return tellingFields.flatMap((fields) => {
    const given = entries.flatMap(({ file, lineOf, data }) =>
      fields.flatMap((field) => {
        const { [field]: value }: Readonly<Record<string, unknown>> = data;
        return typeof value === 'string' ? [{ file, line: lineOf([field]), field, value }] : [];
      }),
    );
    const repeats = listRepeats(given, ({ value }) => value.trim().toLowerCase()).filter(
      ([{ file }, other]) => file !== other.file,
    );
    return repeats.map(([{ file, line, field, value }, other]) => {
      const found = `"${value}", which ${other.file} has already`;
      const write = `${/^[aeio]/.test(field) ? 'an' : 'a'} ${field} of its own`;
      return { file, line, field, found, write };
    });
  });
}

/**
 * No two files share a sentence of more than eight words; both places are named. Drafts still hold
 * the sentences they were begun with.
 */
export function checkRepeatedSentences({ sources }: Content): Problem[] {
  const published = sources.filter(({ isDraft }) => !isDraft);
  const sentences = published.flatMap(({ file, prose: stretches }) =>
    stretches.flatMap((prose) =>
      splitSentences(prose.text).map(({ text, start }) => {
        const words = text.toLowerCase().match(/[\p{L}\p{N}\uFFFC]+/gu) ?? [];
        return { file, prose, text, start, words };
      }),
    ),
  );
  const long = sentences.filter(({ words }) => words.length >= shortestWords);
  const repeats = listRepeats(long, ({ words }) => words.join(' ')).filter(
    ([{ file }, other]) => file !== other.file,
  );
  const byPair = Map.groupBy(repeats, ([{ file }, other]) => `${file} ${other.file}`);
  return [...byPair.values()].flatMap((pairs) => {
    const [first] = pairs;
    if (first && pairs.length > mostRepeats) {
      const [copy, original] = first;
      const found = `${pairs.length} sentences of ${original.file}`;
      return [
        { file: copy.file, field: 'copy', found, write: 'words of its own, or delete the copy' },
      ];
    }
    return pairs.map(([{ file, prose, text, start }, other]) => {
      const opening = text.split(/\s+/).slice(0, 8).join(' ').replaceAll('\uFFFC', '…');
      const location = `${other.file}:${lineAt(other.prose, other.start) ?? 1}`;
      return {
        file,
        line: lineAt(prose, start),
        field: 'sentence',
        found: `"${opening} …", which stands in ${location} too`,
        write: 'it differently here, or link to the other page',
      };
    });
  });
}

/**
 * Words that are certainly not English. Greek counts from the third letter in a row, as one letter
 * is the sign of a quantity; letters that scripts share, such as that of micro, never count.
 */
const foreignWords =
  /(?:[\p{L}--[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]]|\p{Script=Greek}{3})[\p{L}\p{M}]*/v;

/** What is found in words that name no language. */
function findForeign(text: string) {
  const [words] = foreignWords.exec(text) ?? [];
  if (words === undefined) return undefined;
  return { words, found: `${words}, which would be read aloud as English` };
}

/** A source whose title is in another script says in which language it is read (WCAG 3.1.2). */
export function checkTitleLanguages({ works }: Content): Problem[] {
  return [...works.records].flatMap(([id, { title = '', lang }]) => {
    const foreign = lang === undefined && findForeign(title);
    if (!foreign) return [];
    const write =
      'lang: under it with its language, such as ja, and langOf: with these words if the others are English';
    const line = works.lineOf([id, 'title']);
    return [{ file: works.file, line, field: `${id}.title`, found: foreign.found, write }];
  });
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
      const foreign = marked.has(node) ? undefined : findForeign(node.value);
      if (!foreign) return [];
      const { words, found } = foreign;
      const write = `<span lang="…">${words}</span> with the tag of its language, such as ja or ar`;
      const before = node.value.slice(0, node.value.indexOf(words));
      return [{ line: line + before.split('\n').length - 1, field: 'language', found, write }];
    });
  });
}

const { compare } = new Intl.Collator('en');

/** The word list stands in alphabetical order, each word once, so that two editors rarely meet in it. */
export function checkWordList({ words }: Content): Problem[] {
  const lines = words.replace(/\n$/, '').split('\n');
  return lines.flatMap((word, index) => {
    const before = lines[index - 1];
    if (/[\s,;]/.test(word)) {
      const location = { file: wordList, line: index + 1, field: 'word list' };
      return [
        { ...location, found: `"${word}"`, write: 'one word a line, without commas or spaces' },
      ];
    }
    if (before === undefined || compare(before, word) < 0) return [];
    const location = { file: wordList, line: index + 1, field: 'word list' };
    if (word === '') return [{ ...location, found: 'an empty line', write: 'one word a line' }];
    if (lines.indexOf(word) < index) {
      return [{ ...location, found: `"${word}" a second time`, write: 'it once' }];
    }
    const next = lines.find((other) => compare(other, word) > 0) ?? before;
    const found = `"${word}" after "${before}"`;
    return [
      {
        ...location,
        found,
        write: `it before "${next}", as the words stand in alphabetical order`,
      },
    ];
  });
}
