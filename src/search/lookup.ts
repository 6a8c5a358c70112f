import { distanceBetween, nearestName } from '../config/nearest.ts';
import { readPostings, type SearchIndex } from './search-index.ts';
import { countJoined, keepTelling, readWords } from './words.ts';

export type Kind = 'page' | 'article';

/** A text that was found. */
export interface Hit {
  readonly path: string;
  readonly kind: Kind;
  /** The words of the text by which it was found. */
  readonly words: readonly string[];
}

interface Match {
  readonly score: number;
  /** How many words of the question the text has; one that only begins alike is not whole. */
  readonly share: number;
  readonly words: readonly string[];
}

/** How much a word counts by its rank: in the text, often there, in its description and so on. */
const weights = [1, 1.5, 3, 8, 10, 20] as const;

/** A word with another ending counts nearly as much, and one that only begins alike follows. */
const otherEnding = 0.8;
const beginning = 0.1;

/** As much as a text has to have of what the best has, to be an answer at all. */
const leastShare = 0.6;

/** As long as the field takes: a link can ask for more, and would keep its reader's browser busy. */
const longestQuery = 120;

/** Without the endings of English that make no other word: falls, falling; prioritization. */
function cutEnding(word: string): string {
  return word.replace(/(?<=...)(?:ies|es|s|ed|ing|y|e)$|(?<=.{5})ations?$/, '');
}

/** Looks up words in the index. */
export function createLookup(index: SearchIndex) {
  const words = index.words.split(' ');
  const stems = words.map(cutEnding);
  const known = new Set(words);
  const isKnown = (word: string) => known.has(word);
  const lines = index.postings.split('\n');
  const spellings = Object.entries(index.spellings).flatMap(([one, other]) => [
    [one, other] as const,
    [other, one] as const,
  ]);

  /** What no text writes as one word may be two: callcenter. */
  function splitUnknown(word: string): readonly string[] {
    const splits = Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]);
    const isTwo = (part: string) => isKnown(part) && /\p{N}|.../u.test(part);
    return isKnown(word) ? [word] : (splits.find((parts) => parts.every(isTwo)) ?? [word]);
  }

  /** The words that are looked for: two that are one elsewhere as one, and no single letters. */
  function readQuery(query: string): readonly string[] {
    const typed = readWords(query.slice(0, longestQuery));
    const asked: string[] = [];
    for (let at = 0, count = 1; at < typed.length; at += count) {
      count = countJoined(typed, at, isKnown);
      asked.push(typed.slice(at, at + count).join(''));
    }
    const told = asked.filter((word) => /\p{N}|../u.test(word)).flatMap(splitUnknown);
    return [...new Set(keepTelling(told))];
  }

  /** The words of the texts that are meant by one, by its number and how near it is. */
  function findWords(asked: string): { readonly number: number; readonly nearness: number }[] {
    const respelled = spellings
      .filter(([from]) => asked.startsWith(from))
      .map(([from, to]) => to + asked.slice(from.length));
    const meant = [asked, ...respelled];
    const meantStems = meant.map(cutEnding);
    return words.flatMap((word, number) => {
      if (meant.includes(word)) return [{ number, nearness: 1 }];
      if (meantStems.includes(stems[number] ?? '')) return [{ number, nearness: otherEnding }];
      const isBegun = asked.length > 2 && meant.some((spelling) => word.startsWith(spelling));
      return isBegun ? [{ number, nearness: (beginning * asked.length) / word.length }] : [];
    });
  }

  /** The texts in which a word stands, by their numbers: by the one that counts most there. */
  function findTexts(asked: string): ReadonlyMap<number, Match> {
    const found = findWords(asked).flatMap(({ number, nearness }) =>
      readPostings(lines[number] ?? '').map(([text, rank]) => ({ text, rank, nearness, number })),
    );
    const wholes = new Set(
      found.filter(({ nearness }) => nearness >= otherEnding).map(({ text }) => text),
    );
    const rarity = Math.log(1 + index.texts.length / Math.max(1, wholes.size));
    const matches = new Map<number, Match>();
    for (const { text, rank, nearness, number } of found) {
      const before = matches.get(text);
      matches.set(text, {
        score: Math.max(rarity * nearness * (weights[rank] ?? 1), before?.score ?? 0),
        share: wholes.has(text) ? 1 : leastShare,
        words: [...(before?.words ?? []), words[number] ?? ''],
      });
    }
    return matches;
  }

  return {
    /**
     * The texts that answer a question, the best first: those with more of its words before others,
     * and none that has far fewer than the best.
     */
    find(query: string, only: { readonly kind?: Kind; readonly year?: number } = {}): Hit[] {
      const lists = readQuery(query).map(findTexts);
      const hits = index.texts.flatMap(([path, year], text) => {
        const kind: Kind = year === undefined ? 'page' : 'article';
        if ((only.kind && only.kind !== kind) || (only.year && only.year !== year)) return [];
        const matches = lists.flatMap((list) => list.get(text) ?? []);
        const share = matches.reduce((sum, match) => sum + match.share, 0);
        const score = matches.reduce((sum, match) => sum + match.score, 0) * share ** 2;
        return [{ path, kind, share, score, words: matches.flatMap((match) => match.words) }];
      });
      const most = Math.max(...hits.map(({ share }) => share));
      return hits
        .filter(({ share }) => share > 0 && share >= most * leastShare)
        .sort((one, other) => other.score - one.score);
    },

    /** The question as it was probably meant, each word that no text has by a near one. */
    findNearest(query: string): string | undefined {
      const asked = readWords(query.slice(0, longestQuery));
      const near = asked.map((word) => {
        if (findWords(word).length > 0) return word;
        const nearest = nearestName(word, words);
        const isNear = nearest && distanceBetween(word, nearest) < word.length / 4;
        return isNear ? nearest : word;
      });
      return near.join(' ') === asked.join(' ') ? undefined : near.join(' ');
    },
  };
}

export type Lookup = ReturnType<typeof createLookup>;
