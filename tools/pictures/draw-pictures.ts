/**
 * `npm run pictures`: draws the pictures of src/content/images that are our own, in the browser
 * that the tests use. The results are committed, so this runs only when a drawing changes.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { projectFolder } from '../../tests/support/project.ts';
import { composeSpectrogram } from './draw-spectrogram.ts';
import { composeTriageTag } from './draw-triage-tag.ts';

const fontFile = createRequire(import.meta.url).resolve('#font');
const pictures: Readonly<Record<string, () => Promise<string> | string>> = {
  'fail-and-sail-over-the-telephone.png': composeSpectrogram,
  'triage-tag-front-and-back.png': composeTriageTag,
};

const font = (await readFile(fontFile)).toString('base64');
const style = `@font-face { font-family: Site; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
  * { box-sizing: border-box; margin: 0 }
  body { font-family: Site; color: #0f2028; background: #ffffff }
  main { display: inline-block }`;

await prepareBrowser();
const browser = await chromium.launch(browserLaunchOptions());
try {
  const page = await browser.newPage({ deviceScaleFactor: 2.5 });
  for (const [name, compose] of Object.entries(pictures)) {
    await page.setContent(`<!doctype html><style>${style}</style>${await compose()}`);
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.locator('main').screenshot();
    // A palette: drawings have few colors, and the site makes what browsers load from this.
    const { size, width, height } = await sharp(picture)
      .png({ palette: true, colors: 128, effort: 10 })
      .toFile(join(projectFolder, 'src/content/images', name));
    console.log(`${name}: ${width} × ${height} px, ${Math.round(size / 1000)} kB`);
  }
} finally {
  await browser.close();
}
