import type { HTMLElement } from 'node-html-parser';
import { site } from '../../../src/config/site.ts';
import type { Fault } from '../tell.ts';

/** Less than this stands beside the heading of a page that has lost what it is about, in characters. */
const leastText = 40;

/** Whether phones show a page at their own width, and larger to whoever wants it so (WCAG 1.4.4). */
function isZoomable(viewport = ''): boolean {
  return (
    /width\s*=\s*device-width/i.test(viewport) &&
    !/user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0*)?\b/i.test(viewport)
  );
}

/** What of a page people and search engines would miss. */
export function findLostContent(page: HTMLElement): Fault[] {
  const language = page.querySelector('html')?.getAttribute('lang') ?? '';
  const [heading, ...more] = page.querySelectorAll('h1');
  const text = page.querySelector('main')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
  const isFull = text.length > (heading?.textContent.length ?? 0) + leastText;
  const contentOf = (selector: string) => page.querySelector(selector)?.getAttribute('content');
  return [
    ...(heading?.textContent.trim() && more.length === 0
      ? []
      : ['has not one heading of the first rank']),
    ...(isZoomable(contentOf('meta[name="viewport"]')) ? [] : ['does not fit phones (viewport)']),
    ...(isFull ? [] : ['has no content in its main part']),
    ...(page.querySelector('title')?.textContent.trim() ? [] : ['has no title']),
    ...(language === site.language
      ? []
      : [`names its language “${language}”, not “${site.language}”`]),
    ...(page.querySelector(':is(html, body, main):is([hidden], [inert], [aria-hidden="true"])')
      ? ['is hidden from its readers']
      : []),
    ...(contentOf('meta[name="description"]') ? [] : ['has no description']),
    ...(contentOf('meta[property="og:image"]') ? [] : ['has no picture for sharing (og:image)']),
  ];
}
