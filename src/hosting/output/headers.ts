import { functionAddress } from '../../config/routes.ts';
import type { PublicSettings } from '../../config/settings.ts';
import type { InlineCode } from './pages/inline-code.ts';

/**
 * https://developers.google.com/tag-platform/security/guides/csp, without inline code. Scripts come
 * from the two paths of containers and tags; a policy cannot tell one container from another, as it
 * ignores what follows the question mark (https://www.w3.org/TR/CSP3/#match-url-to-source-list).
 */
const tagManager = {
  script: ['https://www.googletagmanager.com/gtm.js', 'https://www.googletagmanager.com/gtag/js'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const;

/** Browser features that no page uses: a script that slipped in could not ask for them either. */
const deniedFeatures =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment publickey-credentials-create publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/** Features of the product video's player. */
const ownFeatures = ['autoplay', 'fullscreen', 'picture-in-picture'] as const;

const permissionsPolicy = [
  ...deniedFeatures.split(' ').map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

const twoYearsInSeconds = 63_072_000;

/** The origin of an absolute address, nothing for a path on this site or an empty setting. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The hosts of the tools inside the tag manager. */
function listTagHosts(settings: PublicSettings): string[] {
  return settings.PUBLIC_GTM_ID ? settings.PUBLIC_TAG_HOSTS.split(/\s+/).filter(Boolean) : [];
}

/** Where browsers report what was blocked: only where somebody else's code runs. */
function reportAddress(settings: PublicSettings): string | undefined {
  if (!settings.PUBLIC_GTM_ID) return undefined;
  return functionAddress('policyReport', settings.PUBLIC_FUNCTIONS_URL);
}

/**
 * What a browser may load and run.
 * @param code what stands in the page; an answer that is no built page, such as a file or the
 *   answer of a function, has none and may link to a style sheet of this site
 */
export function contentSecurityPolicy(
  settings: PublicSettings,
  code?: Pick<InlineCode, 'scriptHashes' | 'styleHashes'>,
): string {
  const functionsHost = originOf(settings.PUBLIC_FUNCTIONS_URL);
  const tags = settings.PUBLIC_GTM_ID ? tagManager : { script: [], image: [], connect: [] };
  const tagHosts = listTagHosts(settings);
  const hasForeignScripts =
    settings.PUBLIC_GTM_ID !== '' || settings.PUBLIC_VERCEL_INSIGHTS === 'on';
  // No upgrade-insecure-requests: the local server speaks plain http.
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(code?.scriptHashes ?? []), ...tags.script, ...tagHosts],
    'style-src': ["'self'", ...(code?.styleHashes ?? [])],
    'img-src': ["'self'", ...tags.image, ...tagHosts],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...functionsHost,
      ...originOf(settings.PUBLIC_BLOG_HOST),
      ...tags.connect,
      ...tagHosts,
    ],
    'frame-src': tagHosts,
    'media-src': ["'self'", ...originOf(settings.PUBLIC_VIDEO_URL)],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...functionsHost],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Own scripts never turn text into code. What other people's scripts do is not known.
    ...(!hasForeignScripts && { 'require-trusted-types-for': ["'script'"] }),
  };
  const reports = reportAddress(settings);
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ') || "'none'"}`)
    .concat(reports === undefined ? [] : `report-uri ${reports}`)
    .join('; ');
}

/**
 * The same policy with what the development server needs: its styles and modules stand in the page,
 * and its tools open a socket and make markup from text. What content may not carry is reported all
 * the same: frames, files of other hosts and event handlers.
 */
export function policyInDevelopment(settings: PublicSettings): string {
  const inline = ["'unsafe-inline'"];
  const policy = contentSecurityPolicy(settings, { scriptHashes: inline, styleHashes: inline })
    .replace("connect-src 'self'", '$& ws:')
    .replace(/; require-trusted-types-for [^;]*/, '');
  return `${policy}; script-src-attr 'none'`;
}

/**
 * The headers of every response of the site: files, redirects, functions and, but for the policy,
 * which knows the code of each, pages.
 * Whether HSTS joins the browsers' preload list is for the owner of the domain to decide.
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function responseHeaders(settings: PublicSettings): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(settings),
    'strict-transport-security': `max-age=${twoYearsInSeconds}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Other hosts' files, such as the tag manager's, are fetched without the visitor's cookies. The
    // frame of a consent tool would not be shown, as it would have to send this header itself.
    'cross-origin-embedder-policy':
      listTagHosts(settings).length > 0 ? 'unsafe-none' : 'credentialless',
    // Pages are asked for again on every visit and answered from the ETag when nothing changed;
    // files with a hash in their name get a longer life from a later route.
    'cache-control': 'public, max-age=0, must-revalidate',
    // Files have no element that says so (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
    ...(settings.PUBLIC_DRAFTS === 'on' && { 'x-robots-tag': 'noindex' }),
  };
}
