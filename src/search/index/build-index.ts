import { formatShortDay } from '../../site/publication.ts';
import { countJoined, firstSentence, keepTelling, readJoined, readWords } from '../words.ts';
import {
  type Posting,
  type Rank,
  ranks,
  type SearchIndex,
  type SearchText,
  writePostings,
} from '../search-index.ts';

/** What the index is made of. */
export interface SearchRecord {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly sections: SearchText['sections'];
  /** Words by which it should be found: its keywords, and what the list of synonyms says. */
  readonly keywords: readonly string[];
  /** The day of publication of an article. */
  readonly date?: Date | undefined;
}

/** What a result shows of a text. */
export function writeText(record: SearchRecord): SearchText {
  const { title, description, sections, date } = record;
  return {
    title,
    sentence: firstSentence(description),
    ...(date && { day: formatShortDay(date) }),
    sections,
  };
}

/** In how many places a word stands often. */
const often = 4;

/** Each word of a text, by what tells most of it. */
function rankWords(record: SearchRecord, readAll: (text: string) => string[]) {
  const { sections } = record;
  const counts = new Map<string, number>();
  for (const { heading = '', text } of sections) {
    for (const word of [...readAll(heading), ...readAll(text)]) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const found = new Map<string, Rank>();
  for (const [word, count] of counts) found.set(word, count >= often ? 'often' : 'text');
  const { title, description, keywords, date } = record;
  // Headings of pages name what they are about; those of articles are phrases.
  const headings = date ? [] : sections.map(({ heading = '' }) => heading);
  const isOnly = keepTelling(readWords(title)).length === 1;
  const others = {
    description: [description, ...headings],
    keywords,
    [isOnly ? 'only title' : 'title']: [title],
  };
  for (const [rank, texts] of Object.entries(others)) {
    for (const word of texts.flatMap(readAll)) found.set(word, rank as Rank);
  }
  return found;
}

/** All words of all texts, and by which of them each text should be found before others. */
export function buildIndex(
  records: readonly SearchRecord[],
  spellings: SearchIndex['spellings'],
): SearchIndex {
  const known = new Set(
    records
      .flatMap(({ title, description, sections, keywords }) => [
        ...[title, description, ...keywords],
        ...sections.flatMap(({ heading = '', text }) => [heading, text]),
      ])
      .flatMap((text) => [...readWords(text), ...readJoined(text)]),
  );
  const isKnown = (word: string) => known.has(word);
  /** Its words, and those that stand side by side and elsewhere are one. */
  const readAll = (text: string) => {
    const words = readWords(text);
    return words
      .flatMap((word, start) => {
        const count = countJoined(words, start, isKnown);
        return count > 1 ? [word, words.slice(start, start + count).join('')] : [word];
      })
      .filter((word) => /\p{N}|../u.test(word));
  };
  const postings = new Map<string, Posting[]>();
  for (const [text, record] of records.entries()) {
    for (const [word, rank] of rankWords(record, readAll)) {
      const known = postings.get(word) ?? [];
      known.push([text, ranks.indexOf(rank)]);
      postings.set(word, known);
    }
  }
  const words = [...postings.keys()].sort();
  return {
    texts: records.map(({ path, date }) => (date ? [path, date.getUTCFullYear()] : [path])),
    words: words.join(' '),
    postings: words.map((word) => writePostings(postings.get(word) ?? [])).join('\n'),
    spellings,
  };
}
