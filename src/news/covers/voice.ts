/**
 * The words that a reader sees, without the addresses of links and what stands inside tags.
 * @param source the body of a page or article as it is written, in MDX
 */
export function readProse(source: string): string {
  return source.replace(/\]\([^)]*\)/g, ']').replace(/<[^>]*>/g, ' ');
}

/** What a text sounds like to a drawing: always the same for the same text. */
export interface Voice {
  /** The length of each sentence, from 0 to 1 of the longest. */
  readonly sentences: readonly number[];
  /** The letters of each word. */
  readonly words: readonly number[];
}

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const longestWord = 14;

/**
 * @param text the plain words of an article; one without any has an even voice
 */
export function readVoice(text: string): Voice {
  const lengths = [...sentenceSegmenter.segment(text)]
    .map(({ segment }) => segment.match(/\p{L}+/gu)?.length ?? 0)
    .filter((length) => length > 0);
  const longest = Math.max(...lengths, 1);
  const words = (text.match(/\p{L}+/gu) ?? []).map(({ length }) => Math.min(length, longestWord));
  return {
    sentences: lengths.length > 0 ? lengths.map((length) => length / longest) : [0.5],
    words: words.length > 0 ? words : [5],
  };
}

/**
 * A number of values from a voice, evenly taken from its whole length.
 * @returns `count` values
 */
export function take(values: readonly number[], count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const at = values[Math.floor((index * values.length) / count) % values.length];
    return at ?? 0;
  });
}

/** So many values from the beginning, and over again where the text is too short. */
export function cycle(values: readonly number[], count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => values[index % values.length] ?? 0);
}
