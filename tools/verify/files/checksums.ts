import { checksumsFile, routes, searchFolder } from '../../../src/config/routes.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { checksum } from '../../../src/hosting/output/checksums.ts';
import { type Ask, readBody } from '../answers/ask.ts';
import { commonHeaders, findHeaderFaults } from '../answers/headers.ts';
import { findWrongStatus } from '../answers/status.ts';
import { findWrongType } from '../answers/type.ts';
import { missingPage } from '../pages/error-page.ts';
import type { Fault } from '../tell.ts';
import { inParts } from './asset.ts';
import { findFileHeaderFaults } from './file-headers.ts';
import { findOtherPart } from './film.ts';
import { unpack } from './search.ts';

/** SHA-256 of what files hold, by the addresses at which they are asked for. */
export type Checksums = ReadonlyMap<string, string>;

const changed = `does not hold what was built (${checksumsFile}): it was changed, or is of another release`;

const line = /^([\da-f]{64}) {2}(\S+)$/;

/** Where a file is asked for; nowhere, where nothing that is asked for leads to it. */
function addressOf(file: string): string | undefined {
  if (`/${file}` === `${routes.notFound}.html`) return missingPage;
  if (`/${file}` === `${routes.failure}.html`) return undefined;
  // Hosts add lines of their own, which are read as robots read them.
  if (file === 'robots.txt') return undefined;
  return `/${file}`.replace(/\/index\.html$/, '') || '/';
}

/**
 * Reads what each file of a built site holds.
 * @returns nothing where a list is cut within a line, or is none
 */
export function readChecksums(text: string): Checksums {
  const sums = new Map<string, string>();
  const lines = text.split('\n');
  if (lines.pop() !== '') return sums;
  for (const one of lines) {
    const [, sum, file] = line.exec(one) ?? [];
    if (sum === undefined || file === undefined) return new Map();
    const address = addressOf(file);
    if (address !== undefined) sums.set(address, sum);
  }
  return sums;
}

/** Asks for what each file of the built site holds; nothing where that cannot be read. */
export async function askChecksums(
  ask: Ask,
  settings: PublicSettings,
): Promise<{ readonly faults: readonly Fault[]; readonly sums: Checksums }> {
  const response = await ask(checksumsFile);
  const sums = readChecksums((await readBody(response)).toString());
  const wrongStatus = findWrongStatus(response, 200);
  if (wrongStatus.length > 0) return { faults: wrongStatus, sums: new Map() };
  if (sums.size === 0) return { faults: ['is no list of checksums, or has no end'], sums };
  const faults = [
    ...findWrongType(response, 'text/plain'),
    ...findHeaderFaults(response, commonHeaders(settings)),
  ];
  return { faults, sums };
}

/** What is another one with each build, or on another day. */
const changing = new RegExp(`^(?:${searchFolder}/|/\\.well-known/)`);

/** Where a site does not hold what was built here. */
export function findOtherBuild(sums: Checksums, built: Checksums): readonly string[] {
  const paths = new Set([...sums.keys(), ...built.keys()]);
  return [...paths].filter((path) => !changing.test(path) && sums.get(path) !== built.get(path));
}

/** What was answered, with the checksum of what came; with none where it broke off. */
interface Noted {
  readonly response: Response;
  readonly sum: Promise<string | undefined>;
}

/** Notes what is answered while a site is asked, so that nothing is asked for once more. */
export function noteChecksums(ask: Ask) {
  const noted = new Map<string, Noted>();
  const noting: Ask = async (path, init) => {
    const response = await ask(path, init);
    if (init === undefined) {
      const content = response.clone().arrayBuffer();
      const sum = content.then((body) => checksum(new Uint8Array(body)));
      // What breaks off is told by whoever reads it.
      noted.set(path, { response, sum: sum.catch(() => undefined) });
    }
    return response;
  };
  return { ask: noting, noted: noted as ReadonlyMap<string, Noted> };
}

async function sumOfPart(ask: Ask, copy: string): Promise<string> {
  const part = await readBody(await ask(copy.replace(/\.br$/, '')));
  return checksum(unpack(part));
}

/** Answers that an address may have beside 200. */
const otherStatuses: Readonly<Record<string, number>> = {
  [missingPage]: 404,
  [routes.gone]: 410,
};

/**
 * Whether an address serves what was built, and a file with the headers that the build gives it.
 * @param sum of the file that was built
 * @param noted an answer that was read already
 */
export async function findChanged(
  ask: Ask,
  path: string,
  sum: string,
  settings: PublicSettings,
  noted: Noted | undefined,
): Promise<readonly Fault[]> {
  const response = noted?.response ?? (await ask(path));
  // Articles of a blog elsewhere are built all the same.
  if (settings.PUBLIC_BLOG_HOST && response.status === 307) return [];
  const wrongStatus = findWrongStatus(response, otherStatuses[path] ?? 200);
  if (wrongStatus.length > 0) {
    if (!noted) await response.body?.cancel();
    return wrongStatus;
  }
  const body = noted ? undefined : await readBody(response);
  const found = body ? checksum(body) : await noted?.sum;
  const headers = findFileHeaderFaults(path, response, settings);
  if (found === undefined) return headers;
  if (found === sum) {
    const parts = body && inParts.test(path) ? await findOtherPart(ask, path, body) : [];
    return [...headers, ...parts];
  }
  // Whoever asks for the packed copy of a part of the search is given what that part holds.
  const isCopy = path.endsWith('.br') && found === (await sumOfPart(ask, path));
  return isCopy ? headers : [...headers, changed];
}

/** What was asked for as a file of the site, and is none that was built. */
export function findUnlisted(paths: Iterable<string>, sums: Checksums): Fault[] {
  return [...new Set(paths)]
    .filter((path) => !sums.has(path))
    .map((example) => ({ fault: 'does not name what the site is made of: it is cut', example }));
}
