import { inEach, lineAt, listRepeats, splitSentences, type Content } from '../../facts.ts';
import type { Problem } from '../../problem.ts';

/** Short sentences ("Call your local emergency number.") may well be the same on two pages. */
const shortestWords = 9;

/** Files that share more sentences than this are a copy and its original: that is said once. */
const mostRepeats = 2;

/** One heading may come back ("Sources"); with a second one it is an outline that comes back. */
const sharedHeadings = 2;

/** Fewer bands than this say nothing about how a page is composed. */
const leastComponents = 3;

/** What stands at one place of a list of search results: an article may have a title for it alone. */
const tellingFields = [['title', 'searchTitle'], ['description'], ['excerpt']] as const;

/** Titles and descriptions tell pages apart in a list of search results. */
export function checkRepeatedTitles({ entries }: Content): Problem[] {
  return tellingFields.flatMap((fields) => {
    const given = entries.flatMap(({ file, lineOf, data }) =>
      fields.flatMap((field) => {
        const { [field]: value }: Readonly<Record<string, unknown>> = data;
        return typeof value === 'string' ? [{ file, line: lineOf([field]), field, value }] : [];
      }),
    );
    const repeats = listRepeats(given, ({ value }) => value.trim().toLowerCase()).filter(
      ([{ file }, other]) => file !== other.file,
    );
    return repeats.map(([{ file, line, field, value }, other]) => {
      const found = `"${value}", which ${other.file} has already`;
      return {
        file,
        line,
        field,
        found,
        write: `${/^[aeio]/.test(field) ? 'an' : 'a'} ${field} of its own`,
      };
    });
  });
}

/**
 * No two files share a sentence of more than eight words; both places are named. Drafts still hold
 * the sentences they were begun with.
 */
export function checkRepeatedSentences({ sources }: Content): Problem[] {
  const published = sources.filter(({ isDraft }) => !isDraft);
  const sentences = published.flatMap(({ file, prose: stretches }) =>
    stretches.flatMap((prose) =>
      splitSentences(prose.text).map(({ text, start }) => {
        const words = text.toLowerCase().match(/[\p{L}\p{N}\uFFFC]+/gu) ?? [];
        return { file, prose, text, start, words };
      }),
    ),
  );
  const long = sentences.filter(({ words }) => words.length >= shortestWords);
  const repeats = listRepeats(long, ({ words }) => words.join(' ')).filter(
    ([{ file }, other]) => file !== other.file,
  );
  const byPair = Map.groupBy(repeats, ([{ file }, other]) => `${file} ${other.file}`);
  return [...byPair.values()].flatMap((pairs) => {
    const [first] = pairs;
    if (first && pairs.length > mostRepeats) {
      const [copy, original] = first;
      const found = `${pairs.length} sentences of ${original.file}`;
      return [
        { file: copy.file, field: 'copy', found, write: 'words of its own, or delete the copy' },
      ];
    }
    return pairs.map(([{ file, prose, text, start }, other]) => {
      const opening = text.split(/\s+/).slice(0, 8).join(' ').replaceAll('\uFFFC', '…');
      const place = `${other.file}:${lineAt(other.prose, other.start) ?? 1}`;
      return {
        file,
        line: lineAt(prose, start),
        field: 'sentence',
        found: `"${opening} …", which stands in ${place} too`,
        write: 'it differently here, or link to the other page',
      };
    });
  });
}

/** No two articles are built on the same headings. Drafts may still. */
export function checkRepeatedHeadings({ articles }: Content): Problem[] {
  const filesByHeading = new Map<string, string[]>();
  const published = articles.filter(({ isDraft }) => !isDraft);
  return inEach(published, ({ file, body }) => {
    const shared = new Map<string, string[]>();
    for (const heading of new Set(body.headings.map(({ text }) => text.toLowerCase()))) {
      const files = filesByHeading.get(heading) ?? [];
      for (const other of files) shared.set(other, [...(shared.get(other) ?? []), heading]);
      filesByHeading.set(heading, [...files, file]);
    }
    const match = [...shared].find(([, headings]) => headings.length >= sharedHeadings);
    if (!match) return [];
    const [other, headings] = match;
    const names = headings.map((heading) => `"${heading}"`).join(' and ');
    const found = `the headings ${names} of ${other}`;
    return [{ field: 'outline', found, write: 'an outline of its own' }];
  });
}

/** Pages are composed, not stamped: no two share their sequence of components. Drafts may still. */
export function checkRepeatedSequences({ pages }: Content): Problem[] {
  const published = pages.filter(({ isDraft }) => !isDraft);
  const sequences = published.map(({ file, body }) => {
    const names = body.elements.map(({ name }) => name).filter((name) => /^[A-Z]/.test(name));
    return { file, names };
  });
  const composed = sequences.filter(({ names }) => names.length >= leastComponents);
  return listRepeats(composed, ({ names }) => names.join(' ')).map(([{ file }, first]) => {
    const found = `the same sequence of components as in ${first.file}`;
    return { file, field: 'outline', found, write: 'one of its own' };
  });
}
