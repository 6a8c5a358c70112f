import {
  $notices,
  addNotice,
  dismissNotice,
  type Notice,
  type ShownNotice,
} from './notifications.store.ts';
import { fill } from '../messages/fill.ts';
import { notificationsWords } from '../messages/messages.ts';

/** How long a notice stays, in milliseconds. */
const noticeDuration = 5000;

function createToast({ id, tone, title, message }: ShownNotice): HTMLLIElement {
  const toast = document.createElement('li');
  toast.dataset['tone'] = tone;
  toast.dataset['notice'] = String(id);
  const heading = document.createElement('strong');
  heading.textContent = title;
  const text = document.createElement('p');
  text.textContent = message;
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', fill(notificationsWords.dismiss, { title }));
  close.textContent = '×';
  close.addEventListener('click', () => {
    dismissNotice(id);
  });
  toast.append(heading, text, close);
  return toast;
}

/** Counts down only while nobody hovers over or has focus in the layer (WCAG 2.2.1). */
function dismissWhenRead(layer: HTMLElement, id: number): void {
  let remaining = noticeDuration;
  let last = performance.now();
  const tick = (): void => {
    if (!$notices.get().some((notice) => notice.id === id)) return;
    const now = performance.now();
    if (!layer.matches(':hover, :focus-within')) remaining -= now - last;
    last = now;
    if (remaining <= 0) dismissNotice(id);
    else setTimeout(tick, 100);
  };
  tick();
}

const wordsOf = ({ title, message }: Notice) => `${title} ${message}`;

function announce(layer: HTMLElement, notice: Notice): void {
  const politeness = notice.tone === 'destructive' ? 'assertive' : 'polite';
  const announcer = layer.querySelector(`[aria-live="${politeness}"]`);
  if (announcer) announcer.textContent = wordsOf(notice);
}

/** Nobody who reads on to the end of the page meets the words of a notice that is gone. */
function forgetOldWords(layer: HTMLElement, notices: readonly Notice[]): void {
  for (const announcer of layer.querySelectorAll('[aria-live]')) {
    if (!notices.some((notice) => wordsOf(notice) === announcer.textContent)) {
      announcer.textContent = '';
    }
  }
}

/**
 * Brings the notification layer to life: draws what the store holds, announces it, lets it be
 * dismissed by button or Escape.
 */
function startNotificationLayer(layer: HTMLElement): void {
  const list = document.createElement('ol');
  layer.append(list);
  const shown = new Set<number>();
  let cameFrom: HTMLElement | undefined;
  layer.addEventListener('focusin', ({ relatedTarget: other }) => {
    if (other instanceof HTMLElement && !layer.contains(other)) cameFrom = other;
    // Who comes here reads the notices themselves, and not a second time what was announced.
    forgetOldWords(layer, []);
  });

  $notices.subscribe((notices) => {
    forgetOldWords(layer, notices);
    const hadFocus = layer.contains(document.activeElement);
    list.hidden = notices.length === 0;
    for (const toast of list.querySelectorAll('li')) {
      const id = Number(toast.dataset['notice']);
      if (notices.some((notice) => notice.id === id)) continue;
      toast.remove();
    }
    // Whoever has dismissed the last one goes on where they were.
    if (hadFocus && notices.length === 0) cameFrom?.focus();
    else if (hadFocus && !layer.contains(document.activeElement)) layer.focus();
    for (const notice of notices) {
      if (shown.has(notice.id)) continue;
      shown.add(notice.id);
      list.append(createToast(notice));
      announce(layer, notice);
      dismissWhenRead(layer, notice.id);
    }
  });

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !layer.contains(document.activeElement)) return;
    const notices = $notices.get();
    const last = notices[notices.length - 1];
    if (last) dismissNotice(last.id);
  });
}

let isStarted = false;

/**
 * Shows a notice in the notification layer. The layer comes to life with the first one, so that a
 * page without notices carries no script for them.
 */
export function notify(notice: Notice): void {
  const layer = document.getElementById('notifications');
  if (layer && !isStarted) {
    isStarted = true;
    startNotificationLayer(layer);
  }
  addNotice(notice);
}
