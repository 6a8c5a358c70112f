/** What a visitor is asked for. Nobody's visit is ever used to choose the advertisements they see. */
const asked = ['analytics_storage', 'ad_storage', 'ad_user_data'] as const;
const never = ['ad_personalization', 'functionality_storage', 'personalization_storage'] as const;

/** An entry as Consent Mode reads it: the arguments object of a call, and no array. */
function command(..._values: unknown[]): object {
  return arguments;
}

function statesOf(names: readonly string[], state: 'granted' | 'denied') {
  return Object.fromEntries(names.map((name) => [name, state]));
}

/**
 * The consent before anybody chose: everything denied (Google Consent Mode v2). Goes before all
 * that the page has told the data layer already, because a container reads it in order.
 */
export function denyConsent(layer: object[]): void {
  const denied = statesOf([...asked, ...never], 'denied');
  layer.unshift(command('consent', 'default', { ...denied, security_storage: 'granted' }));
}

/** The commands that a choice adds. */
export function updateConsent(choice: 'granted' | 'denied'): object {
  return command('consent', 'update', statesOf(asked, choice));
}

/** Loads a script of somebody else. */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/**
 * Loads the container, once consent is given.
 * @param id such as GTM-ABC1234
 */
export function startTagManager(id: string, layer: object[], now: number): void {
  // After the default and before the events of the page, which wait for it.
  layer.splice(1, 0, updateConsent('granted'), { event: 'gtm.js', 'gtm.start': now });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

/** Cookies of Google's tags, which they set for the site's own host; their names are public. */
const tagCookie = /^(_ga|_gid|_gat|_gcl|_dc_gtm)/;

/** Removes what tags have left in the cookies, on this host and the domains above it. */
export function removeTagCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_label, index) => labels.slice(index).join('.'));
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] || '';
    if (!tagCookie.test(name)) continue;
    for (const domain of ['', ...domains.map((each) => `; domain=${each}`)]) {
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
