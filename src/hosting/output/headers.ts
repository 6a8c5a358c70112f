import type { PublicSettings } from '../../config/settings.ts';
import type { InlineCode } from './inline-code.ts';

/** https://developers.google.com/tag-platform/security/guides/csp, without inline code. */
const tagManager = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const;

/** Browser features that no page uses: a script that slipped in could not ask for them either. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** Features of the product video's player. */
const ownFeatures = ['autoplay', 'fullscreen', 'picture-in-picture'] as const;

const twoYearsInSeconds = 63_072_000;

/** The origin of an absolute address, nothing for a path on this site or an empty setting. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
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
  // No upgrade-insecure-requests: the local server speaks plain http.
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(code?.scriptHashes ?? []), ...tags.script],
    'style-src': code ? code.styleHashes : ["'self'"],
    'img-src': ["'self'", ...tags.image],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...functionsHost,
      ...originOf(settings.PUBLIC_BLOG_HOST),
      ...tags.connect,
    ],
    'media-src': ["'self'", ...originOf(settings.PUBLIC_VIDEO_URL)],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...functionsHost],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ') || "'none'"}`)
    .join('; ');
}

function permissionsPolicy(): string {
  return [
    ...deniedFeatures.map((feature) => `${feature}=()`),
    ...ownFeatures.map((feature) => `${feature}=(self)`),
  ].join(', ');
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
    'permissions-policy': permissionsPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Other hosts' files, such as the tag manager's, are fetched without the visitor's cookies.
    'cross-origin-embedder-policy': 'credentialless',
    // Pages are asked for again on every visit and answered from the ETag when nothing changed;
    // files with a hash in their name get a longer life from a later route.
    'cache-control': 'public, max-age=0, must-revalidate',
  };
}
