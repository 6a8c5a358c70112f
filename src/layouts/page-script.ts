// The whole script of a page whose islands nobody has reached for. It shares no module with them,
// so that it stays one small file, which the browser keeps from page to page.
import { keepCampaign } from '../analytics/campaign.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

// Alt+T moves focus to the notification layer.
addEventListener('keydown', (event) => {
  // `code`, because Alt+T types another character on some keyboards.
  if (!event.altKey || event.code !== 'KeyT') return;
  event.preventDefault();
  document.getElementById('notifications')?.focus();
});

// A browser that may not write to the clipboard shows the text, as it does without this script.
const copier = document.querySelector<HTMLAnchorElement>('#copy-page');
if (copier && 'clipboard' in navigator && 'ClipboardItem' in window) {
  copier.role = 'button';
  copier.addEventListener('click', (event) => {
    event.preventDefault();
    const text = fetch(copier.href).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return new Blob([await answer.text()], { type: 'text/plain' });
    });
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]).then(
      () => {
        const words = copier.dataset['copied'] ?? '';
        copier.textContent = words;
        if (copier.nextElementSibling) copier.nextElementSibling.textContent = words;
      },
      () => {
        location.assign(copier.href);
      },
    );
  });
}

// The header goes while the visitor reads on and comes back when they turn. A move of a few pixels
// is a trembling hand; near the top it stands where it always was.
const header = document.querySelector('.header');
let lastY = scrollY;
addEventListener('scroll', () => {
  const distance = scrollY - lastY;
  if (Math.abs(distance) < 6) return;
  lastY = scrollY;
  header?.toggleAttribute('data-away', distance > 0 && lastY > 160);
});

/**
 * Notes how the visit began, for the contact form, which shows it before it sends it: for this tab,
 * where the setting allows it and nobody has asked not to be tracked.
 */
function noteVisit(campaign: string): void {
  // All that the page can say of it is that it is off.
  if (navigator.globalPrivacyControl || document.documentElement.dataset['story']) return;
  try {
    const isRejected = localStorage.getItem('consent')?.includes('denied');
    if (isRejected || sessionStorage.getItem('visit')) return;
    const from = document.referrer && new URL(document.referrer).hostname;
    const cameFrom = from === location.hostname ? '' : from;
    const visit = { campaign, cameFrom, firstPage: location.pathname };
    sessionStorage.setItem('visit', JSON.stringify(visit));
  } catch {
    // Storage can be denied; the form works without it.
  }
}

function pushPageView(): void {
  const { origin, pathname, search } = location;
  const campaign = keepCampaign(search);
  noteVisit(campaign);
  (window.dataLayer ??= []).push({
    event: 'page_view',
    page_path: pathname,
    page_search: campaign,
    page_location: origin + pathname + campaign,
    page_title: document.title,
  });
}

// One page view when the page is really shown: not while it is prerendered, and again when it comes
// back from the back/forward cache.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', pushPageView);
} else {
  pushPageView();
}
// The filter of News & Views has changed the address.
document.addEventListener('triage:view', pushPageView);
addEventListener('pageshow', (event) => {
  if (event.persisted) pushPageView();
});
