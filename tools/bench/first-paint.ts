/**
 * What a first visit over a slow phone network shows first: the time of the first paint, and
 * whether the text in it is set in the font of the site.
 *   npm run bench:first-paint [-- /path …]
 */
import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from '../../tests/support/browser.ts';
import { startSite } from '../../tests/support/project.ts';

/** Slow 4G as Lighthouse simulates it: milliseconds, and bytes in a second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const visits = 5;
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : ['/', '/about', '/contact', '/product', '/news-views'];

await prepareBrowser();
await using site = await startSite();
await using browser = await chromium.launch(browserLaunchOptions());
for (const path of paths) {
  const seen: { readonly paint: number; readonly font: string }[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await using context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', network);
    await page.goto(new URL(path, site.origin).href);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument');
    const { nodeId } = await client.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'h1',
    });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    seen.push({ paint, font: fonts[0]?.familyName ?? 'none' });
  }
  const own = seen.filter(({ font }) => font.startsWith('Atkinson')).length;
  const median = seen.map(({ paint }) => paint).sort((a, b) => a - b)[visits >> 1] ?? NaN;
  console.log(
    `${path}: first paint ${median.toFixed(0)} ms, own font in ${own} of ${visits} visits`,
  );
}
