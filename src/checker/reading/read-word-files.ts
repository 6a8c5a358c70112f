import { wordFiles } from '../../schemas/words.ts';
import type { Source } from '../facts.ts';
import { nameAdvice } from '../name-advice.ts';
import { readWordFile } from './read-source.ts';

const folder = 'src/content/words/';

/** A file that is not there, or one that nothing reads. */
function describeFile(file: string, found: string, write: string): Source {
  const problems = [{ file, field: 'file name', found, write }];
  const nothing = { isDraft: false, isBroken: true, prose: [], mentions: [] };
  return { file, ...nothing, lineOf: () => undefined, problems };
}

/**
 * Reads the files of words. A folder without any is none of a site that is whole, such as a test's.
 * @param files the text of each file of the content by its path from the root
 */
export function readWordFiles(files: ReadonlyMap<string, string>): Source[] {
  const there = [...files.keys()].filter((file) => file.startsWith(folder));
  if (there.length === 0) return [];
  const known = Object.values(wordFiles);
  const names: string[] = known.map(({ file }) => file.slice(folder.length));
  const read = known.map(({ file, schema }) => {
    const source = files.get(file);
    if (source !== undefined) return readWordFile(source, file, schema);
    return describeFile(file, 'no file', 'the file again: git restore brings it back');
  });
  const stray = there.filter((file) => !names.includes(file.slice(folder.length)));
  return [
    ...read,
    ...stray.map((file) =>
      describeFile(file, 'a file that nothing reads', nameAdvice(file.slice(folder.length), names)),
    ),
  ];
}
