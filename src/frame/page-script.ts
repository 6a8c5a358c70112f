// The whole script of a page whose islands nobody has reached for. It shares no module with them,
// so that it stays one small file, which the browser keeps from page to page.
import { keepCampaign } from './analytics/campaign.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

// Alt+T moves focus to the notification layer.
document.addEventListener('keydown', (event) => {
  // `code`, because Alt+T types another character on some keyboards.
  if (!event.altKey || event.code !== 'KeyT') return;
  event.preventDefault();
  document.getElementById('notifications')?.focus();
});

// The header goes while the visitor reads on and comes back when they turn. A move of a few pixels
// is a trembling hand; near the top it stands where it always was.
const header = document.querySelector('.header');
let place = scrollY;
addEventListener('scroll', () => {
  const way = scrollY - place;
  if (Math.abs(way) < 6) return;
  place = scrollY;
  header?.toggleAttribute('data-away', way > 0 && place > 160);
});

// What base.css keeps out of the first paint is drawn part by part, a section or a few paragraphs in
// each frame, so that no press waits for all.
const parts = [
  ...document.querySelectorAll<HTMLElement>('.body > section, .long .text > *, .related, .footer'),
];
function drawParts(): void {
  const [first] = parts;
  const count = first?.matches('.text > *') ? 3 : 1;
  for (const part of parts.splice(0, count)) part.style.contentVisibility = 'visible';
  if (first) requestAnimationFrame(drawParts);
}
if (document.readyState === 'complete') drawParts();
else addEventListener('load', drawParts);

/**
 * Notes how the visit began, for the contact form, which shows it before it sends it: for this tab,
 * where the setting allows it and nobody has asked not to be tracked.
 */
function noteVisit(campaign: string): void {
  const isOff = document.documentElement.dataset['story'] === 'off';
  if (navigator.globalPrivacyControl || isOff) return;
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
  window.dataLayer ??= [];
  window.dataLayer.push({
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
  document.addEventListener('prerenderingchange', pushPageView, { once: true });
} else {
  pushPageView();
}
// The filter of News & Views has changed the address.
document.addEventListener('triage:view', pushPageView);
addEventListener('pageshow', (event) => {
  if (event.persisted) pushPageView();
});
