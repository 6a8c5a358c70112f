/**
 * `npm run edit:round-trip`: opens every entry and every file of records or words in the editor, in a
 * browser and on a copy, changes its text, saves, takes the change back and saves again. Fails
 * when a file is not what it was before, byte by byte. Arguments choose entries by their names.
 */
import { globSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { parse } from 'yaml';
import { hasForm } from '../../src/admin/configuration.ts';
import { describeSchema, type Schema, within } from '../../src/admin/schema-json.ts';
import { contentCollections } from '../../src/schemas/collections.ts';
import { wordFiles } from '../../src/schemas/words/word-files.ts';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import {
  fieldAt,
  openEditor,
  openEntry,
  saveTwice,
  serveEditor,
} from '../../tests/support/editor/open-editor.ts';

interface Entry {
  readonly collection: string;
  readonly name: string;
  readonly file: string;
  /** What is changed and changed back: a text, or the id of the first record. */
  readonly field: string;
}

const entries: readonly Entry[] = Object.entries(contentCollections).flatMap(
  ([collection, content]): Entry[] => {
    if ('folder' in content) {
      return globSync(content.pattern, { cwd: content.folder }).map((file) => ({
        collection,
        name: file.replace(/\.mdx$/, ''),
        file: `${content.folder}/${file}`,
        field: 'body',
      }));
    }
    const field = hasForm(content.schema) ? 'records.0.id' : 'body';
    // Of a file that holds comments alone there is nothing to change.
    if (parse(readFileSync(content.file, 'utf8')) === null) return [];
    return [{ collection: 'data', name: collection, file: content.file, field }];
  },
);

/** The path of the first text of a form. */
function firstText({ properties = {} }: Schema): string {
  const [name = '', field] = Object.entries(properties)[0] ?? [];
  const inner = within(field);
  return inner.properties ? `${name}.${firstText(inner)}` : name;
}

const words = Object.entries(wordFiles).map(([name, { file, schema }]): Entry => {
  return { collection: 'words', name, file, field: firstText(describeSchema(schema)) };
});

const wanted = process.argv.slice(2);
const chosen = [...entries, ...words].filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name),
);
const files = Object.fromEntries(chosen.map(({ file }) => [file, readFileSync(file, 'utf8')]));

await prepareBrowser();
await using editor = await serveEditor();
await using browser = await chromium.launch(browserLaunchOptions());
const page = await browser.newPage({ viewport: { width: 1280, height: 4000 } });
await openEditor(page, editor.origin, files);
const changed: string[] = [];
for (const { collection, name, file, field } of chosen) {
  await openEntry(page, collection, name);
  if (field.startsWith('records')) {
    // The list of records, then the first of them.
    for (let depth = 0; depth < 2; depth++) {
      await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    }
  }
  const [, restored] = await saveTwice(page, fieldAt(page, field), file);
  if (restored !== files[file]) changed.push(file);
}
console.log(`${chosen.length} opened and saved, ${changed.length} not what they were before.`);
for (const file of changed) console.log(file);
process.exitCode = changed.length > 0 ? 1 : 0;
