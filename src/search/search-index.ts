/** Where in a text a word stands, by which it counts: the later, the more. */
export const ranks = ['text', 'often', 'description', 'keywords', 'title', 'only title'] as const;
export type Rank = (typeof ranks)[number];

/** All words of all texts, in one file. */
export interface SearchIndex {
  /** The path of each page, and the path and year of each article. */
  readonly texts: readonly (readonly [path: string, year?: number])[];
  /** All words, separated by spaces. */
  readonly words: string;
  /** For each word a line with the texts in which it stands. */
  readonly postings: string;
  /** Beginnings of words as visitors spell them, and as the texts do. */
  readonly spellings: Readonly<Record<string, string>>;
}

/** What a result shows of a text, in a file for each. */
export interface SearchText {
  readonly title: string;
  readonly sentence: string;
  /** The day of publication of an article, as it is shown: Jan 15, 2025 */
  readonly day?: string;
  readonly sections: readonly {
    /** Where the section begins; what stands before the first heading has neither. */
    readonly heading?: string;
    readonly id?: string;
    /** Its words, a line for each paragraph. */
    readonly text: string;
  }[];
}

/** The file of a text, by its path. */
export function nameTextFile(path: string): string {
  return `texts${path === '/' ? '/index' : path}`;
}

/** A text by its number, and how a word stands in it. */
export type Posting = readonly [text: number, rank: number];

/**
 * A text is written as one character: how many numbers it lies after the one before. One of five
 * others stands before it where the word has another rank than most.
 */
const first = '('.charCodeAt(0);

/** @param postings in the order of their texts */
export function writePostings(postings: readonly Posting[]): string {
  return postings
    .map(([text, rank], index) => {
      const step = text - (postings[index - 1]?.[0] ?? -1);
      return (
        (rank > 0 ? String.fromCharCode(first - rank) : '') + String.fromCharCode(first + step)
      );
    })
    .join('');
}

export function readPostings(line: string): Posting[] {
  const postings: Posting[] = [];
  let text = -1;
  let rank = 0;
  for (let at = 0; at < line.length; at += 1) {
    const step = line.charCodeAt(at) - first;
    if (step < 0) rank = -step;
    else {
      text += step;
      postings.push([text, rank]);
      rank = 0;
    }
  }
  return postings;
}
