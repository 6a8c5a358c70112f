/** A title as it stands in a picture. */
export interface TitleLines {
  readonly lines: readonly string[];
  /** Of its letters, in pixels. */
  readonly size: number;
}

/** From one line to the next, in sizes of the letters. */
export const lineHeight = 1.08;

/** In pixels: at 300 px, as messengers show the picture, 60 px are 15. */
const sizes: readonly number[] = [92, 84, 78, 72, 68, 64, 60];
/** For what is longer than a title should be. */
const smallSizes: readonly number[] = [50, 40, 30];

/** In em. */
const space = 0.22;

/** Words after which no line should end, as they belong to the next. */
const leading =
  /^(?:a|an|and|as|at|but|by|for|from|in|is|of|on|or|that|the|their|to|vs|when|where|who|with)$/i;

interface Setting {
  readonly cost: number;
  readonly lines: readonly string[];
}

/** What it costs to end a line between two words; less than nothing where a phrase ends. */
function costOfBreak(last: string, next: string): number {
  if (/[:?]$/.test(last)) return -0.45;
  if (/[,;]$/.test(last)) return -0.05;
  // “Article 22”, “level 3”.
  if (/^\d/.test(next)) return 0.6;
  return leading.test(last) ? 0.35 : 0;
}

/**
 * The best way to set words in a number of lines of at most 1 each: even, and broken where one takes
 * a breath.
 * @param widthOf the width of words in a row, where a whole line is 1
 */
function setWords(
  words: readonly string[],
  count: number,
  widthOf: (words: readonly string[]) => number,
): Setting | undefined {
  if (count === 1) {
    const room = 1 - widthOf(words);
    return room < 0 ? undefined : { cost: room ** 2, lines: [words.join(' ')] };
  }
  let best: Setting | undefined;
  for (let end = 1; end <= words.length - count + 1; end += 1) {
    const line = words.slice(0, end);
    const room = 1 - widthOf(line);
    if (room < 0) break;
    const rest = setWords(words.slice(end), count - 1, widthOf);
    if (!rest) continue;
    const cost = room ** 2 + costOfBreak(line.at(-1) ?? '', words[end] ?? '') + rest.cost;
    if (!best || cost < best.cost) best = { cost, lines: [line.join(' '), ...rest.lines] };
  }
  return best;
}

/**
 * Sets a title in lines: large, few and even, as far as one does not cost the other.
 *
 * @param width,height of the place, in pixels
 * @param measure the width of a word in em
 * @throws {Error} when it fits in no size
 */
export function setTitle(
  title: string,
  width: number,
  height: number,
  measure: (word: string) => number,
): TitleLines {
  const words = title.split(/\s+/).filter(Boolean);
  const widths = new Map(words.map((word) => [word, measure(word)]));
  const settingsIn = (size: number) => {
    const widthOf = (line: readonly string[]) =>
      (line.reduce((sum, word) => sum + (widths.get(word) ?? 0) + space, -space) * size) / width;
    const most = Math.min(words.length, Math.floor(height / (size * lineHeight)));
    return Array.from({ length: most }, (_, index) => {
      const set = setWords(words, index + 1, widthOf);
      // From the third line on, one more weighs as much as two sizes less.
      return set && { ...set, size, cost: set.cost + Math.max(0, index - 1) * 0.13 - size / 60 };
    }).filter((set) => set !== undefined);
  };
  for (const choice of [sizes, ...smallSizes.map((size) => [size])]) {
    const [best] = choice.flatMap(settingsIn).sort((a, b) => a.cost - b.cost);
    if (best) return { lines: best.lines, size: best.size };
  }
  throw new Error(`“${title}” is too long for its picture.`);
}
