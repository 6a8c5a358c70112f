/**
 * Loads the tag manager with every consent denied until the visitor chooses: a consent tool in the
 * container grants it (Google Consent Mode v2).
 * @param id the container, such as GTM-ABC1234
 */
export function startTagManager(id: string): void {
  const layer = (window.dataLayer ??= []);
  // Consent Mode reads the arguments object of this call and no array.
  function gtag(..._values: unknown[]): void {
    layer.push(arguments);
  }
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
    wait_for_update: 500,
  });
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}
