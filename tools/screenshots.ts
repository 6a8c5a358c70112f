/**
 * `npm run screenshots [-- PATH…]`: pictures of every page, or of those named, as a visitor sees
 * them on a phone and on a desktop, in light and dark: `.screenshots/page-width-theme.png`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../tests/support/browser.ts';
import { listEveryPath } from '../tests/support/page-paths.ts';
import { projectFolder, startSite } from '../tests/support/project.ts';
import { mapInLanes } from './audit/in-lanes.ts';
import { onScreens, photographPage } from './looks/photograph.ts';

const looks = onScreens([390, 1440]);
const outputFolder = join(projectFolder, '.screenshots');

await prepareBrowser();
await using site = await startSite();
await using browser = await chromium.launch(browserLaunchOptions());
await mkdir(outputFolder, { recursive: true });
const named = process.argv.slice(2).map((path) => (path.startsWith('/') ? path : `/${path}`));
await mapInLanes(named.length > 0 ? named : await listEveryPath(), async (path) => {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  for (const { look, png } of await photographPage(browser, site.origin + path, looks)) {
    const file = join(outputFolder, `${name}-${look.width}-${look.colorScheme}.png`);
    await writeFile(file, png);
    console.log(relative(projectFolder, file));
  }
});
