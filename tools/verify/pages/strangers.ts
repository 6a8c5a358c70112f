import type { HTMLElement } from 'node-html-parser';
import type { PublicSettings } from '../../../src/config/settings.ts';
import type { Fault } from '../tell.ts';
import type { PageParts } from './parts.ts';

/** The origins that a page of these settings may load from and post to. */
function listOwnOrigins(settings: PublicSettings, origin: string): ReadonlySet<string> {
  const others = [settings.PUBLIC_VIDEO_URL, settings.PUBLIC_FUNCTIONS_URL];
  return new Set([origin, ...others.map((value) => new URL(value, origin).origin)]);
}

/** One line for each host, whatever it sends under how many names. */
function tell(what: string, value: string): Fault {
  const address = URL.parse(value);
  if (!address) return { fault: what, example: value };
  const { origin, pathname, search } = address;
  // Addresses such as blob: have no host.
  if (origin === 'null') return { fault: what, example: value };
  return { fault: `${what}: ${origin}`, example: pathname + search };
}

/** What a page loads from others, and to whom it sends its forms and its visitors. */
export function findStrangers(
  page: HTMLElement,
  parts: PageParts,
  settings: PublicSettings,
  address: string,
): Fault[] {
  const own = listOwnOrigins(settings, new URL(address).origin);
  const isOwn = (value: string) => own.has(URL.parse(value)?.origin ?? '');
  const targets = page
    .querySelectorAll('form[action], [formaction]')
    .flatMap((one) => [one.getAttribute('action'), one.getAttribute('formaction')])
    .filter((value) => value !== undefined)
    .map((value) => URL.parse(value, address)?.href ?? value);
  const onward = page
    .querySelectorAll('meta[http-equiv="refresh" i]')
    .map((meta) => /url\s*=\s*["']?([^"']+)/i.exec(meta.getAttribute('content') ?? '')?.[1] ?? '')
    .map((value) => URL.parse(value, address)?.href ?? value);
  const isForeign = (value: string) => !isOwn(value);
  const plain = new URL(address).origin.replace(/^https:/, 'http:');
  const isDowngraded = (value: string) => isForeign(value) && URL.parse(value)?.origin === plain;
  return [
    ...parts.loads
      .filter((value) => !value.startsWith('data:') && isForeign(value))
      .map((value) => tell('loads from another host', value)),
    ...targets.filter(isForeign).map((value) => tell('sends forms to another host', value)),
    ...onward.filter(isForeign).map((value) => tell('sends visitors on to another host', value)),
    ...parts.links
      .filter(isDowngraded)
      .map((example) => ({ fault: 'links to this site without TLS (http)', example })),
    // What others sign is their affair: that they are there is told above.
    ...[...parts.integrity]
      .filter(([script, value]) => value === '' && isOwn(script))
      .map(([example]) => ({ fault: 'has a script without integrity', example })),
  ];
}
