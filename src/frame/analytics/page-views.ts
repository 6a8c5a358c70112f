declare global {
  interface Window {
    dataLayer?: object[];
  }
}

function pushPageView(): void {
  window.dataLayer ??= [];
  window.dataLayer.push({
    event: 'page_view',
    page_path: location.pathname,
    page_search: location.search,
    page_location: location.href,
    page_title: document.title,
  });
}

/**
 * Pushes one page view when the page is really shown: not while it is prerendered, and again when
 * it comes back from the back/forward cache.
 */
export function startPageViews(): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', pushPageView, { once: true });
  } else {
    pushPageView();
  }
  addEventListener('pageshow', (event) => {
    if (event.persisted) pushPageView();
  });
}
