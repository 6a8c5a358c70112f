/**
 * `npm run edit:pictures`: the pictures of the guide, taken of the running editor on a copy of the
 * content; the results are committed.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import {
  fieldAt,
  openEditor,
  openEntry,
  serveEditor,
} from '../../tests/support/editor/open-editor.ts';

const folder = 'docs/pictures';

await prepareBrowser();
await using editor = await serveEditor();
await using browser = await chromium.launch(browserLaunchOptions());
const page = await browser.newPage({
  viewport: { width: 1120, height: 700 },
  colorScheme: 'light',
});
const draw = async (name: string): Promise<void> => {
  const image = sharp(await page.screenshot({ animations: 'disabled' }));
  await image.webp({ quality: 80 }).toFile(path.join(folder, `${name}.webp`));
};

const files = Object.fromEntries(
  globSync('src/content/{*.yaml,articles/*.mdx,pages/**/*.mdx}').map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);
await openEditor(page, editor.origin, files, () => draw('editor-start'));
await page.getByText('Articles', { exact: true }).first().click();
await page.waitForLoadState('networkidle');
await draw('editor-list');
await openEntry(page, 'pages', 'about');
await fieldAt(page, 'title').press('End');
await draw('editor-page');
// Fields are drawn when they come into view.
await page.setViewportSize({ width: 1120, height: 4000 });
await fieldAt(page, 'body').waitFor();
await page.setViewportSize({ width: 1120, height: 700 });
await page.locator('[data-key-path="body"]').evaluate((field) => {
  field.scrollIntoView();
});
await draw('editor-text');
