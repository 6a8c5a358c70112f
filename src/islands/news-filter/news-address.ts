import { useLayoutEffect } from 'react';
import { site } from '../../config/site.ts';
import { categoryChoices, listingPath, listingTitle, news } from '../../news/news.ts';
import { nameCategory } from '../../site/groups.ts';
import type { NewsAddress, NewsStore } from './news-filter.store.ts';

const parameter = 'shown';

/**
 * Reads an address of the listing.
 * @returns undefined when the path is none of the listing's
 */
export function readNewsAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): NewsAddress | undefined {
  const path = pathname.replace(/\/$/, '');
  const choice = categoryChoices.find((known) => listingPath(known) === path);
  if (!choice) return undefined;
  const shown = Number(new URLSearchParams(search).get(parameter));
  return { choice, shown: Number.isSafeInteger(shown) ? Math.max(shown, news.step) : news.step };
}

/**
 * Writes the address of a view of the listing. The first view needs no parameter, and parameters
 * that are not the listing's stay.
 * @param search of the address so far
 */
export function writeNewsAddress({ choice, shown }: NewsAddress, search: string): string {
  const parameters = new URLSearchParams(search);
  if (shown > news.step) parameters.set(parameter, String(shown));
  else parameters.delete(parameter);
  const query = parameters.toString();
  return `${listingPath(choice)}${query && `?${query}`}`;
}

function setTitle({ choice }: NewsAddress): void {
  document.title = `${listingTitle(choice)} | ${site.name}`;
}

/** Ends the breadcrumbs in what is shown. */
export function showCrumb(choice: NewsAddress['choice']): void {
  const [home, ...rest] = document.querySelectorAll('.crumb');
  const current = rest.pop()?.firstElementChild;
  const label = choice === 'All' ? listingTitle(choice) : nameCategory(choice);
  if (!home || !current || current.textContent === label) return;
  current.textContent = label;
  for (const crumb of rest) crumb.remove();
  if (choice === 'All') return;
  home.after(home.cloneNode(true));
  const link = home.nextElementSibling?.querySelector('a');
  link?.setAttribute('href', listingPath('All'));
  link?.replaceChildren(listingTitle('All'));
}

/** Another category counts as another page; its title is set before. The header's script listens. */
function trackPageView(): void {
  document.dispatchEvent(new Event('triage:view'));
}

/**
 * Writes what is shown into the address. Another category is a step back in the history; the same
 * again is not, nor are more articles of it, or the way out would lead through every press.
 */
export function recordView(view: NewsAddress, step: 'push' | 'replace'): void {
  const address = writeNewsAddress(view, location.search);
  const isStep = step === 'push' && address !== location.pathname + location.search;
  if (isStep) history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  setTitle(view);
  if (isStep) trackPageView();
}

/** Shows what the address says: on arrival, and when the visitor goes back or forward. */
export function useAddress({ $listing, run, stopRestoring }: NewsStore): void {
  // Before the first press is answered: the arrival comes first, and what is chosen then wins.
  useLayoutEffect(() => {
    function follow(): void {
      const address = readNewsAddress(location);
      const { choice, articles, total } = $listing.get();
      if (!address) return;
      const isShown =
        address.choice === choice && Math.min(address.shown, total) === articles.length;
      if (isShown) {
        // The visitor may have come back to it before another address was answered.
        stopRestoring();
        return;
      }
      void run({ kind: 'restore', address }).then((isDone) => {
        if (!isDone) return;
        setTitle(address);
        if (address.choice !== choice) trackPageView();
      });
    }
    follow();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
    };
  }, [$listing, run, stopRestoring]);
}
