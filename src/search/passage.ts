import type { SearchText } from './search-index.ts';
import { countJoined, fold, wordPattern } from './words.ts';

type Section = SearchText['sections'][number];

/** In letters: as much of a text as is shown of it, in whole sentences where they are shorter. */
const longest = 220;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Cuts a text into what was looked for, at every second place, and what stands between. */
export function markWords(text: string, sought: ReadonlySet<string>): string[] {
  const pieces = text.split(new RegExp(`(${wordPattern.source})`, 'u'));
  const words = pieces.filter((_, index) => index % 2 === 1).map(fold);
  const isSought = (word: string) => sought.has(word);
  const marked = [pieces[0] ?? ''];
  for (let at = 0; at < words.length;) {
    const count = countJoined(words, at, isSought);
    const word = pieces.slice(2 * at + 1, 2 * (at + count)).join('');
    const next = pieces[2 * (at + count)] ?? '';
    if (count > 1 || isSought(words[at] ?? '')) marked.push(word, next);
    else marked.push((marked.pop() ?? '') + word + next);
    at += count;
  }
  return marked;
}

/** How many of the words a text has. */
function countSought(text: string, sought: ReadonlySet<string>): number {
  return new Set(
    markWords(text, sought)
      .filter((_, index) => index % 2 === 1)
      .map(fold),
  ).size;
}

/** A sentence of a paragraph with what follows and comes before, as far as there is room. */
function cutPassage(paragraph: readonly string[], start: number, sought: ReadonlySet<string>) {
  let passage = paragraph[start] ?? '';
  const hasRoom = (sentence: string) => passage.length + sentence.length <= longest;
  for (const next of paragraph.slice(start + 1)) {
    if (!hasRoom(next)) break;
    passage += next;
  }
  for (const previous of paragraph.slice(0, start).toReversed()) {
    if (!hasRoom(previous)) break;
    passage = previous + passage;
  }
  if (passage.length <= longest) return passage.trim();
  // A long sentence, or a table: from a little before the first word on.
  const begin = Math.max(0, (markWords(passage, sought)[0]?.length ?? 0) - longest / 3);
  const from = begin > 0 ? passage.indexOf(' ', begin) + 1 : 0;
  const isEnd = from + longest >= passage.length;
  const piece = passage.slice(from, isEnd ? undefined : passage.lastIndexOf(' ', from + longest));
  return `${from > 0 ? '… ' : ''}${piece.trim()}${isEnd ? '' : ' …'}`;
}

/** The place in a text that has most of the words that were looked for. */
export function findPassage(
  sections: readonly Section[],
  sought: ReadonlySet<string>,
): { readonly section: Section; readonly passage: string } | undefined {
  let most = 0;
  let best: ReturnType<typeof findPassage>;
  for (const section of sections) {
    for (const line of section.text.split('\n')) {
      const paragraph = Array.from(sentences.segment(line), ({ segment }) => segment);
      for (const [start, sentence] of paragraph.entries()) {
        const count = countSought(sentence, sought);
        if (count <= most) continue;
        most = count;
        best = { section, passage: cutPassage(paragraph, start, sought) };
      }
    }
  }
  return best;
}
