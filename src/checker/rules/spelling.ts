import { cleanText } from '../../schemas/clean-text.ts';
import type { Dictionary } from '../dictionary.ts';
import { inEach, lineAt, objectMark, pieceAt, type Content, type Prose } from '../facts.ts';
import type { Problem } from '../problem.ts';

/** What is said of a word; nothing of one that is known. */
interface Verdict {
  /** Whether the word is known by a British spelling, which names keep. */
  readonly isBritish?: boolean;
  readonly write?: string;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** What is no word of a sentence, or is spelled as it is. */
const others = [
  // A word with a sign that nobody sees in it, which a rule of its own tells.
  /[\p{L}\p{N}]*[\u00AD\u200B\u2060\uFEFF\uFFFD]\s?[\p{L}\p{N}]*/gu,
  /\S+@\S+|https?:\/\/\S+|www\.\S+|(?<=^|\s)\/[\w/-]+|\b[\w-]+(\.[\w-]+)+\b/g,
  // What is filled in, in the words of the interface, and names of pictures, told as signs.
  /\{\w+\}|(?<![\w:]):[a-z0-9_+-]+:/g,
  // Services are called so by the NHS, even where no capital shows that it is a name.
  /\burgent treatment centres?\b/gi,
];

/** Numbers, initials, sounds, words of other scripts and words with inner capitals (FHIR, SystmOne) are in no dictionary. */
const unspellable = /^.$|[\p{N}\p{Lm}]|(?<=.)\p{Lu}|[\p{L}--\p{Script=Latin}]/v;

/** What a sentence may begin after. */
const openers = `.!?:"“(|${objectMark}`;

function isInName(kind: Prose['kind'], text: string, match: string, index: number): boolean {
  if (kind !== 'text' || !/\p{Lu}/u.test(match)) return false;
  const before = text.slice(0, index).trimEnd().at(-1);
  return before !== undefined && !openers.includes(before);
}

/** The text with blanks in place of what is no word of its sentences, so that places stay true. */
function blankOthers(text: string): string {
  return others.reduce(
    (rest, pattern) => rest.replace(pattern, (match) => ' '.repeat(match.length)),
    text,
  );
}

/**
 * Words are in the American dictionary or in the word list of the project, or name a triage scale
 * by its id. Names of British bodies keep their spelling. Each word of a file is told once.
 */
export function adviseOnSpelling({ sources, records }: Content, dictionary: Dictionary): Problem[] {
  const known = new Map<string, Verdict>();
  function judge(text: string): Verdict {
    const american = dictionary.americanFor(text);
    if (american !== undefined) return { isBritish: true, write: american };
    if (dictionary.isKnown(text) || records.triageSystems.records.has(text)) return {};
    const near = dictionary.suggest(text).join(' or ') || 'another word';
    return { write: `${near}, or add the word to src/content/words.txt if it is right` };
  }
  return inEach(sources, ({ prose }) => {
    const told = new Set<string>();
    return prose.flatMap((stretch) => {
      if (stretch.kind === 'value') return [];
      return [...blankOthers(stretch.text).matchAll(wordPattern)].flatMap(({ 0: match, index }) => {
        const text = cleanText(match)
          .replaceAll('’', "'")
          .replace(/'+$|'s$/, '');
        if (told.has(text) || unspellable.test(text) || pieceAt(stretch, index)?.isForeign)
          return [];
        const verdict = known.get(text) ?? judge(text);
        known.set(text, verdict);
        const { isBritish = false, write } = verdict;
        const isName = isBritish && isInName(stretch.kind, stretch.text, match, index);
        if (write === undefined || isName) return [];
        told.add(text);
        return [{ line: lineAt(stretch, index), field: 'spelling', found: `"${text}"`, write }];
      });
    });
  });
}
