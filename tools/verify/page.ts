import { type HTMLElement, parse } from 'node-html-parser';
import { routes } from '../../src/config/routes.ts';
import type { PublicSettings } from '../../src/config/settings.ts';
import { findInlineCode } from '../../src/hosting/output/pages/inline-code.ts';
import { findWrongStatus } from './ask.ts';
import { findWrongHeaders, pageHeaders } from './headers.ts';

/** What a page loads or gets ready to load, and the attributes that say from where. */
const loaders =
  'script, img, source, iframe, video, audio, track, embed, object, input, use, image, astro-island, ' +
  'meta[property="og:image"], link:not([rel="canonical"]):not([rel="alternate"]):not([rel="next"]):not([rel="prev"])';
const attributes = [
  'src',
  'srcset',
  'href',
  'poster',
  'data',
  'content',
  'component-url',
  'renderer-url',
] as const;

/** A `srcset` names several addresses, each with its width. */
function addressesOf(element: HTMLElement): string[] {
  return attributes.flatMap((name) => {
    const value = element.getAttribute(name)?.trim();
    if (!value || value.startsWith('#')) return [];
    return name === 'srcset'
      ? value.split(/,\s+/).map((one) => one.split(/\s+/, 1)[0] ?? '')
      : [value];
  });
}

/** What a page is made of, as absolute addresses. */
export interface PageParts {
  readonly loads: readonly string[];
  /** What scripts have to be, by their addresses. */
  readonly integrity: ReadonlyMap<string, string>;
  readonly links: readonly string[];
}

export function readParts(html: string, address: string): PageParts {
  const page = parse(html);
  const absolute = (value: string) => URL.parse(value, address)?.href ?? value;
  const scripts = page.querySelectorAll('script[src]');
  return {
    loads: page.querySelectorAll(loaders).flatMap(addressesOf).map(absolute),
    integrity: new Map(
      scripts.map((script) => [
        absolute(script.getAttribute('src') ?? ''),
        script.getAttribute('integrity') ?? '',
      ]),
    ),
    links: page
      .querySelectorAll('a[href]')
      .map((link) => absolute(link.getAttribute('href') ?? '')),
  };
}

/** The origins that a page of these settings may load from and post to. */
function listOwnOrigins(settings: PublicSettings, origin: string): ReadonlySet<string> {
  const others = [settings.PUBLIC_VIDEO_URL, settings.PUBLIC_FUNCTIONS_URL];
  return new Set([origin, ...others.map((value) => new URL(value, origin).origin)]);
}

/** Less than this stands beside the heading of a page that has lost what it is about, in characters. */
const leastText = 40;

function findLostContent(page: HTMLElement): string[] {
  const [heading, ...more] = page.querySelectorAll('h1');
  const text = page.querySelector('main')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  const isFull = text.length > (heading?.textContent.length ?? 0) + leastText;
  return [
    ...(heading && more.length === 0 ? [] : ['has not one heading of the first rank']),
    ...(isFull ? [] : ['has no content in its main part']),
    ...(page.querySelector('title')?.textContent.trim() ? [] : ['has no title']),
    ...(page.querySelector('html')?.getAttribute('lang') ? [] : ['names no language']),
  ];
}

function findStrangers(page: HTMLElement, parts: PageParts, own: ReadonlySet<string>): string[] {
  const isOwn = (value: string) => own.has(URL.parse(value)?.origin ?? '');
  const targets = page
    .querySelectorAll('form[action], [formaction]')
    .flatMap((one) => [one.getAttribute('action'), one.getAttribute('formaction')])
    .filter((value) => value !== undefined)
    .map((value) => URL.parse(value, [...own][0])?.href ?? value);
  return [
    ...parts.loads
      .filter((value) => !value.startsWith('data:') && !isOwn(value))
      .map((value) => `loads from another host: ${value}`),
    ...targets
      .filter((value) => !isOwn(value))
      .map((value) => `sends forms to another host: ${value}`),
  ];
}

/**
 * What is wrong with a page that search engines and visitors find.
 * @param path of the page
 * @param response to a request for it
 * @param html its text
 */
export function findPageFaults(
  path: string,
  response: Response,
  html: string,
  { settings, origin }: { readonly settings: PublicSettings; readonly origin: string },
): readonly string[] {
  const wrongStatus = findWrongStatus(response, 200);
  if (wrongStatus.length > 0) return wrongStatus;
  const page = parse(html);
  const parts = readParts(html, new URL(path, origin).href);
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const isOfThisSite =
    canonical === new URL(path, origin).href || (path === routes.home && canonical === origin);
  const robots = page.querySelectorAll('meta[name="robots" i], meta[name="googlebot" i]');
  const orders = [
    response.headers.get('x-robots-tag') ?? '',
    ...robots.map((meta) => meta.getAttribute('content') ?? ''),
  ];
  const unsigned = [...parts.integrity].filter(([, value]) => value === '');
  return [
    ...findWrongHeaders(response, pageHeaders(settings, html)),
    ...(isOfThisSite
      ? []
      : [
          `names ${canonical ?? 'nothing'} as its address; set PUBLIC_SITE_URL to ${origin} and build`,
        ]),
    ...(orders.some((order) => /noindex|none/i.test(order))
      ? ['is kept from search engines: this is a preview, or a host adds that']
      : []),
    ...findLostContent(page),
    ...findStrangers(page, parts, listOwnOrigins(settings, origin)),
    ...unsigned.map(([address]) => `has a script without integrity: ${address}`),
    ...findInlineCode(html).problems,
  ];
}
