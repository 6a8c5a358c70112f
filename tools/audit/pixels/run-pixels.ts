/**
 * `npm run audit:pixels [-- PATH…]`: what rules cannot see, measured on what the browser painted:
 * contrast of text, visibility of focus, and what is really hit of controls. On one page of each
 * kind and every page with a tool, or on those named, on a phone and a desktop, in light and dark.
 */
import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../../tests/support/browser.ts';
import { readBuiltPages } from '../../../tests/support/built-site.ts';
import { pathOfEachKind } from '../../../tests/support/page-paths.ts';
import { defaultSettings, startSite } from '../../../tests/support/project.ts';
import { openStillTab, settle, onScreens, type Look } from '../../looks/photograph.ts';
import { findSmallTargets } from '../access/target-size.ts';
import { mapInLanes } from '../in-lanes.ts';
import { density } from './clip.ts';
import { findFaintFocus } from './focus-contrast.ts';
import { findPaleText } from './text-contrast.ts';

const looks = onScreens([390, 1440]);

/** Pages whose text has something to choose or to press. */
async function listPagesWithTools(): Promise<string[]> {
  const pages = await readBuiltPages();
  return (
    pages
      .filter(({ page }) => page.querySelector('main :is(input, button)'))
      .map(({ path }) => path)
      // The lists of one category are all alike, and like the whole list.
      .filter((path) => !path.includes('/category/'))
  );
}

await using site = await startSite(defaultSettings);
await prepareBrowser();
await using browser = await chromium.launch(browserLaunchOptions());

async function measureLook(path: string, { width, colorScheme }: Look): Promise<string[]> {
  const address = site.origin + path;
  const viewport = { width, height: 900 };
  const options = { viewport, colorScheme, deviceScaleFactor: density };
  await using page = await openStillTab(browser, address, options);
  await page.goto(address);
  await settle(page);
  const problems = [
    ...(await findPaleText(page)),
    ...(await findFaintFocus(page, path === '/' ? 'body' : 'main')),
    ...(await findSmallTargets(page.locator('body'))),
  ];
  return problems.map((problem) => `${width} px, ${colorScheme}: ${problem}`);
}

/** Asks twice before it tells: a busy machine may hand over a picture of which a part is not painted. */
async function checkLook(path: string, look: Look): Promise<string[]> {
  const problems = await measureLook(path, look);
  return problems.length > 0 ? measureLook(path, look) : problems;
}

const named = process.argv.slice(2).map((path) => (path.startsWith('/') ? path : `/${path}`));
const usual = [...new Set([...pathOfEachKind, ...(await listPagesWithTools())])];
const paths = named.length > 0 ? named : usual;
const found = await mapInLanes(paths, async (path) => {
  const problems: string[] = [];
  for (const look of looks) {
    // One page that cannot be measured must not take what was found on the others along.
    const told = checkLook(path, look).catch((error: unknown) => [
      `not measured: ${String(error)}`,
    ]);
    problems.push(...(await told));
  }
  console.log([`${path}: ${problems.length} problems`, ...problems].join('\n  '));
  return problems.length;
});
const sum = found.reduce((all, count) => all + count, 0);
console.log(`${paths.length} pages, ${sum} problems`);
process.exitCode = sum > 0 ? 1 : 0;
