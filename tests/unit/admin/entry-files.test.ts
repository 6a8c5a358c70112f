import { globSync, readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { hasForm } from '../../../src/admin/configuration.ts';
import { entryFormat, recordsFormat, wordsFormat } from '../../../src/admin/entry-files.ts';
import { plainEnds } from '../../../src/schemas/clean-text.ts';
import { contentCollections } from '../../../src/schemas/collections.ts';
import { wordFiles } from '../../../src/schemas/words.ts';

const { articles, claims, pages, removed } = contentCollections;
const entries = [pages, articles].flatMap(({ folder, pattern, schema }) =>
  globSync(`${folder}/${pattern}`).map((file) => ({ file, format: entryFormat(schema) })),
);
const files = Object.values(contentCollections).flatMap((content) =>
  'file' in content && hasForm(content.schema)
    ? [{ file: content.file, format: recordsFormat(content.schema) }]
    : [],
);
const words = Object.values(wordFiles).map(({ file, schema }) => ({
  file,
  format: wordsFormat(schema),
}));

/** A file as the editor hands it over, whatever its line ends are on this machine. */
const readContent = (file: string) => plainEnds(readFileSync(file, 'utf8'));

/** The editor hands over what it read without spaces around it, and ends files with a line end. */
async function openAndSave(
  { fromFile, toFile }: ReturnType<typeof entryFormat>,
  text: string,
  change: (content: Record<string, unknown>) => void = () => undefined,
): Promise<string> {
  const content = fromFile(text.trim());
  change(content);
  return `${(await toFile(content)).trim()}\n`;
}

test('what is opened and saved keeps every byte: all entries, all files with forms and words', async () => {
  const changed: string[] = [];
  for (const { file, format: fileFormat } of [...entries, ...files, ...words]) {
    const text = readContent(file);
    if ((await openAndSave(fileFormat, text)) !== text) changed.push(file);
  }
  expect(entries.length).toBeGreaterThan(160);
  expect(changed).toEqual([]);
});

const article = `---
# The number is taken from the list.
id: 7
title: 'A title'
date: '2026-11-22'
keywords: [one, two, three] # at least three
reviewed:
  on: '2026-11-22'
  by: nurse
---
<Note>

Text   with  spaces  {1 + 1}

</Note>
`;

test.each([
  ['with a mark of Windows', (text: string) => `\uFEFF${text}`],
  ['with line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['with both', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
])('a file %s is read, and written as it was', async (_what, damage) => {
  const claim = readContent(claims.file);
  const news = readContent(wordFiles.news.file);
  for (const [{ fromFile, toFile }, text] of [
    [entryFormat(articles.schema), article],
    [recordsFormat(claims.schema), claim],
    [wordsFormat(wordFiles.news.schema), news],
  ] as const) {
    const content = fromFile(damage(text));
    expect(Object.keys(content)).toEqual(Object.keys(fromFile(text)));
    expect(await toFile(content)).toBe(damage(text));
  }
});

test('what nobody sees is taken out of a text that is saved', async () => {
  const saved = await openAndSave(entryFormat(articles.schema), article, (content) => {
    content['body'] = 'A nur\u00ADse at the cafe\u0301\u200E.';
  });
  expect(saved).toContain('A nurse at the café.');
});

test.each([
  [
    'nothing, with what forms fill in',
    { featured: false, related: [], updated: '', searchTitle: '' },
    (text: string) => text,
  ],
  [
    'a text that needs quotes',
    { title: "It's 9: yes" },
    (text: string) => text.replace("'A title'", '"It\'s 9: yes"'),
  ],
  [
    'a day, in quotes as the site asks for',
    { checked: '2027-01-02' },
    (text: string) => text.replace('reviewed:', "checked: '2027-01-02'\nreviewed:"),
  ],
  [
    'a list',
    { keywords: ['one', 'yes', '112', 'three'] },
    (text: string) => text.replace('[one, two, three]', "[one, 'yes', '112', three]"),
  ],
  ['less', { reviewed: null }, (text: string) => text.replace(/reviewed:\n.*\n.*\n/, '')],
  ['a switch', { draft: true }, (text: string) => text.replace('---\n<', 'draft: true\n---\n<')],
  ['the text', { body: 'New.' }, (text: string) => text.replace(/<Note>[\s\S]*/, 'New.\n')],
])('changes in an entry are written alone: %s', async (_what, change, expected) => {
  const saved = await openAndSave(entryFormat(articles.schema), article, (content) => {
    Object.assign(content, change);
  });
  expect(saved).toBe(expected(article));
});

test('records keep comments and empty lines when one is changed, added and taken out', async () => {
  const text = readContent(claims.file);
  const saved = await openAndSave(recordsFormat(claims.schema), text, (content) => {
    const [first, , ...others] = content['records'] as Record<string, unknown>[];
    content['records'] = [
      { ...first, scope: 'Waits' },
      ...others,
      {
        id: 'new-one',
        value: '5%',
        stated: 'It is 5%',
        supplied: '',
        confirmed: false,
        measures: 'it',
        scope: 'All',
        amount: null,
      },
    ];
  });
  const second = /\nwait-reduction-overview:\n(?: .*\n)+/;
  expect(text).toMatch(second);
  expect(saved).toBe(
    `${text.replace('scope: Waiting times', 'scope: Waits').replace(second, '\n')}new-one:\n  value: 5%\n  stated: It is 5%\n  supplied: ''\n  confirmed: false\n  measures: it\n  scope: All\n`,
  );
  expect(await format(saved, { parser: 'yaml', singleQuote: true, printWidth: 100 })).toBe(saved);
});

test('a file of comments alone takes its first record', async () => {
  const saved = await openAndSave(recordsFormat(removed.schema), '# What went.\n', (content) => {
    content['records'] = [{ id: 'old-page', on: '2026-11-22', see: '' }];
  });
  expect(saved).toBe("# What went.\n\nold-page:\n  on: '2026-11-22'\n");
});

test('what is broken is not opened, and no record takes the place of another', async () => {
  const { fromFile, toFile } = recordsFormat(removed.schema);
  expect(() => fromFile("a:\n  on: 'x\n")).toThrow('quote');
  expect(() => entryFormat(articles.schema).fromFile('---\na: [\n---\n\nText.')).toThrow();
  const record = { id: 'old-page', on: '2026-11-22' };
  await expect(toFile({ records: [record, record] })).rejects.toThrow('old-page');
});
