/**
 * `npm run audit:first-screen [-- PATH…]`: whether the first round trip of the answer holds all that
 * the first screen shows, of every page or of those named; fails where it does not.
 */
import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { compareFirstScreens } from '../../tests/support/checks/first-screen.ts';
import { listEveryPath } from '../../tests/support/page-paths.ts';
import { defaultSettings, startSite } from '../../tests/support/project.ts';
import { mapInLanes } from './in-lanes.ts';

await prepareBrowser();
await using site = await startSite(defaultSettings);
await using browser = await chromium.launch(browserLaunchOptions());
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : await listEveryPath();
const found = await mapInLanes(paths, async (path) => {
  await using page = await browser.newPage();
  const problems = await compareFirstScreens(page, site.origin + path);
  console.log([path, ...problems].join(' '));
  return problems;
});
const failing = found.filter((problems) => problems.length > 0).length;
console.log(`${paths.length} pages, ${failing} with more in the first screen than its first bytes`);
process.exitCode = failing > 0 ? 1 : 0;
