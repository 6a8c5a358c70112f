import { splitSentences } from '../language/sentences.ts';
import type { Problem } from '../problem.ts';
import { isDraft, lineAt, type Prose, type Site } from '../checked-site.ts';

/** Short sentences ("Call your local emergency number.") may well be the same on two pages. */
const shortestWords = 9;

/**
 * No two pages or articles share a sentence of more than eight words; both places are named. Drafts
 * still hold the sentences they were begun with.
 */
export function checkRepeatedSentences({ entries }: Site): Problem[] {
  const first = new Map<string, { file: string; prose: Prose; start: number }>();
  const problems: Problem[] = [];
  for (const { file, body } of entries.filter((entry) => !isDraft(entry))) {
    for (const prose of body.prose) {
      for (const { text, start } of splitSentences(prose.text)) {
        const words = text.toLowerCase().match(/[\p{L}\p{N}\uFFFC]+/gu) ?? [];
        if (words.length < shortestWords) continue;
        const key = words.join(' ');
        const other = first.get(key);
        if (!other) first.set(key, { file, prose, start });
        if (!other || other.file === file) continue;
        const opening = text.split(/\s+/).slice(0, 8).join(' ').replaceAll('\uFFFC', '…');
        problems.push({
          file,
          line: lineAt(prose, start),
          field: 'sentence',
          found: `"${opening} …", which stands in ${other.file}:${lineAt(other.prose, other.start) ?? 1} too`,
          write: 'it differently here, or link to the other page',
        });
      }
    }
  }
  return problems;
}
