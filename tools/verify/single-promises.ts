import {
  deliveryPath,
  functionAddress,
  type functionNames,
  functionsPath,
  healthPath,
  routes,
} from '../../src/config/routes.ts';
import type { PublicSettings } from '../../src/config/settings.ts';
import { fieldNames } from '../../src/contact/fields.ts';
import type { Moves } from '../../src/site/moves.ts';
import { type Ask, readBody } from './answers/ask.ts';
import {
  commonHeaders,
  findHeaderFaults,
  functionHeaders,
  pageHeaders,
} from './answers/headers.ts';
import { findWrongStatus } from './answers/status.ts';
import { checkMachineFile, machineFiles } from './files/machine-files.ts';
import { checkFunction } from './functions.ts';
import { checkHealth } from './health.ts';
import { findErrorPageFaults, missingPage } from './pages/error-page.ts';
import { checkHostPath, checkHttps, checkRedirect, plainAddress } from './redirects.ts';
import { addTo, type Fault } from './tell.ts';
import { checkHttp2, checkReturn } from './transfer.ts';
import { checkAtOnce, checkHidden, checkVisitors, hiddenPaths } from './visits.ts';

/** What a live site is compared with. */
export interface Site {
  readonly origin: string;
  /** Those that its pages were built with; `PUBLIC_SITE_URL` is its origin. */
  readonly settings: PublicSettings;
  readonly moves: Moves;
}

export type Check = () => Promise<readonly Fault[]>;

/** Hosts answer for a folder, a file and the folder of scripts by other rules. */
const missing = [
  ...[missingPage, '/no/such/page', '/no-such-file.png', '/_astro/no-such-file.js'],
  ...['/no-such-page.md', `${routes.news}/category/no-such`, `${functionsPath}/no-such`],
];

/** What looks like a path here, and like another host where it is taken for an address. */
const hostPaths = ['//example.com/', '//example.org/x/', '/%5Cexample.com/', '/%2Fexample.com/'];

/** What links in letters and advertisements end with, and what the search asks without scripts. */
const queries = [
  `${routes.contact}?utm_source=verify`,
  `${routes.home}?fbclid=verify`,
  `${routes.search}?q=verify`,
];

/** Who follows a link with a slash too many is still known by where it came from. */
const slashedQuery = { from: `${routes.contact}/?x=1`, to: `${routes.contact}?x=1` };

/** Whether a page is the same whatever follows its path. */
async function checkQuery(ask: Ask, address: string): Promise<readonly Fault[]> {
  const [path = ''] = address.split('?', 1);
  const page = await readBody(await ask(path));
  const response = await ask(address);
  const found = await readBody(response);
  const wrongStatus = findWrongStatus(response, 200);
  return wrongStatus.length > 0 || found.equals(page) ? wrongStatus : ['shows another page'];
}

/** Only the host may have waiting mail delivered. */
async function checkDelivery(ask: Ask): Promise<readonly Fault[]> {
  const response = await ask(deliveryPath);
  await response.body?.cancel();
  return findWrongStatus(response, 401);
}

/** What is wrong with an address where there is no page, or none any more. */
async function checkAbsent(ask: Ask, path: string, status: 404 | 410, settings: PublicSettings) {
  const response = await ask(path);
  const html = (await readBody(response)).toString();
  const wrongStatus = findWrongStatus(response, status);
  if (wrongStatus.length > 0) return wrongStatus;
  // What lies beside scripts is kept as long as they are.
  const wanted = path.startsWith('/_astro/') ? commonHeaders(settings) : pageHeaders(settings);
  const address = new URL(path, settings.PUBLIC_SITE_URL).href;
  return findErrorPageFaults(address, response, html, settings, wanted);
}

async function checkReports(ask: Ask, path: string, settings: PublicSettings) {
  const response = await ask(path);
  await response.body?.cancel();
  const wrongStatus = findWrongStatus(response, 405);
  if (wrongStatus.length > 0) return wrongStatus;
  // As browsers send them; what is told here is that nothing was blocked.
  const headers = { 'content-type': 'application/reports+json' };
  const taken = await ask(path, { method: 'POST', headers, body: '[]' });
  await taken.body?.cancel();
  const wrongAnswer = findWrongStatus(taken, 204);
  if (wrongAnswer.length > 0) return wrongAnswer.map((fault) => addTo(fault, ' to a report'));
  return findHeaderFaults(response, functionHeaders(settings, URL.canParse(path)));
}

/** What is known of the pages of a site. */
interface Known {
  /** The paths of all, of what they link to and of their twins. */
  readonly known: ReadonlySet<string>;
  /** Whether there are no others. */
  readonly isWhole: boolean;
  /** Some files of pages. */
  readonly files: readonly string[];
  /** The path of an article, if there is any. */
  readonly article: string | undefined;
}

/** What is asked once, each with the address that it is about. */
export function listSinglePromises(
  ask: Ask,
  { origin, settings, moves }: Site,
  { known, isWhole, files, article }: Known,
): readonly (readonly [name: string, check: Check])[] {
  const addressOf = (name: keyof typeof functionNames) =>
    functionAddress(name, settings.PUBLIC_FUNCTIONS_URL);
  const [contact, newsletter] = [addressOf('contact'), addressOf('newsletter')];
  const reports = addressOf('policyReport');
  const slashed = [routes.contact, routes.news, routes.contactSent, ...(article ? [article] : [])];
  const asVisited = [routes.home, routes.contact, ...(article ? [article] : []), ...files];
  const { protocol, port } = new URL(origin);
  return [
    ...missing.map((path) => [path, () => checkAbsent(ask, path, 404, settings)] as const),
    ...slashed.map(
      (path) => [`${path}/`, () => checkRedirect(ask, `${path}/`, path, settings)] as const,
    ),
    [slashedQuery.from, () => checkRedirect(ask, slashedQuery.from, slashedQuery.to, settings)],
    ...moves.redirects.map(
      ({ from, to }) => [from, () => checkRedirect(ask, from, to, settings)] as const,
    ),
    ...[routes.gone, ...moves.gone].map(
      (path) => [path, () => checkAbsent(ask, path, 410, settings)] as const,
    ),
    ...hostPaths.map((path) => [path, () => checkHostPath(ask, path, origin)] as const),
    ...hiddenPaths.map((path) => [path, () => checkHidden(ask, path)] as const),
    ...asVisited.flatMap(
      (path) =>
        [
          [path, () => checkReturn(ask, path)],
          [path, () => checkVisitors(ask, path)],
        ] as const,
    ),
    [routes.home, () => checkAtOnce(ask, [routes.home, ...files])],
    ...queries.map((address) => [address, () => checkQuery(ask, address)] as const),
    ...Object.entries(machineFiles).map(
      ([path, file]) =>
        [path, () => checkMachineFile(ask, path, file, { settings, known, isWhole })] as const,
    ),
    [`the contact form (${contact})`, () => checkFunction(ask, contact, fieldNames, settings)],
    [
      `the newsletter form (${newsletter})`,
      () => checkFunction(ask, newsletter, ['email'], settings),
    ],
    [`the reports of browsers (${reports})`, () => checkReports(ask, reports, settings)],
    [deliveryPath, () => checkDelivery(ask)],
    [healthPath, () => checkHealth(ask, settings)],
    ...(protocol === 'https:' ? [[origin, () => checkHttp2(origin)] as const] : []),
    // Whoever names a port knows of one server; which other one speaks plain http is not known.
    ...(protocol === 'https:' && port === ''
      ? [[plainAddress(origin), () => checkHttps(ask, origin)] as const]
      : []),
  ];
}
