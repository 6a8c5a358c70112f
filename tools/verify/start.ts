import { parse } from 'node-html-parser';
import { routes } from '../../src/config/routes.ts';
import { type Ask, readBody } from './answers/ask.ts';
import { findTarget, findWrongStatus } from './answers/status.ts';
import type { Fault } from './tell.ts';

function describeShut(response: Response, origin: string): readonly Fault[] {
  const { status } = response;
  const target = findTarget(response);
  const { host, protocol } = new URL(origin);
  if (status === 401) {
    return [`answers 401: it wants a password; verify ${protocol}//user:password@${host}`];
  }
  if (status === 503) return ['answers 503: it is down, or closed for a while'];
  const elsewhere = URL.parse(target ?? '')?.origin;
  if (elsewhere !== undefined && elsewhere !== origin) {
    return [`answers ${status}: the site is at ${elsewhere}; verify that`];
  }
  return findWrongStatus(response, 200);
}

/**
 * Why there is no site at this address that could be asked for its promises: each of them would be
 * broken by the one cause.
 */
export async function findNoSite(ask: Ask, origin: string): Promise<readonly Fault[]> {
  const response = await ask(routes.home);
  const html = (await readBody(response)).toString();
  if (response.status !== 200) return describeShut(response, origin);
  const canonical = parse(html).querySelector('link[rel="canonical"]')?.getAttribute('href');
  const builtFor = URL.parse(canonical ?? '')?.origin;
  if (builtFor === undefined || builtFor === origin) return [];
  return [
    `is built for ${builtFor}; set PUBLIC_SITE_URL to ${origin} and build, or verify ${builtFor} and let this name lead there`,
  ];
}
