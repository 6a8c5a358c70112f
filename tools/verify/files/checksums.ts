import { checksumsFile, routes } from '../../../src/config/routes.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { checksum } from '../../../src/hosting/output/checksums.ts';
import { type Ask, readBody } from '../answers/ask.ts';
import { commonHeaders, findHeaderFaults } from '../answers/headers.ts';
import { findWrongStatus } from '../answers/status.ts';
import { findWrongType } from '../answers/type.ts';
import { missingPage } from '../pages/error-page.ts';
import type { Fault } from '../tell.ts';
import { unpack } from './search.ts';

/** SHA-256 of what files hold, by the addresses at which they are asked for. */
type Checksums = ReadonlyMap<string, string>;

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
 * Asks for what each file of the built site holds.
 * @returns nothing where the list is missing or cut, with what is wrong with it
 */
export async function askChecksums(
  ask: Ask,
  settings: PublicSettings,
): Promise<{ readonly faults: readonly Fault[]; readonly sums: Checksums }> {
  const sums = new Map<string, string>();
  const response = await ask(checksumsFile);
  const text = (await readBody(response)).toString();
  const wrongStatus = findWrongStatus(response, 200);
  if (wrongStatus.length > 0) return { faults: wrongStatus, sums };
  const lines = text.split('\n');
  const files = lines.slice(0, -1).map((one) => line.exec(one));
  const isWhole = text !== '' && lines.at(-1) === '' && files.every((one) => one !== null);
  if (!isWhole) return { faults: ['is no list of checksums, or has no end'], sums };
  for (const [, sum = '', file = ''] of files) {
    const address = addressOf(file);
    if (address !== undefined) sums.set(address, sum);
  }
  const faults = [
    ...findWrongType(response, 'text/plain'),
    ...findHeaderFaults(response, commonHeaders(settings)),
  ];
  return { faults, sums };
}

/** Notes what is answered while a site is asked, so that nothing is asked for once more. */
export function noteChecksums(ask: Ask) {
  const noted = new Map<string, Promise<string | undefined>>();
  const noting: Ask = async (path, init) => {
    const response = await ask(path, init);
    if (init === undefined) {
      const copy = response.clone();
      const sum = copy.arrayBuffer().then((content) => checksum(new Uint8Array(content)));
      // What breaks off is told by whoever reads it.
      noted.set(
        path,
        sum.catch(() => undefined),
      );
    }
    return response;
  };
  return { ask: noting, notedAt: (path: string) => noted.get(path) };
}

async function sumOfPart(ask: Ask, copy: string): Promise<string> {
  const part = await readBody(await ask(copy.replace(/\.br$/, '')));
  return checksum(unpack(part));
}

/**
 * Whether an address serves what was built.
 * @param sum of the file that was built
 * @param noted that of an answer which was read already
 */
export async function findChanged(
  ask: Ask,
  path: string,
  sum: string,
  { noted, settings }: { readonly noted?: string | undefined; readonly settings: PublicSettings },
): Promise<readonly Fault[]> {
  let found = noted;
  if (found === undefined) {
    const response = await ask(path);
    const body = await readBody(response);
    // Articles of a blog elsewhere are built all the same.
    if (settings.PUBLIC_BLOG_HOST && response.status === 307) return [];
    const wrongStatus = findWrongStatus(response, 200);
    if (wrongStatus.length > 0) return wrongStatus;
    const headers = findHeaderFaults(response, commonHeaders(settings));
    if (headers.length > 0) return headers;
    found = checksum(body);
  }
  if (found === sum) return [];
  // Whoever asks for the packed copy of a part of the search is given what that part holds.
  const isCopy = path.endsWith('.br') && found === (await sumOfPart(ask, path));
  return isCopy ? [] : [changed];
}
