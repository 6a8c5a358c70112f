/** Paths that code must know by name; every other path is the file name of a page or an article. */
export const routes = {
  home: '/',
  contact: '/contact',
  contactSent: '/contact/sent',
  news: '/news-views',
  newsletterAsked: '/newsletter/check-inbox',
  newsletterConfirmed: '/newsletter/confirmed',
  newsletterUnsubscribed: '/newsletter/unsubscribed',
  privacy: '/privacy-policy',
  terms: '/terms',
  accessibility: '/accessibility',
  search: '/search',
  law: '/law-by-market',
  buyers: '/what-buyers-ask',
  notFound: '/404',
  gone: '/410',
  failure: '/500',
} as const;

/**
 * The address of a button. That of the contact form also says which button it was, and where, so that
 * the form can send it along.
 */
export function buttonAddress(href: string, label: string, page: string): string {
  if (href !== routes.contact) return href;
  return `${href}?${new URLSearchParams({ button: `${label} (${page})` }).toString()}`;
}

/** Where the functions answer on this site, locally and in development too. */
export const functionsPath = '/functions/v1';

/** The functions, by the names of their files in `functions/`. */
export const functionNames = {
  contact: 'TRIAGE-send-contact-email',
  newsletter: 'TRIAGE-subscribe-newsletter',
  policyReport: 'TRIAGE-policy-report',
  health: 'TRIAGE-health',
} as const;

/**
 * The address of a function.
 * @param functionsUrl PUBLIC_FUNCTIONS_URL: a path on this site or a full address
 */
export function functionAddress(
  name: keyof typeof functionNames,
  functionsUrl: string = functionsPath,
): string {
  return `${functionsUrl}/${functionNames[name]}`;
}

/** What the scheduler of the host calls, so that waiting mail is delivered. */
export const deliveryPath = `${functionsPath}/TRIAGE-deliver-mail`;

/** Where a monitor asks how the functions are. */
export const healthPath = '/health';

/** The built contact page beside the functions that answer with it. */
export const builtContactPage = './contact.html';

/** The articles for feed readers. */
export const feeds = { rss: '/rss.xml', json: '/feed.json' } as const;

/** The site for readers by machine: what there is, and all of it in one file. */
export const llmsFiles = { index: '/llms.txt', full: '/llms-full.txt' } as const;

/** Where the pictures lie that stand for pages where they are shared. */
export const sharingFolder = '/sharing';

/** Where the files of the search lie. */
export const searchFolder = '/search';

/** The paths of the site and the slugs of articles that an external blog hosts. */
export const knownPathsFile = '/known-paths.json';

/** First parts of addresses below which the site itself answers: no page had such an address. */
export const siteFolders: readonly string[] = [
  '_astro',
  'functions',
  'health',
  'media',
  'news',
  'news-views',
];

/** Pages that answer to an action of the visitor: kept out of search engines and the sitemap. */
export const unlistedRoutes: readonly string[] = [
  routes.contactSent,
  routes.newsletterAsked,
  routes.newsletterConfirmed,
  routes.newsletterUnsubscribed,
  routes.notFound,
  routes.gone,
  routes.failure,
];

/** Pages that lead to texts and are none: found by nobody who searches. */
export const unfoundRoutes: readonly string[] = [routes.search, ...unlistedRoutes];

/**
 * Whether a page belongs in the sitemap. Pages of older articles do not: each article is there
 * itself, and what they hold moves with every new one.
 */
export function isListed(address: string): boolean {
  const { pathname } = new URL(address);
  return !unlistedRoutes.includes(pathname) && !/\/page\/\d+$/.test(pathname);
}

/** Where a page or article is in Markdown: `/about.md`, `/index.md`. */
export function markdownPath(path: string): string {
  return path === routes.home ? '/index.md' : `${path}.md`;
}
