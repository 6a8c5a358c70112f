import { expect, test } from 'vitest';
import { readContent } from '../../../src/checker/reading/read-content.ts';
import { wordFiles } from '../../../src/schemas/words.ts';
import { readWords } from '../../../src/messages/read-words.ts';
import { stringify } from 'yaml';

const sound = Object.entries(wordFiles).map(
  ([name, { file }]) => [file, stringify(readWords(name as keyof typeof wordFiles))] as const,
);

/** Where the checker finds something wrong when one file of words is another text, or none. */
function placesWith(file: string, text: string | undefined): string[] {
  const files = new Map<string, string>(sound);
  if (text === undefined) files.delete(file);
  else files.set(file, text);
  return readContent(files)
    .sources.filter((source) => source.file.includes('/words/'))
    .flatMap(({ problems }) => problems)
    .map(({ file: at, line = 0, field }) => `${at}:${line} ${field}`);
}

const page = readWords('page');
const file = 'src/content/words/page.yaml';

test.each([
  ['words in order', file, stringify(page), []],
  ['a placeholder left out', file, stringify({ ...page, updated: 'On' }), [`${file}:3 updated`]],
  [
    'a placeholder misspelled',
    file,
    stringify({ ...page, updated: '{days}' }),
    [`${file}:3 updated`],
  ],
  [
    'braces where nothing is filled in',
    'src/content/words/site.yaml',
    stringify({ ...readWords('site'), kind: 'Triage {day}' }),
    ['src/content/words/site.yaml:1 kind'],
  ],
  [
    'a misspelled key',
    file,
    stringify(page).replace('related:', 'relatde:'),
    [`${file}:4 relatde`],
  ],
  ['a file that is gone', file, undefined, [`${file}:0 file name`]],
])('%s', (_what, changed, text, told) => {
  expect(placesWith(changed, text)).toEqual(told);
});
