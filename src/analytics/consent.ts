import { consentKey, keepChoice, recallChoice, type Choice } from './consent-choice.ts';
import { denyConsent, removeTagCookies, updateConsent } from './tag-manager.ts';

/** The visit as the contact form would send it; who refuses to be measured is not noted either. */
const visitKey = 'visit';

/**
 * Asks for consent, remembers it, and starts what it allows; nothing of that is loaded before.
 * @param notice what asks, with its two buttons
 * @param opener opens it again
 */
export function askConsent(notice: HTMLElement, opener: HTMLElement): void {
  const signal = navigator.globalPrivacyControl === true;
  const open = () => localStorage;
  const layer: object[] = (window.dataLayer ??= []);
  let isRunning = false;
  let isReopened = false;

  denyConsent(layer);
  opener.hidden = false;
  notice.toggleAttribute('data-signal', signal);

  async function start(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    const { startMeasuring } = await import('./measure-page.ts');
    startMeasuring(layer, notice.dataset);
  }

  /** A script that runs cannot be unloaded, but by a new page. */
  function stop(): void {
    layer.push(updateConsent('denied'));
    removeTagCookies();
    location.reload();
  }

  function follow(choice: Choice | undefined): void {
    notice.hidden = choice !== undefined;
    if (choice === 'granted') void start();
    else if (isRunning) stop();
  }

  const recall = (): Choice | undefined => recallChoice(open, signal, Date.now());

  notice.addEventListener('click', ({ target }) => {
    // A translator of the browser wraps the words of the button.
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
    const choice = button?.dataset['choice'];
    if (choice !== 'granted' && choice !== 'denied') return;
    const hadFocus = notice.contains(document.activeElement);
    keepChoice(open, choice, signal, Date.now());
    if (choice === 'denied') {
      try {
        sessionStorage.removeItem(visitKey);
      } catch {
        // Where storage is denied, nothing was kept.
      }
    }
    follow(choice);
    if (!hadFocus) return;
    // Whoever was asked goes on with the page; whoever asked is back where they were.
    const next = isReopened ? opener : document.getElementById('content');
    isReopened = false;
    next?.focus({ preventScroll: true });
  });
  opener.addEventListener('click', () => {
    isReopened = true;
    notice.hidden = false;
    notice.focus();
  });
  // Chosen in another tab, or on a page before this one came back from the back/forward cache.
  addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) follow(recall());
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(recall());
  });

  // A page that is prepared and never shown asks nobody and measures nothing.
  const begin = (): void => {
    follow(recall());
  };
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}
