import type { ClientDirective } from 'astro';

/** The element marked `data-replay` that a plain click reached, if any. */
function findReplayed(event: Event): HTMLElement | null {
  if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return null;
  // With a key held, the visitor asks the browser for a new tab or a download.
  if (event.type !== 'click' || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  return event.target.closest<HTMLElement>('[data-replay]');
}

/**
 * `client:reach` hydrates an island when the visitor reaches for it: a pointer comes over it, it is
 * touched, clicked, or focus moves in. Give a media query to keep it from ever loading elsewhere.
 * What the visitor does before the code arrives must work as HTML; a click on an element marked
 * `data-replay` is held back instead and given again when the island lives, or, if its code cannot
 * be loaded, to the bare HTML.
 */
const hydrateOnReach: ClientDirective = (load, options, element) => {
  const query = typeof options.value === 'string' ? matchMedia(options.value) : undefined;
  const signs = ['pointerover', 'touchstart', 'focusin', 'click'];
  let held: HTMLElement | null = null;
  let isLoading = false;
  const onReach = async (event: Event): Promise<void> => {
    if (query && !query.matches) return;
    const replayed = findReplayed(event);
    if (replayed) {
      event.preventDefault();
      held = replayed;
    }
    if (isLoading) return;
    isLoading = true;
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      for (const sign of signs) element.removeEventListener(sign, listener);
      held?.click();
    }
  };
  const listener = (event: Event): void => void onReach(event);
  // Touch must not wait for the listener; a click can only be held back by one that is not passive.
  for (const sign of signs) {
    element.addEventListener(sign, listener, { passive: sign !== 'click' });
  }
};

export default hydrateOnReach;
