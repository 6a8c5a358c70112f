import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { openEditor, openEntry, saveTwice, serveEditor } from '../support/open-editor.ts';

/** What differs: a folder in a folder, a text that begins at once, files without a form. */
const entries = [
  ['pages', 'newsletter/confirmed', 'src/content/pages/newsletter/confirmed.mdx'],
  [
    'articles',
    'wildfire-smoke-shift-brief-for-a-health-line',
    'src/content/articles/wildfire-smoke-shift-brief-for-a-health-line.mdx',
  ],
  ['data', 'exampleCalls', 'src/content/example-calls.yaml'],
  ['data', 'knownWords', 'src/content/words.txt'],
] as const;

// Everything of a form is there at once; what is out of view is drawn when it is scrolled to.
test.use({ viewport: { width: 1280, height: 4000 } });

test('an editor opens, changes and saves; nothing else in the files changes', async ({ page }) => {
  const foreign: string[] = [];
  await using editor = await serveEditor();
  page.on('requestfinished', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== editor.origin) foreign.push(request.url());
  });
  const files = new Map(entries.map(([, , file]) => [file, readFileSync(file, 'utf8')]));
  await openEditor(page, editor.origin, files);
  for (const [collection, name, file] of entries) {
    await openEntry(page, collection, name);
    const body = page.locator('[data-key-path="body"]').locator('textarea, input').first();
    const [changed, restored] = await saveTwice(page, body, file);
    const before = files.get(file) ?? '';
    expect(changed, file).toBe(`${before.trimEnd().replace(/\n---$/, '\n---\n\n')}x\n`);
    expect(restored, file).toBe(before);
  }
  expect(foreign).toEqual([]);
});

test('a new article is a draft of today, and what it lacks stays named', async ({ page }) => {
  await using editor = await serveEditor();
  const [, , file] = entries[1];
  await openEditor(page, editor.origin, new Map([[file, readFileSync(file, 'utf8')]]));
  await openEntry(page, 'articles', 'new');
  await expect(page.locator('[data-key-path="draft"] [role="switch"]')).toBeChecked();
  const today = new Date().toISOString().slice(0, 10);
  await expect(page.locator('[data-key-path="date"] input')).toHaveValue(today);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Validation', { exact: true })).toBeVisible();
});
