import * as z from 'zod';
import { feeds, llmsFiles } from '../../../src/config/routes.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { type Ask, readBody } from '../answers/ask.ts';
import { commonHeaders, findHeaderFaults } from '../answers/headers.ts';
import { readJson } from '../answers/json.ts';
import { findWrongStatus } from '../answers/status.ts';
import { findWrongType } from '../answers/type.ts';
import type { Fault } from '../tell.ts';
import { findRobotsFaults } from './robots.ts';

/** A file for readers by machine: its type, and what is wrong with its text. */
interface MachineFile {
  readonly type: string;
  readonly findFaults: (text: string, settings: PublicSettings) => readonly Fault[];
}

function findFeedFaults(text: string): string[] {
  const feed = z.object({ items: z.array(z.unknown()).nonempty() });
  const found = readJson(text);
  if (found === undefined) return ['is no JSON'];
  return feed.safeParse(found).success ? [] : ['has no articles'];
}

function findSecurityFaults(text: string): string[] {
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  return [
    ...(/^Contact: \S/m.test(text) ? [] : ['names nobody to write to']),
    ...(expires > Date.now() ? [] : ['has expired or says no date; build the site again']),
  ];
}

/** A page or an article in Markdown. */
export const twin: MachineFile = {
  type: 'text/markdown',
  findFaults: (text) => (/^# /m.test(text) ? [] : ['has no heading']),
};

/** What readers by machine ask for, by address. */
export const machineFiles: Readonly<Record<string, MachineFile>> = {
  '/robots.txt': { type: 'text/plain', findFaults: findRobotsFaults },
  [feeds.rss]: {
    type: 'application/rss+xml',
    findFaults: (text) =>
      /<item>[\s\S]*<\/rss>\s*$/.test(text) ? [] : ['has no articles, or no end'],
  },
  [feeds.json]: { type: 'application/feed+json', findFaults: findFeedFaults },
  [llmsFiles.index]: {
    type: 'text/plain',
    findFaults: (text, { PUBLIC_SITE_URL: site }) =>
      text.includes(`](${site}`) ? [] : ['leads to no page of the site'],
  },
  [llmsFiles.full]: {
    type: 'text/plain',
    findFaults: (text) => (/^# /m.test(text) ? [] : ['has no heading']),
  },
  '/.well-known/security.txt': { type: 'text/plain', findFaults: findSecurityFaults },
};

/** What is wrong with a file for readers by machine. */
export async function checkMachineFile(
  ask: Ask,
  path: string,
  { type, findFaults }: MachineFile,
  settings: PublicSettings,
): Promise<readonly Fault[]> {
  const response = await ask(path);
  const text = (await readBody(response)).toString();
  const wrongStatus = findWrongStatus(response, 200);
  if (wrongStatus.length > 0) return wrongStatus;
  return [
    ...findWrongType(response, type),
    ...findHeaderFaults(response, commonHeaders(settings)),
    ...findFaults(text, settings),
  ];
}
