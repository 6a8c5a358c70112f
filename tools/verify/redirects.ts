import { routes } from '../../src/config/routes.ts';
import type { PublicSettings } from '../../src/config/settings.ts';
import type { Ask } from './answers/ask.ts';
import { commonHeaders, findHeaderFaults } from './answers/headers.ts';
import { findTarget, findWrongStatus } from './answers/status.ts';
import type { Fault } from './tell.ts';

function judgeTarget(response: Response, wanted: string): Fault[] {
  const target = findTarget(response);
  if (target === undefined) return ['says not where it leads (location)'];
  return target === wanted
    ? []
    : [{ fault: 'leads elsewhere', example: `to ${target}, not to ${wanted}` }];
}

/** What is wrong with an address that leads to another for good. */
export async function checkRedirect(
  ask: Ask,
  from: string,
  to: string,
  settings: PublicSettings,
): Promise<readonly Fault[]> {
  const response = await ask(from);
  await response.body?.cancel();
  const wrongStatus = findWrongStatus(response, 308, 301);
  if (wrongStatus.length > 0) return wrongStatus;
  return [
    ...judgeTarget(response, new URL(to, settings.PUBLIC_SITE_URL).href),
    ...findHeaderFaults(response, commonHeaders(settings)),
  ];
}

/** A path that looks like another host must not lead there. */
export async function checkHostPath(ask: Ask, path: string, origin: string): Promise<Fault[]> {
  const response = await ask(path);
  await response.body?.cancel();
  const target = findTarget(response);
  if (target === undefined || URL.parse(target)?.origin === origin) return [];
  return [`leads to ${target}`];
}

/** What is asked without TLS, where the site has it. */
export function plainAddress(origin: string): string {
  return `http://${new URL(origin).hostname}${routes.contact}?x=1`;
}

/** Whoever types no scheme, or follows an old link, arrives at the same page by https, for good. */
export async function checkHttps(ask: Ask, origin: string): Promise<readonly Fault[]> {
  const address = plainAddress(origin);
  const response = await ask(address);
  await response.body?.cancel();
  const wrongStatus = findWrongStatus(response, 308, 301);
  if (wrongStatus.length > 0) return wrongStatus;
  return judgeTarget(response, address.replace(/^http:/, 'https:'));
}
