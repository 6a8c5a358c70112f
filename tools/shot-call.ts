import { chromium } from 'playwright';
import { browserLaunchOptions, prepareBrowser } from './lib/browser.ts';
await prepareBrowser();
const b = await chromium.launch(browserLaunchOptions());
for (const w of [1440, 390]) {
  const p = await b.newPage({ viewport: { width: w, height: 900 }, reducedMotion: 'reduce' });
  for (const path of process.argv.slice(2)) {
    await p.goto('http://127.0.0.1:4391/' + path, { waitUntil: 'load' });
    await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { window.scrollTo(0, y); await new Promise(r => setTimeout(r, 60)); } window.scrollTo(0,0); });
    await p.waitForTimeout(400);
    console.log(w, path, await p.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollHeight]));
    await p.screenshot({ path: `/tmp/call-${path || 'home'}-${w}.png`, fullPage: true });
  }
}
await b.close();
