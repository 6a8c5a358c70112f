import type { HTMLElement } from 'node-html-parser';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { headerLinks, searchLink } from '../../../src/site/navigation.ts';
import type { Fault } from '../tell.ts';

/** Where the header of each page leads. */
const framePaths = [...headerLinks, searchLink].map(({ path }) => path);

/** What the head of each page names for browsers and readers of news. */
const named = {
  icon: 'link[rel="icon"]',
  manifest: 'link[rel="manifest"]',
  feed: 'link[rel="alternate"][type="application/rss+xml"]',
} as const;

/**
 * What a page has lost of what each page has, or has in another shape: without it nothing is there
 * that could be asked for and found missing.
 * @param address of the page
 */
export function findLostFrame(
  page: HTMLElement,
  address: string,
  { PUBLIC_CONTACT_EMAIL: email }: PublicSettings,
): Fault[] {
  const links = page.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
  const led = new Set(links.map((link) => URL.parse(link, address)?.href.replace(/[?#].*/, '')));
  const lost = framePaths.filter((path) => !led.has(new URL(path, address).href));
  const strangers = links.filter(
    (link) => /^mailto:/i.test(link) && !link.startsWith(`mailto:${email}`),
  );
  const empty = page.querySelectorAll('img:not([src])');
  return [
    ...lost.map((path) => ({ fault: 'lacks a link of the header of every page', example: path })),
    ...strangers.map((link) => ({ fault: 'has visitors write to a stranger', example: link })),
    ...Object.entries(named)
      .filter(([, selector]) => !page.querySelector(selector))
      .map(([what]) => `names no ${what}`),
    ...(page.querySelector('script[src*="/_astro/"]') ? [] : ['loads no script of the site']),
    ...(empty.length > 0 ? ['has a picture without an address (src)'] : []),
  ];
}
