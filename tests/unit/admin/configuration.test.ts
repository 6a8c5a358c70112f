import { expect, test } from 'vitest';
import { configureEditor } from '../../../src/admin/configuration.ts';
import { contentCollections } from '../../../src/schemas/collections.ts';
import { wordFiles } from '../../../src/schemas/words.ts';

interface Form {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly fields?: readonly Form[];
  readonly field?: Form;
}

/** What the editor shows of a form: the sentence of each field, by its path. */
function listForm(fields: readonly Form[], show: (field: Form) => string, path = ''): string[] {
  return fields.flatMap((field) => [
    `${path}${field.name}: ${show(field)}`,
    ...listForm(field.fields ?? [], show, `${path}${field.name}.`),
  ]);
}

const listHints = (fields: readonly Form[]) => listForm(fields, ({ hint = '' }) => hint);

interface Described {
  readonly description?: string | undefined;
  readonly shape?: Readonly<Record<string, Described>>;
  readonly element?: Described;
  unwrap?(): Described;
}

/** The same of a schema, read from zod itself. */
function listSentences(schema: Described, path = ''): string[] {
  return Object.entries(schema.shape ?? {}).flatMap(([name, field]) => {
    let inner = field;
    while (!inner.shape && !inner.element && inner.unwrap) inner = inner.unwrap();
    const nested = inner.element ?? inner;
    return [
      `${path}${name}: ${field.description ?? inner.description ?? ''}`,
      ...listSentences(nested, `${path}${name}.`),
    ];
  });
}

const local = configureEditor('local');
const collections = (local.collections ?? []) as readonly (Form & {
  readonly files?: readonly (Form & { readonly file: string })[];
})[];

test('every collection can be edited, with every field of its schema and its sentence', () => {
  const texts: string[] = [];
  for (const [name, content] of Object.entries(contentCollections)) {
    const sentences = listSentences(content.schema);
    expect(sentences.length, name).toBeGreaterThan(0);
    expect(sentences.filter((line) => line.endsWith(': '))).toEqual([]);
    if ('folder' in content) {
      const fields = collections.find((collection) => collection.name === name)?.fields ?? [];
      // The number of an article has a sentence for the form, which gives the next one.
      const isShared = (line: string) => !line.startsWith('id: ');
      expect(listHints(fields.slice(0, -2)).filter(isShared), name).toEqual(
        sentences.filter(isShared),
      );
      expect(fields.slice(-2).map((field) => field.name)).toEqual(['body', 'newPictures']);
      continue;
    }
    const data = collections.find((collection) => collection.name === 'data');
    const file = data?.files?.find((entry) => entry.file === content.file);
    const [first] = file?.fields ?? [];
    if (first?.name === 'body') texts.push(name);
    else expect(listHints(first?.fields?.slice(1) ?? []), name).toEqual(sentences);
  }
  // Lists of lists have no form there, so these are edited as text.
  expect(texts).toEqual(['exampleCalls', 'translatedCalls']);
});

test('every file of words has a form, in which each field is labeled with its sentence', () => {
  const files = collections.flatMap((collection) => collection.files ?? []);
  const wordsOf = (line: string) => line.replaceAll(/\W+/g, ' ').trim();
  for (const [name, { file, schema }] of Object.entries(wordFiles)) {
    const form = files.find((entry) => entry.file === file);
    const shown = listForm(form?.fields ?? [], ({ label, hint = '' }) => `${label} ${hint}`);
    for (const [place, sentence] of listSentences(schema).entries()) {
      expect(wordsOf(shown[place] ?? ''), name).toContain(wordsOf(sentence));
    }
  }
});

test('what stands in a list is chosen from it', () => {
  const find = (fields: readonly Form[] = [], [name, ...inner]: readonly string[]): unknown => {
    const field = fields.find((one) => one.name === name);
    return inner.length === 0 ? field : find(field?.fields ?? [], inner);
  };
  const [, articles] = collections;
  expect(find(articles?.fields, ['related'])).toMatchObject({
    collection: 'pages',
    multiple: true,
  });
  const data = collections.find(({ name }) => name === 'data')?.files ?? [];
  const buyers = data.find(({ name }) => name === 'buyers');
  const claims = { file: 'claims', value_field: 'records.*.id', multiple: true };
  expect(find(buyers?.fields, ['records', 'questions', 'claims'])).toMatchObject(claims);
});

test('an editor can do nothing in a form that a check, an address or a list forbids', () => {
  expect(local.media_libraries).toEqual({
    default: { config: { max_file_size: 1_000_000, slugify_filename: true } },
    stock_assets: false,
  });
  const folders = collections.filter((collection) => 'folder' in collection);
  expect(folders.length).toBeGreaterThan(1);
  for (const folder of folders) {
    expect(folder).toMatchObject({ delete: false, slug: { editable: ['create'] } });
    const body = folder.fields?.find(({ name }) => name === 'body');
    expect(body).toMatchObject({ use_emoji_autocomplete: false });
  }
  const records = (collections.find(({ name }) => name === 'data')?.files ?? []).flatMap(
    ({ fields = [] }) => fields.filter(({ name }) => name === 'records'),
  );
  expect(records.length).toBeGreaterThan(3);
  for (const list of records) expect(list).toMatchObject({ allow_reorder: false });
});
