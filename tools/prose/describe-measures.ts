import type { Entry } from '../../src/checker/facts.ts';
import {
  addShares,
  countedWordNames,
  fractionOf,
  measureProse,
  type ProseMeasures,
  type Share,
} from '../../src/checker/reading/measure-prose.ts';

function describeShare(share: Share): string {
  const percent = (fractionOf(share) * 100).toFixed(1);
  return `${percent}% (${share.part} of ${share.whole})`;
}

/** "Request 9 of 36", the verb of most closing calls. */
function describeCalls(measures: readonly ProseMeasures[]): string {
  const verbs = measures.flatMap(({ callVerb }) => callVerb ?? []);
  const [verb, { length }] = [...Map.groupBy(verbs, (name) => name)].reduce<
    readonly [string, readonly string[]]
  >((most, other) => (other[1].length > most[1].length ? other : most), ['none', []]);
  return `${verb}, ${describeShare({ part: length, whole: verbs.length })}`;
}

function describeColumn(measures: readonly ProseMeasures[]): readonly string[] {
  const shareOf = (name: 'shortClosers' | 'questionHeadings' | 'connectives') =>
    describeShare(addShares(measures.map((measure) => measure[name])));
  return [
    `${measures.length}`,
    shareOf('shortClosers'),
    shareOf('questionHeadings'),
    shareOf('connectives'),
    ...countedWordNames.map((word) => {
      const texts = measures.filter(({ counts }) => counts[word] > 0).length;
      const total = measures.reduce((sum, { counts }) => sum + counts[word], 0);
      return `${total} in ${texts}`;
    }),
    describeCalls(measures),
  ];
}

/**
 * How texts read, as a table for the terminal: pages, articles and both.
 * @param entries the pages and articles to measure
 */
export function describeMeasures(entries: readonly Entry[]): string {
  const isArticle = ({ data }: Entry) => 'category' in data;
  const columns = [
    entries.filter((entry) => !isArticle(entry)),
    entries.filter(isArticle),
    entries,
  ].map((column) => describeColumn(column.map(measureProse)));
  const names = [
    'Texts',
    'Paragraphs closing on 8 words or fewer',
    'Question clauses among section headings',
    'Sentences with a connective',
    ...countedWordNames.map((word) => `“${word}”`),
    'Most frequent verb of the closing call',
  ];
  const rows = [
    ['', 'Pages', 'Articles', 'All'],
    ...names.map((name, index) => [name, ...columns.map((column) => column[index] ?? '')]),
  ];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
