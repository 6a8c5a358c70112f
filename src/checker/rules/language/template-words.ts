import { inEach, lineAt, type Content } from '../../facts.ts';
import type { Problem } from '../../problem.ts';

/** What `npm run new` writes for an editor to replace. */
const templateWords = [
  /Write the (?:first section|article) here\b/,
  /What a reader learns about .* in (?:50 to 155 characters|a sentence of 50 to 155 characters)/,
  /One to three sentences that say what this page is about and for whom it is written/,
  /What the problem is$/,
  /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b/,
];

/** A new page or article begins with words about what to write; a published one has none of them. */
export function checkTemplateWords({ entries }: Content): Problem[] {
  const published = entries.filter(({ isDraft }) => !isDraft);
  return inEach(published, ({ prose: stretches }) =>
    stretches.flatMap((prose) => {
      const { 0: words, index } = templateWords
        .map((pattern) => pattern.exec(prose.text))
        .find((match) => match !== null) ?? { 0: '', index: 0 };
      if (words === '') return [];
      const found = `"${words}", ${words === words.toUpperCase() ? 'a note to yourself' : 'words of the template'}`;
      return [
        { line: lineAt(prose, index), field: 'wording', found, write: 'your own in their place' },
      ];
    }),
  );
}
