/**
 * `npm run verify -- https://www.example.com`: compares a running site with the build in this
 * folder. Every address is asked for its status, the headers that the build gives it, and its bytes;
 * a few more questions tell whether the host answers as browsers need it. Sends nothing that could
 * become a message. Ends with 0 when all is as built, with 1 when not.
 */
import { Readable } from 'node:stream';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { functionAddress, healthPath } from '../src/config/routes.ts';
import { listOutputContents, type Served } from '../src/hosting/output/output-contents.ts';
import { parseOutputConfig } from '../src/hosting/output/output-config.ts';
import { followRoutes } from '../src/hosting/server/routes.ts';
import { readBuildId } from '../src/hosting/settings-report.ts';
import { projectFolder } from './lib/project.ts';

/** What is wrong, and where: one cause at many addresses is told once. */
interface Fault {
  readonly cause: string;
  readonly address: string;
}

const health = z.object({ version: z.string() });

/** A line for each cause, with the first three of its addresses. */
function describeFaults(faults: readonly Fault[]): string[] {
  const byCause = Map.groupBy(faults, ({ cause }) => cause);
  return [...byCause].map(([cause, all]) => {
    const first = all.slice(0, 3).map(({ address }) => address);
    const more = all.length > 3 ? ` and ${all.length - 3} more` : '';
    return `${cause}: ${first.join(', ')}${more}`;
  });
}

async function verify(origin: string): Promise<{ asked: number; faults: Fault[] }> {
  const outputFolder = path.join(projectFolder, '.vercel/output');
  const config = parseOutputConfig(await readFile(path.join(outputFolder, 'config.json'), 'utf8'));
  const contents = await listOutputContents(outputFolder);
  const version = readBuildId(path.join(projectFolder, '.astro/build-settings.json'));
  const read = (served: Served | undefined) =>
    served?.kind === 'file'
      ? readFile(path.join(outputFolder, 'static', served.file))
      : Promise.resolve(undefined);
  const ask = (address: string, init: RequestInit = {}) =>
    fetch(new URL(encodeURI(address), origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...init,
    });

  async function compare(address: string): Promise<Fault[]> {
    const asked = { path: encodeURI(address), method: 'GET' };
    const {
      path: found,
      status,
      headers,
    } = followRoutes(config.routes, asked, (name) => contents.has(decodeURI(name)));
    const isRedirect = headers.has('location');
    // Copies that are sent as compressed come out as what they are copies of.
    const isCompared = !isRedirect && !headers.has('content-encoding');
    const built = isCompared ? await read(contents.get(decodeURI(found))) : undefined;
    headers.delete('content-encoding');
    const answer = await ask(address);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== status) {
      return [{ address, cause: `status ${answer.status} in place of ${status}` }];
    }
    const wrong = [...headers].flatMap(([name, value]) => {
      const given = answer.headers.get(name);
      if (given === value) return [];
      return [{ address, cause: `${name} is ${given === null ? 'missing' : 'not as built'}` }];
    });
    if (!built || body.equals(built)) return wrong;
    if (body.includes('/cdn-cgi/')) {
      const cause =
        'a proxy rewrites pages: switch off its script loader and its address obfuscation (docs/hosting.md)';
      return [...wrong, { address, cause }];
    }
    return [...wrong, { address, cause: 'other bytes than the build has' }];
  }

  /** One question of its own; nothing is wrong where it holds. */
  const check = async (address: string, cause: string, holds: () => Promise<boolean>) =>
    (await holds()) ? [] : [{ address, cause }];

  const film = [...contents.keys()].find((name) => name.endsWith('.mp4')) ?? '/';
  const contact = functionAddress('contact');
  const questions = () =>
    Promise.all([
      check('/', 'HEAD is not answered as GET is', async () => {
        const answer = await ask('/', { method: 'HEAD' });
        return answer.status === 200 && (await answer.text()) === '';
      }),
      check(film, 'a part of a film is not sent', async () => {
        const answer = await ask(film, { headers: { range: 'bytes=0-99' } });
        return answer.status === 206 && (await answer.arrayBuffer()).byteLength === 100;
      }),
      check('/', 'texts are not compressed', async () => {
        const answer = await ask('/', { headers: { 'accept-encoding': 'br, gzip' } });
        return /^(?:br|gzip|zstd)$/.test(answer.headers.get('content-encoding') ?? '');
      }),
      check('/', 'who comes back gets all of it again', async () => {
        const etag = (await ask('/')).headers.get('etag') ?? '';
        return (await ask('/', { headers: { 'if-none-match': etag } })).status === 304;
      }),
      check(contact, 'a message without its fields is not refused with 422', async () => {
        const headers = { 'content-type': 'application/json' };
        return (await ask(contact, { method: 'POST', headers, body: '{}' })).status === 422;
      }),
      check(healthPath, 'says that something is wrong', async () => {
        return (await ask(healthPath)).status === 200;
      }),
      check(healthPath, `another build runs than ${version}, which is in this folder`, async () => {
        const answer: unknown = await (await ask(healthPath)).json().catch(() => undefined);
        const running = health.safeParse(answer).data?.version ?? version;
        // A host that knows the commit says that in its place.
        return running === version || /\+[\da-f]{40}$/.test(running);
      }),
      check('http:', 'does not lead to https', async () => {
        if (!origin.startsWith('https:')) return true;
        const answer = await fetch(origin.replace('https:', 'http:'), { redirect: 'manual' });
        return answer.headers.get('location')?.startsWith('https:') === true;
      }),
    ]);

  const files = [...contents].filter(([, { kind }]) => kind === 'file').map(([name]) => name);
  const addresses = [...files, '/product/', '/no-such-page'];
  const found = (await Readable.from(addresses)
    .map(compare, { concurrency: 8 })
    .toArray()) as Fault[][];
  return { asked: addresses.length, faults: [...found, ...(await questions())].flat() };
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [site] = positionals;
  if (!site || !URL.canParse(site)) {
    console.error('Say which site: npm run verify -- https://www.example.com');
    process.exit(2);
  }
  const { origin } = new URL(site);
  await fetch(origin, { method: 'HEAD', redirect: 'manual' }).catch((error: unknown) => {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    console.error(`${origin} does not answer: ${String(reason)}`);
    process.exit(2);
  });
  const { asked, faults } = await verify(origin);
  for (const line of describeFaults(faults)) console.log(line);
  console.log(`${asked} addresses asked, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
