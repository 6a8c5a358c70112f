import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { recordShift } from './page-load.ts';
import { waitForScripts } from '../page/page-scripts.ts';
import { listen } from '../../../tools/lib/project.ts';

async function ask(address: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(address), 'response')) as [IncomingMessage];
  return answer;
}

async function readPage(address: string): Promise<string> {
  const answer = await ask(address);
  const html = await text(answer);
  if (answer.statusCode === 200 && html.includes('<main')) return html;
  throw new Error(`${address} is no page: ${answer.statusCode ?? 'no status'}.`);
}

/** Serves a site, but of one page only the beginning, until the rest of it is let go. */
async function servePart(site: string, path: string, html: string, cut: number) {
  const rest = Promise.withResolvers<undefined>();
  const server = createServer((request, response) => {
    const answering = ask(`${site}${request.url ?? ''}`).then(async (answer) => {
      if (request.url !== path) {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
        return;
      }
      answer.resume();
      const headers = { ...answer.headers };
      delete headers['content-length'];
      response.writeHead(200, headers).write(html.slice(0, cut));
      await rest.promise;
      response.end(html.slice(cut));
    });
    answering.catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    address: `http://127.0.0.1:${port}${path}`,
    letGo: () => {
      rest.resolve(undefined);
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** In characters of the main part: the shortest that is shown first, and how much longer the next. */
const shortest = 300;
const growth = 1.6;

/**
 * Opens a page whose text arrives in two parts, with time to paint the first, once for each place
 * to cut it: close to each other in the first screen, further apart below it.
 * @param site the origin that serves it, such as `http://127.0.0.1:4321`
 * @param path of the page, such as `/`
 * @returns where the first part moved when the second came, and by how much (cumulative layout
 *   shift)
 */
export async function findMovedParts(page: Page, site: string, path: string): Promise<string[]> {
  const html = await readPage(`${site}${path}`);
  const problems: string[] = [];
  await using planted = new AsyncDisposableStack();
  planted.use(await page.addInitScript(recordShift));
  const start = html.indexOf('<main');
  for (let length = shortest; start + length < html.length; length = Math.ceil(length * growth)) {
    // A word that is cut in two may belong to the next line.
    const cut = html.lastIndexOf('>', start + length) + 1;
    await using served = await servePart(site, path, html, cut);
    await page.goto(served.address, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await waitForFrames(page);
    served.letGo();
    await page.waitForLoadState('load');
    await waitForScripts(page);
    await waitForFrames(page);
    const shift = await page.evaluate(() => window.readLayoutShift?.() ?? NaN);
    if (shift === 0) continue;
    const end = html.slice(cut - 60, cut);
    problems.push(`moves by ${shift.toFixed(3)} when it comes in parts, the first to …${end}`);
  }
  return problems;
}
