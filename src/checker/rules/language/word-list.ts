import { wordList, type Content } from '../../facts.ts';
import type { Problem } from '../../problem.ts';

const { compare } = new Intl.Collator('en');

/** The word list stands in alphabetical order, each word once, so that two editors rarely meet in it. */
export function checkWordList({ words }: Content): Problem[] {
  const lines = words.replace(/\n$/, '').split('\n');
  return lines.flatMap((word, index) => {
    const before = lines[index - 1];
    if (/[\s,;]/.test(word)) {
      const place = { file: wordList, line: index + 1, field: 'word list' };
      return [{ ...place, found: `"${word}"`, write: 'one word a line, without commas or spaces' }];
    }
    if (before === undefined || compare(before, word) < 0) return [];
    const place = { file: wordList, line: index + 1, field: 'word list' };
    if (word === '') return [{ ...place, found: 'an empty line', write: 'one word a line' }];
    if (lines.indexOf(word) < index) {
      return [{ ...place, found: `"${word}" a second time`, write: 'it once' }];
    }
    const next = lines.find((other) => compare(other, word) > 0) ?? before;
    const found = `"${word}" after "${before}"`;
    return [
      { ...place, found, write: `it before "${next}", as the words stand in alphabetical order` },
    ];
  });
}
