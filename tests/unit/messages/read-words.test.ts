import { expect, it, test } from 'vitest';
import { readContent } from '../../../src/checker/reading/read-content.ts';
import { wordFiles } from '../../../src/schemas/words.ts';
import { readWords } from '../../../src/messages/read-words.ts';
import { stringify } from 'yaml';

const sound = Object.entries(wordFiles).map(
  ([name, { file }]) => [file, stringify(readWords(name as keyof typeof wordFiles))] as const,
);

/** What the checker says when one file of words is another text, or none. */
function problemsWith(file: string, text: string | undefined): string[] {
  const files = new Map<string, string>(sound);
  if (text === undefined) files.delete(file);
  else files.set(file, text);
  return readContent(files)
    .sources.filter((source) => source.file.includes('/words/'))
    .flatMap(({ problems }) => problems)
    .map(
      ({ file: at, line = 0, field, found, write }) =>
        `${at}:${line} ${field}: ${found} → ${write}`,
    );
}

const site = readWords('site');
const page = readWords('page');
const file = 'src/content/words/page.yaml';

test.each([
  [
    'a placeholder left out',
    file,
    stringify({ ...page, updated: 'Last updated' }),
    [
      `${file}:3 updated: "Last updated" → the words with {day} in them: something is filled in there`,
    ],
  ],
  [
    'a placeholder misspelled',
    file,
    stringify({ ...page, updated: 'Last updated {days}' }),
    [
      `${file}:3 updated: "Last updated {days}" → the words with {day} in them: something is filled in there`,
    ],
  ],
  [
    'braces where nothing is filled in',
    'src/content/words/site.yaml',
    stringify({ ...site, kind: 'Triage {day}' }),
    [
      'src/content/words/site.yaml:1 kind: "Triage {day}" → the words without { and }: nothing is filled in here',
    ],
  ],
  [
    'a misspelled key',
    file,
    stringify(page).replace('related:', 'relatde:'),
    [`${file}:4 relatde: a field that does not exist → related`],
  ],
  [
    'a file under another name',
    'src/content/words/pages.yaml',
    'a: b',
    ['src/content/words/pages.yaml:0 file name: a file that nothing reads → page.yaml'],
  ],
  [
    'a file that is gone',
    file,
    undefined,
    [`${file}:0 file name: no file → the file again: git restore brings it back`],
  ],
])('%s', (_what, changed, text, told) => {
  expect(problemsWith(changed, text)).toEqual(told);
});

it('finds nothing in words that are in order', () => {
  expect(problemsWith(file, stringify(page))).toEqual([]);
});
