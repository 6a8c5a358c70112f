import type { publicSettingNames, Settings } from '../../config/environment.ts';

type PublicSettings = Pick<Settings, (typeof publicSettingNames)[number]>;

export interface HeaderSources {
  readonly settings: PublicSettings;
  /** Sources such as `'sha256-…'` of every inline script of the built pages. */
  readonly scriptHashes: readonly string[];
  /** Sources such as `'sha256-…'` of every inline style element of the built pages. */
  readonly styleHashes: readonly string[];
}

export type ResponseHeaders = Readonly<Record<string, string>>;

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

function contentSecurityPolicy({ settings, scriptHashes, styleHashes }: HeaderSources): string {
  const functionsHost = originOf(settings.PUBLIC_FUNCTIONS_URL);
  const tags = settings.PUBLIC_GTM_ID ? tagManager : { script: [], image: [], connect: [] };
  // No upgrade-insecure-requests: the local server speaks plain http.
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...tags.script],
    'style-src': ["'self'", ...styleHashes],
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
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

function permissionsPolicy(): string {
  return [
    ...deniedFeatures.map((feature) => `${feature}=()`),
    ...ownFeatures.map((feature) => `${feature}=(self)`),
  ].join(', ');
}

/**
 * The headers of every response of the site: pages, files, redirects, functions and the 404.
 * Whether HSTS joins the browsers' preload list is for the owner of the domain to decide.
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function responseHeaders(sources: HeaderSources): ResponseHeaders {
  return {
    'content-security-policy': contentSecurityPolicy(sources),
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
