import type { ClientDirective } from 'astro';

/**
 * Milliseconds that an island's code may take to arrive. A click is not held back for longer: a
 * visitor who waits is better served by a plain page now than by a lively one later.
 */
const timeLimit = 4000;

/** The element marked `data-replay` that a plain click reached, if any. */
function findReplayed(event: Event): HTMLElement | null {
  const { type, target, metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  // With a key held, the visitor asks the browser for a new tab or a download.
  if (type !== 'click' || metaKey || ctrlKey || shiftKey) return null;
  return (target as Element).closest<HTMLElement>('[data-replay]');
}

/**
 * `client:reach` hydrates an island when the visitor reaches for it: a pointer comes over it, also
 * by touch, it is clicked, focus moves in, or a script of the page sends it a bubbling event `reach`.
 * Give a media query to keep it from ever loading elsewhere. What the visitor does before the code
 * arrives must work as HTML; a click on an element marked `data-replay` is held back instead and
 * given again when the island lives, or, if its code cannot be loaded in time, to the bare HTML. An
 * island that throws while it renders leaves its HTML too, and the focus where it was.
 */
const hydrateOnReach: ClientDirective = (load, { value }: { value: unknown }, element) => {
  let held: HTMLElement | null = null;
  let focused: HTMLElement | undefined;
  let isLoading = false;
  let isSettled = false;

  function settle(): void {
    isSettled = true;
    held?.click();
    held = null;
  }

  function onReach(event: Event): void {
    if (isSettled || (typeof value === 'string' && !matchMedia(value).matches)) return;
    const replayed = findReplayed(event);
    if (replayed) {
      event.preventDefault();
      held = replayed;
    }
    if (isLoading) return;
    isLoading = true;
    const html = [...element.childNodes];
    // React empties an island that throws and that no boundary catches.
    new MutationObserver(() => {
      if (element.firstChild) return;
      element.append(...html);
      // Whoever is typing goes on typing.
      if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
    }).observe(element, { childList: true });
    setTimeout(settle, timeLimit);
    void load()
      .then((hydrate) => hydrate())
      .finally(settle);
  }

  element.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement;
  });
  // A finger that touches the screen is a pointer that comes over, too.
  for (const sign of ['pointerover', 'focusin', 'click', 'reach']) {
    element.addEventListener(sign, onReach);
  }
};

export default hydrateOnReach;
