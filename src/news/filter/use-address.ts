import { useEffect } from 'react';
import { listingTitle } from '../news.ts';
import { site } from '../../config/site.ts';
import { type NewsAddress, readNewsAddress, writeNewsAddress } from './news-address.ts';
import type { NewsStore } from './news-filter.store.ts';

function nameView({ choice }: NewsAddress): void {
  document.title = `${listingTitle(choice)} | ${site.name}`;
}

/**
 * Writes what is shown into the address. A category is a step back in the history; more articles
 * of it are not, or the way out would lead through every press of Load More.
 */
export function recordView(view: NewsAddress, step: 'push' | 'replace'): void {
  const address = writeNewsAddress(view, location.search);
  if (step === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  nameView(view);
}

/** Scrolls smoothly, or at once for visitors who want no motion. */
export function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/** Shows what the address says: on arrival, and when the visitor goes back or forward. */
export function useAddress({ $listing, run }: NewsStore): void {
  useEffect(() => {
    function follow(): void {
      const address = readNewsAddress(location);
      const { choice, articles, total } = $listing.get();
      if (!address) return;
      const isShown =
        address.choice === choice && Math.min(address.shown, total) === articles.length;
      if (isShown) return;
      void run({ kind: 'restore', address }).then((isDone) => {
        if (isDone) nameView(address);
      });
    }
    follow();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
    };
  }, [$listing, run]);
}
