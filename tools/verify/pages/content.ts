import type { HTMLElement } from 'node-html-parser';
import { functionAddress, routes } from '../../../src/config/routes.ts';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { readJson } from '../answers/json.ts';
import type { Fault } from '../tell.ts';

/** Less than this stands beside the heading of a page that has lost what it is about, in characters. */
const leastText = 40;

/** What of a page people and search engines would miss. */
export function findLostContent(page: HTMLElement): Fault[] {
  const [heading, ...more] = page.querySelectorAll('h1');
  const text = page.querySelector('main')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  const isFull = text.length > (heading?.textContent.length ?? 0) + leastText;
  const contentOf = (selector: string) => page.querySelector(selector)?.getAttribute('content');
  const data = page.querySelectorAll('script[type="application/ld+json"]');
  return [
    ...(heading && more.length === 0 ? [] : ['has not one heading of the first rank']),
    ...(isFull ? [] : ['has no content in its main part']),
    ...(page.querySelector('title')?.textContent.trim() ? [] : ['has no title']),
    ...(page.querySelector('html')?.getAttribute('lang') ? [] : ['names no language']),
    ...(contentOf('meta[name="description"]') ? [] : ['has no description']),
    ...(contentOf('meta[property="og:image"]') ? [] : ['has no picture for sharing (og:image)']),
    ...(data.every(({ rawText }) => readJson(rawText) !== undefined)
      ? []
      : ['has structured data that is no JSON (JSON-LD)']),
  ];
}

/** The forms that visitors look for, and that functions send them back to. */
const forms = {
  [routes.contact]: 'contact',
  [routes.news]: 'newsletter',
} as const;

/** Whether a page has the form that it is there for. */
export function findLostForm(path: string, page: HTMLElement, settings: PublicSettings): Fault[] {
  const name = Object.entries(forms).find(([known]) => known === path)?.[1];
  if (name === undefined) return [];
  const site = settings.PUBLIC_SITE_URL;
  const wanted = functionAddress(name, settings.PUBLIC_FUNCTIONS_URL);
  const found = page.querySelectorAll('form[action]').find((form) => {
    const action = URL.parse(form.getAttribute('action') ?? '', site)?.href;
    return action === new URL(wanted, site).href;
  });
  if (!found) return [`has no form that posts to ${wanted}`];
  const method = found.getAttribute('method')?.toLowerCase() ?? 'get';
  return method === 'post' ? [] : [`has a form that sends by ${method}, not post`];
}
