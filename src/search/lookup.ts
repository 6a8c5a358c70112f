import { distanceBetween, nearestName } from '../config/nearest.ts';
import { readPlaces, type SearchIndex } from './search-index.ts';
import { countJoined, keepTelling, readWords } from './words.ts';

export type Kind = 'page' | 'article';

export interface Narrowing {
  readonly kind?: Kind;
  /** The year of publication, such as 2024. */
  readonly year?: number;
}

/** A text that was found. */
export interface Hit {
  readonly path: string;
  readonly kind: Kind;
  /** The words of the text by which it was found. */
  readonly words: readonly string[];
}

/** How much a word counts by its rank: in the text, often there, in its description and so on. */
const weights = [1, 1.5, 3, 8, 10, 20] as const;

/** A word with another ending counts nearly as much, and one that only begins alike follows. */
const otherEnding = 0.8;
const beginning = 0.1;

/** As much as a text has to have of what the best has, to be an answer at all. */
const leastShare = 0.6;

/** Without the endings of English that make no other word: falls, falling; prioritization. */
function cutEnding(word: string): string {
  return word.replace(/(?<=...)(?:ies|es|s|ed|ing|y|e)$|(?<=.{5})ations?$/, '');
}

/** Looks up words in the index. */
export function createLookup(index: SearchIndex) {
  const words = index.words.split(' ');
  const lines = index.places.split('\n');
  const numbers = new Map(words.map((word, number) => [word, number]));
  const isKnown = (word: string) => numbers.has(word);
  const stems = words.map(cutEnding);
  let byUse: readonly string[] | undefined;

  /** The words that are looked for: two that are one elsewhere as one, and no single letters. */
  function readQuery(query: string): readonly string[] {
    const typed = readWords(query);
    const asked: string[] = [];
    for (let at = 0; at < typed.length;) {
      const count = countJoined(typed, at, isKnown);
      asked.push(typed.slice(at, at + count).join(''));
      at += count;
    }
    const told = asked.filter((word) => /\p{N}|../u.test(word)).flatMap(splitUnknown);
    return [...new Set(keepTelling(told))];
  }

  /** What no text writes as one word may be two: callcenter. */
  function splitUnknown(word: string): readonly string[] {
    if (isKnown(word)) return [word];
    for (let at = 2; at < word.length - 1; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => isKnown(part) && /\p{N}|.../u.test(part))) return parts;
    }
    return [word];
  }

  /** The word as it was typed, and as it is spelled elsewhere. */
  function spell(word: string): readonly string[] {
    const respelled = Object.entries(index.spellings)
      .flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
      .filter(([from]) => word.startsWith(from))
      .map(([from, to]) => to + word.slice(from.length));
    return [word, ...respelled];
  }

  /** The words of the texts that are meant by one, and how near each is. */
  function findWords(asked: string) {
    const spellings = spell(asked);
    const asStems = new Set(spellings.map(cutEnding));
    return words.flatMap((word, number) => {
      const nearness = spellings.includes(word)
        ? 1
        : asStems.has(stems[number] ?? '')
          ? otherEnding
          : asked.length > 2 && spellings.some((spelling) => word.startsWith(spelling))
            ? (beginning * asked.length) / word.length
            : 0;
      return nearness > 0 ? [{ word, nearness, places: readPlaces(lines[number] ?? '') }] : [];
    });
  }

  /** The texts in which a word stands, by their numbers, and how much it counts in each. */
  function findTexts(asked: string) {
    const found = findWords(asked);
    const isWhole = ({ nearness }: { nearness: number }) => nearness >= otherEnding;
    const wholes = new Set(
      found.filter(isWhole).flatMap(({ places }) => places.map(([text]) => text)),
    );
    const rarity = Math.log(1 + index.texts.length / Math.max(1, wholes.size));
    const best = new Map<number, { score: number; share: number; words: string[] }>();
    for (const { word, nearness, places } of found) {
      for (const [text, rank] of places) {
        const score = rarity * nearness * (weights[rank] ?? 1);
        const known = best.get(text);
        best.set(text, {
          score: Math.max(score, known?.score ?? 0),
          share: wholes.has(text) ? 1 : leastShare,
          words: [...(known?.words ?? []), word],
        });
      }
    }
    return best;
  }

  return {
    /**
     * The texts that answer a question, the best first: those with more of its words before others,
     * and none that has far fewer than the best.
     */
    find(query: string, { kind, year }: Narrowing = {}): Hit[] {
      const found = new Map<number, { score: number; share: number; words: string[] }>();
      for (const [text, add] of readQuery(query).flatMap((word) => [...findTexts(word)])) {
        const { score = 0, share = 0, words: some = [] } = found.get(text) ?? {};
        found.set(text, {
          score: score + add.score,
          share: share + add.share,
          words: [...some, ...add.words],
        });
      }
      const hits = [...found].flatMap(([text, { score, share, words: some }]) => {
        const [path = '', published] = index.texts[text] ?? [];
        const its: Kind = published === undefined ? 'page' : 'article';
        if ((kind && its !== kind) || (year && published !== year)) return [];
        return [{ path, kind: its, words: some, share, score: score * share ** 2 }];
      });
      const most = Math.max(0, ...hits.map(({ share }) => share));
      return hits
        .filter(({ share }) => share >= most * leastShare)
        .sort((one, other) => other.score - one.score);
    },

    /** The question as it was probably meant, each word that no text has by a near one. */
    findNearest(query: string): string | undefined {
      byUse ??= words.toSorted((one, other) => countPlaces(other) - countPlaces(one));
      const asked = readWords(query);
      const near = asked.map((word) => {
        if (findWords(word).length > 0) return word;
        const nearest = nearestName(word, byUse ?? []);
        const isNear = nearest && distanceBetween(word, nearest) < word.length / 4;
        return isNear ? nearest : word;
      });
      return near.join(' ') === asked.join(' ') ? undefined : near.join(' ');
    },
  };

  function countPlaces(word: string): number {
    return lines[numbers.get(word) ?? -1]?.length ?? 0;
  }
}

export type Lookup = ReturnType<typeof createLookup>;
