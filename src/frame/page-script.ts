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

function pushPageView(): void {
  const { origin, pathname, search } = location;
  const campaign = keepCampaign(search);
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
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', pushPageView, { once: true });
} else {
  pushPageView();
}
addEventListener('pageshow', (event) => {
  if (event.persisted) pushPageView();
});
