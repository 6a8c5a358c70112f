/**
 * What a first visit over a slow phone network shows first, on a page of each kind: when the first
 * paint is, and whether the text in it is set in the font of the site; and how soon the text is
 * there when that font never comes. Fails where a page shows another font first, moves, or hides its
 * text for longer than browsers do for a font.
 *   npm run bench:first-paint [-- /path …]
 */
import { type Browser, chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { pathOfEachKind } from '../../tests/support/page-paths.ts';
import { defaultSettings, startSite } from '../../tests/support/project.ts';
import { recordShift } from '../audit/page-load.ts';

/** Slow 4G as Lighthouse simulates it: milliseconds, and bytes in a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const visits = 5;
/** In milliseconds: how long browsers hide text at most (https://drafts.csswg.org/css-fonts-4/#font-display-timeline). */
const blockPeriod = 3000;

interface Visit {
  /** Milliseconds from the beginning of the visit to its first words. */
  readonly paint: number;
  readonly font: string;
  readonly shift: number;
}

async function visit(browser: Browser, address: string, hasFont = true): Promise<Visit> {
  await using context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(recordShift);
  if (!hasFont) await page.route('**/*.woff2', () => undefined);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await page.goto(address, { waitUntil: 'commit' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first) resolve(first.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  // What comes late could still move what is there.
  if (hasFont) await page.waitForLoadState('networkidle');
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  const shift = await page.evaluate(() => window.readLayoutShift?.() ?? NaN);
  return { paint, font: fonts[0]?.familyName ?? 'none', shift };
}

const named = process.argv.slice(2);
await prepareBrowser();
await using site = await startSite(defaultSettings);
await using browser = await chromium.launch(browserLaunchOptions());
for (const path of named.length > 0 ? named : pathOfEachKind) {
  const seen: Visit[] = [];
  for (let time = 0; time < visits; time += 1) {
    seen.push(await visit(browser, site.origin + path));
  }
  const without = await visit(browser, site.origin + path, false);
  // A font that came after the first paint would not be used: it is optional.
  const own = seen.filter(({ font }) => font.startsWith('Atkinson')).length;
  const moved = Math.max(...seen.map(({ shift }) => shift), without.shift);
  const median = seen.map(({ paint }) => paint).sort((a, b) => a - b)[visits >> 1] ?? NaN;
  const isFine = own === visits && moved === 0 && without.paint < blockPeriod;
  console.log(
    `${isFine ? 'ok   ' : 'FAILS'} ${path}: first paint ${median.toFixed(0)} ms, own font in ${own} of ` +
      `${visits} visits, moves by ${moved}; without the font ${without.paint.toFixed(0)} ms`,
  );
  if (!isFine) process.exitCode = 1;
}
