import type { AstroIntegration, ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first interaction; a string is a media query that must match. */
    'client:interaction'?: boolean | string;
  }
}

/** Makes `client:interaction` known to Astro. */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: './src/islands/client-interaction.ts',
        });
      },
    },
  };
}

/** Milliseconds that an island's code may take; a click waits no longer and then goes to the HTML. */
const timeLimit = 4000;

/** The element marked `data-replay` that a plain click reached, if any. */
function findClicked(event: Event): HTMLElement | null {
  const { type, target, metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  // With a key pressed, the visitor asks the browser for a new tab or a download.
  if (type !== 'click' || metaKey || ctrlKey || shiftKey) return null;
  return (target as Element).closest<HTMLElement>('[data-replay]');
}

const findControls = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('a, button'),
];

/**
 * Puts the HTML of an island back when React takes it away: React empties an island that throws, and
 * builds one anew whose HTML a translator or an extension of the browser has changed. What was typed,
 * and what scripts of the page refer to, is in that HTML, which works by itself. An observer runs
 * before the next key or click does, so none is lost. An island whose clicks are replayed acts in
 * place and holds nothing of the visitor: one that was built anew stays.
 * @returns what finds the control that stands for one of before
 */
function keepHtml(element: HTMLElement): (control: HTMLElement) => HTMLElement {
  // Elements alone: React leaves the comment by which Astro ends an island.
  const html = [...element.children];
  const controls = findControls(element);
  const mayBeNew = controls.some(({ dataset }) => 'replay' in dataset);
  const findAnew = (control: HTMLElement): HTMLElement =>
    control.isConnected ? control : (findControls(element)[controls.indexOf(control)] ?? control);
  let focused: HTMLElement | undefined;
  // Not the target of an event: React repeats a focus that it was too late for, from a copy.
  const noteFocus = (): void => {
    if (element.contains(document.activeElement)) focused = document.activeElement as HTMLElement;
  };
  noteFocus();
  // Before React, which keeps a focus to itself while it is not ready.
  element.addEventListener('focusin', noteFocus, true);
  let isChanging = false;
  const giveFocusBack = (): void => {
    if (focused && document.activeElement === document.body)
      findAnew(focused).focus({ preventScroll: true });
  };
  const putBack = (): void => {
    if (html.some((node) => node.parentNode === element)) return;
    if (mayBeNew && element.firstElementChild) {
      giveFocusBack();
      return;
    }
    observer.disconnect();
    // Without its element nothing of React hears what happens in the HTML.
    element.replaceWith(...html);
    // Whoever is typing goes on typing, and whoever goes on to another field arrives there first.
    if (isChanging) setTimeout(giveFocusBack);
    else giveFocusBack();
  };
  const observer = new MutationObserver(putBack);
  // A field that is left says first that it has changed. If React fails on that, the next field has
  // to be back before the focus moves on.
  element.addEventListener('change', () => (isChanging = true), true);
  element.addEventListener('change', () => {
    putBack();
    isChanging = false;
  });
  observer.observe(element, { childList: true });
  return findAnew;
}

/**
 * `client:interaction` hydrates an island at the first interaction: a pointer comes over it, also by
 * touch, it is clicked, focus moves in, or a script of the page sends it a bubbling event `hydrate`.
 * Give a media query to keep it from ever loading elsewhere. What the visitor does before the code
 * arrives must work as HTML; a click on an element marked `data-replay` waits instead and is
 * replayed when the island lives, or, if its code does not come in time, to the bare HTML. An
 * island that throws while it renders leaves the HTML too, as does one with fields that does not fit
 * its HTML, and the focus where it was.
 */
const hydrateOnInteraction: ClientDirective = (load, { value }: { value: unknown }, element) => {
  let pendingClick: HTMLElement | null = null;
  let isLoading = false;
  let isSettled = false;
  let findAnew = (control: HTMLElement): HTMLElement => control;

  function settle(): void {
    isSettled = true;
    if (pendingClick) findAnew(pendingClick).click();
    pendingClick = null;
  }

  function onInteraction(event: Event): void {
    if (typeof value === 'string' && !matchMedia(value).matches) return;
    const clicked = findClicked(event);
    if (isSettled) {
      if (!clicked) return;
      // React may not be ready yet. It is at once when it hears of a button that is let go, and would
      // keep the click to itself if it builds the island anew upon that.
      clicked.dispatchEvent(new MouseEvent('mouseup'));
      const anew = findAnew(clicked);
      if (anew === clicked) return;
      event.preventDefault();
      event.stopPropagation();
      anew.click();
      return;
    }
    if (clicked) {
      event.preventDefault();
      pendingClick = clicked;
    }
    if (isLoading) return;
    isLoading = true;
    findAnew = keepHtml(element);
    setTimeout(settle, timeLimit);
    void load()
      .then((hydrate) => hydrate())
      .finally(settle);
  }

  // A finger that touches the screen is a pointer that comes over, too.
  for (const sign of ['pointerover', 'focusin', 'hydrate']) {
    element.addEventListener(sign, onInteraction);
  }
  // Before React, which keeps a click to itself while it is not ready.
  element.addEventListener('click', onInteraction, true);
  // Focus may have been faster than this script.
  if (element.contains(document.activeElement)) onInteraction(new Event('focusin'));
};

export default hydrateOnInteraction;
