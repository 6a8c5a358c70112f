import { type Ask, readBody } from './answers/ask.ts';
import { isOwnPage } from './answers/stand-in.ts';
import { findWrongStatus } from './answers/status.ts';
import { addTo, type Fault } from './tell.ts';

/** Whoever asks otherwise than a program does, and has to be answered the same. */
const visitors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a browser that comes from a link': {
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'accept-language': 'de-DE,de;q=0.9,en;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    cookie: 'of-another-page=1',
    referer: 'https://other.example/',
  },
  'who takes gzip alone': { 'accept-encoding': 'gzip' },
  'who takes nothing packed': { 'accept-encoding': 'identity' },
};

/** Whether everybody gets the same from an address. */
export async function checkVisitors(ask: Ask, path: string): Promise<readonly Fault[]> {
  const body = await readBody(await ask(path));
  const faults: Fault[] = [];
  for (const [who, headers] of Object.entries(visitors)) {
    const response = await ask(path, { headers });
    const other = await readBody(response);
    const encoding = response.headers.get('content-encoding') ?? 'identity';
    const isPacked = headers['accept-encoding'] === 'identity' && encoding !== 'identity';
    const status = findWrongStatus(response, 200).map((fault) => addTo(fault, ` to ${who}`));
    faults.push(
      ...status,
      ...(isPacked ? [`sends ${encoding} to ${who}`] : []),
      ...(status.length > 0 || other.equals(body) ? [] : [`is another one for ${who}`]),
    );
  }
  return faults;
}

/** Whether files come that are asked for at the same time, as browsers ask for those of a page. */
export async function checkAtOnce(ask: Ask, paths: readonly string[]): Promise<readonly Fault[]> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await ask(path);
      await response.body?.cancel();
      return findWrongStatus(response, 200).map((fault) =>
        addTo(fault, ` where ${paths.length} files are asked for at once`),
      );
    }),
  );
  return answers.flat();
}

/** What a server shows that takes the folder of a project for that of a site. */
export const hiddenPaths = [
  ...['/.env', '/.git/HEAD', '/.outbox/', '/package.json', '/Dockerfile'],
  ...['/.vercel/output/config.json', '/_astro/', '/pagefind/', '/media/'],
];

/** Whether an address shows what is for nobody to see. */
export async function checkHidden(ask: Ask, path: string): Promise<readonly Fault[]> {
  const response = await ask(path);
  const text = (await readBody(response)).toString();
  // A page of this site where there is none is told of addresses that are missing.
  return response.ok && !isOwnPage(text) ? ['shows what is not for visitors'] : [];
}
