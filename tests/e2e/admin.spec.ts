import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import {
  fieldAt,
  openEditor,
  openEntry,
  readFiles,
  save,
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
const claims = 'src/content/claims.yaml';

// Everything of a form is there at once; what is out of view is drawn when it is scrolled to.
test.use({ viewport: { width: 1280, height: 4000 } });

test('an editor opens, changes and saves; nothing else in the files changes', async ({ page }) => {
  test.setTimeout(120_000);
  const foreign: string[] = [];
  await using editor = await serveEditor();
  page.on('requestfinished', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== editor.origin) foreign.push(request.url());
  });
  const files = Object.fromEntries(
    [...entries.map(([, , file]) => file), claims].map((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  );
  await openEditor(page, editor.origin, files);

  for (const [collection, name, file] of entries) {
    await openEntry(page, collection, name);
    const [changed, restored] = await saveTwice(page, fieldAt(page, 'body'), file);
    expect(changed, file).toBe(`${files[file]?.trimEnd().replace(/\n---$/, '\n---\n\n')}x\n`);
    expect(restored, file).toBe(files[file]);
  }

  await test.step('a field of a form changes its line alone', async () => {
    const file = 'src/content/pages/about.mdx';
    await openEntry(page, 'pages', 'about');
    await fieldAt(page, 'title').fill('About: us');
    await fieldAt(page, 'checked').fill('2026-12-01');
    await save(page);
    expect((await readFiles(page, [file]))[file]).toBe(
      files[file]
        ?.replace("title: 'About'", "title: 'About: us'")
        .replace(/checked: '[\d-]+'/, "checked: '2026-12-01'"),
    );
  });

  await test.step('so does a field of a record, whose comments stay', async () => {
    await openEntry(page, 'data', 'claims');
    await page.getByRole('button', { name: 'Expand' }).first().click();
    await page.getByRole('button', { name: 'Expand' }).first().click();
    await fieldAt(page, 'records.0.scope').fill('Waiting times and more');
    await save(page);
    expect((await readFiles(page, [claims]))[claims]).toBe(
      files[claims]?.replace('scope: Waiting times\n', 'scope: Waiting times and more\n'),
    );
  });

  expect(foreign).toEqual([]);
});
