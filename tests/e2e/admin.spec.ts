import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import {
  fieldAt,
  openEditor,
  openEntry,
  saveTwice,
  serveEditor,
} from '../support/editor/open-editor.ts';

/** What differs: a folder in a folder, a text that begins at once, no text, a file without a form. */
const entries = [
  ['pages', 'contact/sent', 'src/content/pages/contact/sent.mdx'],
  ['pages', 'newsletter/confirmed', 'src/content/pages/newsletter/confirmed.mdx'],
  ['pages', 'about', 'src/content/pages/about.mdx'],
  [
    'articles',
    'wildfire-smoke-shift-brief-for-a-health-line',
    'src/content/articles/wildfire-smoke-shift-brief-for-a-health-line.mdx',
  ],
  ['data', 'exampleCalls', 'src/content/example-calls.yaml'],
] as const;

// Everything of a form is there at once; what is out of view is drawn when it is scrolled to.
test.use({ viewport: { width: 1280, height: 4000 } });

/** Opens the editor on some files of the project, and tells what they were. */
async function openOn(page: Page, origin: string, paths: readonly string[]) {
  const files = Object.fromEntries(paths.map((file) => [file, readFileSync(file, 'utf8')]));
  await openEditor(page, origin, files);
  return files;
}

test('an editor opens, changes and saves; nothing else in the files changes', async ({ page }) => {
  const foreign: string[] = [];
  await using editor = await serveEditor();
  page.on('requestfinished', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== editor.origin) foreign.push(request.url());
  });
  const files = await openOn(
    page,
    editor.origin,
    entries.map(([, , file]) => file),
  );
  for (const [collection, name, file] of entries) {
    await openEntry(page, collection, name);
    const [changed, restored] = await saveTwice(page, fieldAt(page, 'body'), file);
    expect(changed, file).toBe(`${files[file]?.trimEnd().replace(/\n---$/, '\n---\n\n')}x\n`);
    expect(restored, file).toBe(files[file]);
  }
  expect(foreign).toEqual([]);
});
