/**
 * 10,000 requests for pages, 50 at once, to the server of `npm start`, none of which may be lost, and
 * the same to nginx with the same files where it is installed (Debian: `apt-get install nginx`).
 *   npm run bench:load
 */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pathOfEachKind } from '../../tests/support/page-paths.ts';
import { defaultSettings, startSite } from '../../tests/support/project.ts';
import { startNginx } from './peers/nginx.ts';

const requests = 10_000;
const atOnce = 50;

/** Asks as browsers do, whom every server answers in gzip. */
async function ask(address: string, agent: Agent): Promise<{ status: number; bytes: number }> {
  const asked = get(address, { agent, headers: { 'accept-encoding': 'gzip' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { length } = await buffer(answer);
  return { status: answer.statusCode ?? 0, bytes: length };
}

/** @returns how many requests got no answer, another than 200, or less than the whole page */
async function load(name: string, origin: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const pages: { readonly address: string; readonly bytes: number }[] = [];
  for (const path of pathOfEachKind) {
    const address = origin + path;
    pages.push({ address, bytes: (await ask(address, agent)).bytes });
  }
  let sent = 0;
  let lost = 0;
  const times: number[] = [];
  const runLane = async (): Promise<void> => {
    for (;;) {
      const page = sent < requests && pages[sent++ % pages.length];
      if (!page) return;
      const start = performance.now();
      const answer = await ask(page.address, agent).catch(() => undefined);
      times.push(performance.now() - start);
      if (answer?.status !== 200 || answer.bytes !== page.bytes) lost += 1;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, runLane));
  const rate = requests / ((performance.now() - start) / 1000);
  agent.destroy();
  times.sort((a, b) => a - b);
  const [half = NaN, slow = NaN] = [0.5, 0.99].map((part) => times[Math.floor(requests * part)]);
  console.log(
    `${name}: ${rate.toFixed(0)} pages a second, ${lost} of ${requests} lost; ` +
      `half within ${half.toFixed(0)} ms, 99 of 100 within ${slow.toFixed(0)} ms`,
  );
  return lost;
}

await using site = await startSite(defaultSettings);
const lost = await load('npm start', site.origin);
await using nginx = await startNginx();
if (nginx) await load('nginx', nginx.origin);
else console.log('nginx is not installed: nothing is measured beside it.');
process.exitCode = lost > 0 ? 1 : 0;
