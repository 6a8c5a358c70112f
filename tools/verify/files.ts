import * as z from 'zod';
import { feeds, llmsFiles, routes, searchFolder, twinPath } from '../../src/config/routes.ts';
import { type Ask, findWrongStatus } from './ask.ts';

/** A file for readers by machine: its address, its type, and what is wrong with its text. */
type MachineFile = readonly [
  path: string,
  type: string,
  findFaults: (text: string, origin: string) => readonly string[],
];

const indexEntry = z.object({ languages: z.record(z.string(), z.object({ hash: z.string() })) });

function findShutRobots(text: string): string[] {
  const groups = text.split(/\n\s*\n/).filter((group) => /^user-agent:\s*\*\s*$/im.test(group));
  return groups.some((group) => /^disallow:\s*\/\s*$/im.test(group))
    ? ['keeps every search engine from the site']
    : [];
}

const machineFiles: readonly MachineFile[] = [
  [
    '/robots.txt',
    'text/plain',
    (text, origin) => [
      ...findShutRobots(text),
      ...(text.includes(`Sitemap: ${origin}/sitemap-index.xml`) ? [] : ['names no sitemap']),
    ],
  ],
  [
    feeds.rss,
    'application/rss+xml',
    (text) => (/<item>[\s\S]*<\/rss>\s*$/.test(text) ? [] : ['has no articles, or no end']),
  ],
  [
    feeds.json,
    'application/feed+json',
    (text) => {
      const feed = z.object({ items: z.array(z.unknown()).nonempty() });
      return feed.safeParse(JSON.parse(text)).success ? [] : ['has no articles'];
    },
  ],
  [
    llmsFiles.index,
    'text/plain',
    (text, origin) => (text.includes(`](${origin}`) ? [] : ['leads to no page of the site']),
  ],
  [twinPath(routes.home), 'text/markdown', (text) => (/^# /m.test(text) ? [] : ['has no heading'])],
  [
    '/.well-known/security.txt',
    'text/plain',
    (text) => {
      const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
      return [
        ...(/^Contact: \S/m.test(text) ? [] : ['names nobody to write to']),
        ...(expires > Date.now() ? [] : ['has expired or says no date; build the site again']),
      ];
    },
  ],
];

async function checkMachineFile(
  ask: Ask,
  origin: string,
  [path, type, findFaults]: MachineFile,
): Promise<readonly string[]> {
  const response = await ask(path);
  const text = await response.text();
  const wrongStatus = findWrongStatus(response, 200);
  if (wrongStatus.length > 0) return wrongStatus;
  const found = response.headers.get('content-type') ?? 'nothing';
  return [
    ...(found.startsWith(type) ? [] : [`is ${found}, not ${type}`]),
    ...findFaults(text, origin),
  ];
}

/** The index of the search: what says where its parts are, and the first part of each language. */
async function checkSearch(ask: Ask): Promise<readonly string[]> {
  const response = await ask(`${searchFolder}/pagefind-entry.json`);
  const wrongStatus = findWrongStatus(response, 200);
  if (wrongStatus.length > 0) return wrongStatus;
  const { success, data } = indexEntry.safeParse(await response.json());
  if (!success) return ['names no parts of the index'];
  const files = [
    'pagefind-worker.js',
    ...Object.values(data.languages).map(({ hash }) => `pagefind.${hash}.pf_meta`),
  ];
  const faults: string[] = [];
  for (const file of files) {
    const part = await ask(`${searchFolder}/${file}`);
    const { byteLength } = await part.arrayBuffer();
    const found = [...findWrongStatus(part, 200), ...(byteLength > 0 ? [] : ['is empty'])];
    faults.push(...found.map((fault) => `${file} ${fault}`));
  }
  return faults;
}

/** What readers by machine ask for, and the search, each with its address. */
export function listFilePromises(origin: string) {
  return [
    ...machineFiles.map(
      (file) => [file[0], (ask: Ask) => checkMachineFile(ask, origin, file)] as const,
    ),
    [searchFolder, checkSearch] as const,
  ];
}
