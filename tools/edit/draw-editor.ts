/**
 * `npm run edit:pictures`: the pictures of the guide, taken of the running editor on a copy of the
 * content; the results are committed.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { imitateGitHub } from '../../tests/support/editor/git-hub.ts';
import {
  fieldAt,
  openEditor,
  openEntry,
  save,
  serveEditor,
  signIn,
  write,
} from '../../tests/support/editor/open-editor.ts';
import { createRepository } from '../../tests/support/editor/repository.ts';

const folder = 'docs/pictures';
const look = { viewport: { width: 1120, height: 700 }, colorScheme: 'light' } as const;

await prepareBrowser();
await using editor = await serveEditor();
await using browser = await chromium.launch(browserLaunchOptions());

async function draw(page: Page, name: string): Promise<void> {
  const image = sharp(await page.screenshot({ animations: 'disabled' }));
  await image.webp({ quality: 80 }).toFile(path.join(folder, `${name}.webp`));
}

const names = globSync('src/content/{*.yaml,words/*.yaml,articles/*.mdx,pages/**/*.mdx}');
const page = await browser.newPage(look);
const files = Object.fromEntries(names.map((file) => [file, readFileSync(file, 'utf8')]));
await openEditor(page, editor.origin, files, () => draw(page, 'editor-start'));
await page.getByText('Articles', { exact: true }).first().click();
await page.waitForLoadState('networkidle');
await draw(page, 'editor-list');
await openEntry(page, 'pages', 'about');
await fieldAt(page, 'title').press('End');
await draw(page, 'editor-page');
// Fields are drawn when they come into view.
await page.setViewportSize({ width: 1120, height: 4000 });
await fieldAt(page, 'body').waitFor();
await page.setViewportSize({ width: 1120, height: 700 });
await page.locator('[data-key-path="body"]').evaluate((field) => {
  field.scrollIntoView();
});
await draw(page, 'editor-text');
await page.close();

// The same on GitHub, which is imitated: nothing is asked of it.
const repository = createRepository(new Map(names.map((file) => [file, readFileSync(file)])));
const token = 'github_pat_of_an_editor';
await using onGitHub = await serveEditor('github:owner/site');
const context = await browser.newContext(look);
await imitateGitHub(context, { repository, origin: onGitHub.origin, token });
const tab = await context.newPage();
await signIn(tab, onGitHub.origin, token, () => draw(tab, 'editor-sign-in'));
for (const [name, title, answer] of [
  ['about', 'About TRIAGE and its people', 'Later'],
  ['research', 'Research and partners', 'Send for Review'],
] as const) {
  await openEntry(tab, 'pages', name);
  await write(tab, 'title', title);
  await save(tab, answer, () => draw(tab, 'editor-save'));
}
await tab.evaluate(() => {
  location.hash = '#/workflow';
});
await tab.getByText('In Review').first().waitFor();
await draw(tab, 'editor-board');
