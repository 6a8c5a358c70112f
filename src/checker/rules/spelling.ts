import type { Dictionary } from '../dictionary.ts';
import {
  inEach,
  lineAt,
  objectMark,
  pieceAt,
  type Content,
  type Prose,
  type Source,
} from '../facts.ts';
import type { Problem } from '../problem.ts';

/** A word of the content and where it stands first. */
interface Word {
  readonly text: string;
  readonly line: number | undefined;
  /** A capital inside a sentence: the word is part of a name. */
  readonly isName: boolean;
}

const address = /\S+@\S+|https?:\/\/\S+|www\.\S+|(?<=^|\s)\/[\w/-]+|\b[\w-]+(\.[\w-]+)+\b/g;
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** What is filled in, in the words of the interface. */
const placeholder = /\{\w+\}/g;

/** A word with a sign that nobody sees in it, which a rule of its own tells. */
const hidden = /[\p{L}\p{N}]*[\u00AD\u200B\u2060\uFEFF]\s?[\p{L}\p{N}]*/gu;

/** Services that are called so by the NHS, even where no capital shows that it is a name. */
const serviceName = /\burgent treatment centres?\b/gi;

/** Numbers, initials, sounds and words with inner capitals (FHIR, SystmOne) are in no dictionary. */
const unspellable = /^.$|[\p{N}\p{Lm}]|(?<=.)\p{Lu}/u;

/** What a sentence may begin after. */
const openers = `.!?:"“(|${objectMark}`;

function isInName(kind: Prose['kind'], text: string, match: string, index: number): boolean {
  if (kind !== 'text' || !/\p{Lu}/u.test(match)) return false;
  const before = text.slice(0, index).trimEnd().at(-1);
  return before !== undefined && !openers.includes(before);
}

/** The distinct words of one file, without those of other languages. */
function listWords({ prose }: Source): Word[] {
  const words = new Map<string, Word>();
  for (const stretch of prose.filter(({ kind }) => kind !== 'value')) {
    const blank = (match: string) => ' '.repeat(match.length);
    const spoken = stretch.text
      .replace(hidden, blank)
      .replace(address, blank)
      .replace(placeholder, blank)
      .replace(serviceName, blank);
    for (const { 0: match, index } of spoken.matchAll(wordPattern)) {
      const text = match.replaceAll('’', "'").replace(/'+$|'s$/, '');
      const earlier = words.get(text);
      if (earlier?.isName === false || unspellable.test(text)) continue;
      const isName = isInName(stretch.kind, stretch.text, match, index);
      if ((earlier && isName) || pieceAt(stretch, index)?.isForeign) continue;
      words.set(text, { text, line: lineAt(stretch, index), isName });
    }
  }
  return [...words.values()];
}

interface Verdict {
  /** Whether the word is known by a British spelling, which names keep. */
  readonly isBritish: boolean;
  readonly write: string;
}

/**
 * Words are in the American dictionary or in the word list of the project, or name a triage scale
 * by its id. Names of British bodies keep their spelling.
 */
export function checkSpelling({ sources, systems }: Content, dictionary: Dictionary): Problem[] {
  const verdicts = new Map<string, Verdict | undefined>();
  function judge(text: string): Verdict | undefined {
    const american = dictionary.americanFor(text);
    if (american !== undefined) return { isBritish: true, write: american };
    if (dictionary.isKnown(text) || systems.records.has(text)) return undefined;
    const near = dictionary.suggest(text).join(' or ') || 'another word';
    const write = `${near}, or add the word to src/content/words.txt if it is right`;
    return { isBritish: false, write };
  }
  return inEach(sources, (source) =>
    listWords(source).flatMap(({ text, line, isName }) => {
      if (!verdicts.has(text)) verdicts.set(text, judge(text));
      const verdict = verdicts.get(text);
      if (!verdict || (isName && verdict.isBritish)) return [];
      return [{ line, field: 'spelling', found: `"${text}"`, write: verdict.write }];
    }),
  );
}
