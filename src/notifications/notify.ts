import { fill } from '../messages/fill.ts';
import { notificationsWords } from '../messages/messages.ts';

/** A short message to the visitor; a destructive one says that something did not work. */
export interface Notice {
  readonly tone: 'success' | 'destructive';
  readonly title: string;
  readonly message: string;
}

/** How long a notice stays, in milliseconds. */
const noticeDuration = 5000;

const wordsOf = ({ title, message }: Notice) => `${title} ${message}`;

/** Makes what brings notices to the layer; its list shows them, the oldest first. */
function startLayer(layer: HTMLElement) {
  const list = document.createElement('ol');
  list.hidden = true;
  layer.append(list);
  let cameFrom: HTMLElement | undefined;

  function dismiss(toast: Element): void {
    const hadFocus = layer.contains(document.activeElement);
    toast.remove();
    list.hidden = list.childElementCount === 0;
    // Nobody who reads on to the end of the page meets the words of a notice that is gone.
    for (const announcer of layer.querySelectorAll('[aria-live]')) {
      if (announcer.textContent === (toast as HTMLElement).dataset['words']) {
        announcer.textContent = '';
      }
    }
    // Whoever has dismissed the last one goes on where they were.
    if (hadFocus && list.hidden) cameFrom?.focus();
    else if (hadFocus && !layer.contains(document.activeElement)) layer.focus();
  }

  function createToast(notice: Notice): HTMLLIElement {
    const toast = document.createElement('li');
    toast.dataset['tone'] = notice.tone;
    toast.dataset['words'] = wordsOf(notice);
    const heading = document.createElement('strong');
    heading.textContent = notice.title;
    const text = document.createElement('p');
    text.textContent = notice.message;
    const close = document.createElement('button');
    close.type = 'button';
    close.setAttribute('aria-label', fill(notificationsWords.dismiss, { title: notice.title }));
    close.textContent = '×';
    close.addEventListener('click', () => {
      dismiss(toast);
    });
    toast.append(heading, text, close);
    return toast;
  }

  /** Counts down only while nobody hovers over or has focus in the layer (WCAG 2.2.1). */
  function dismissWhenRead(toast: Element): void {
    let remaining = noticeDuration;
    let last = performance.now();
    const tick = (): void => {
      if (!toast.isConnected) return;
      const now = performance.now();
      if (!layer.matches(':hover, :focus-within')) remaining -= now - last;
      last = now;
      if (remaining <= 0) dismiss(toast);
      else setTimeout(tick, 100);
    };
    tick();
  }

  layer.addEventListener('focusin', ({ relatedTarget: other }) => {
    if (other instanceof HTMLElement && !layer.contains(other)) cameFrom = other;
    // Who comes here reads the notices themselves, and not a second time what was announced.
    for (const announcer of layer.querySelectorAll('[aria-live]')) announcer.textContent = '';
  });
  document.addEventListener('keydown', (event) => {
    const last = list.lastElementChild;
    if (event.key === 'Escape' && last && layer.contains(document.activeElement)) dismiss(last);
  });

  return {
    dismissAll(isDue: (words: string | undefined) => boolean): void {
      for (const toast of list.querySelectorAll('li')) {
        if (isDue(toast.dataset['words'])) dismiss(toast);
      }
    },
    show(notice: Notice): void {
      const toast = createToast(notice);
      list.append(toast);
      list.hidden = false;
      const politeness = notice.tone === 'destructive' ? 'assertive' : 'polite';
      const announcer = layer.querySelector(`[aria-live="${politeness}"]`);
      if (announcer) announcer.textContent = wordsOf(notice);
      dismissWhenRead(toast);
    },
  };
}

let started: ReturnType<typeof startLayer> | undefined;

/**
 * Shows a notice in the notification layer, in place of the same one. The layer comes to life with
 * the first one, so that a page without notices carries no script for them.
 */
export function notify(notice: Notice): void {
  const layer = document.getElementById('notifications');
  if (layer) started ??= startLayer(layer);
  started?.dismissAll((words) => words === wordsOf(notice));
  started?.show(notice);
}

/** Takes all notices off the screen. */
export function clearNotices(): void {
  started?.dismissAll(() => true);
}
