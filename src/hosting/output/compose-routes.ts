import { adminHeaders, adminPath } from '../../admin/admin-headers.ts';
import {
  feeds,
  functionAddress,
  healthPath,
  llmsFiles,
  markdownPath,
  routes as siteRoutes,
  searchFolder,
  sharingFolder,
} from '../../config/routes.ts';
import type { PublicSettings } from '../../config/settings.ts';
import type { Moves } from '../../site/front-matter.ts';
import type { FinishedPage } from './pages/finish-pages.ts';
import { contentSecurityPolicy, responseHeaders } from './headers.ts';
import type { Route, SourceRoute } from './output-config.ts';

/** The host takes expressions of up to 4,096 characters. */
const longestAlternatives = 4_000;

/** Types that hosts guess wrongly or leave without a charset, by the path as an expression. */
const mediaTypes = {
  [feeds.rss]: 'application/rss+xml',
  [feeds.json]: 'application/feed+json',
  [String.raw`${siteRoutes.law}/[\w-]+.ics`]: 'text/calendar',
  [String.raw`${siteRoutes.law}/[\w-]+.xml`]: 'application/rss+xml',
  [`${siteRoutes.buyers}.csv`]: 'text/csv',
  [String.raw`/sitemap-(?:index|\d+).xml`]: 'application/xml',
  '/site.webmanifest': 'application/manifest+json',
  [String.raw`/(?:robots|llms|llms-full|\.well-known/security).txt`]: 'text/plain',
  [String.raw`/[\w/-]+.md`]: 'text/markdown',
};

interface Deployment {
  readonly settings: PublicSettings;
  readonly pages: readonly FinishedPage[];
  /** The paths of what is there in Markdown too. */
  readonly texts: readonly string[];
  readonly moves: Moves;
  /** Slugs of the articles that the external blog has. */
  readonly articles: readonly string[];
}

/** Alternatives of a regular expression, in as many groups as the host's limit asks for. */
function joinAlternatives(alternatives: readonly string[]): string[] {
  const groups: string[] = [];
  for (const alternative of alternatives) {
    const last = groups.pop();
    if (last === undefined) groups.push(alternative);
    else if (last.length + 1 + alternative.length > longestAlternatives) {
      groups.push(last, alternative);
    } else groups.push(`${last}|${alternative}`);
  }
  return groups;
}

/** The addresses of a file as an expression: that of the folder whose index it is, or its own. */
function describePaths(file: string): string {
  const literal = `/${file}`.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return literal.replace(/\/index\\\.html$/, '') || '/?';
}

/** No proxy may rewrite a page: scripts that it moves or adds are none that the policy lets run. */
const headersOfPage = (policy: string) => ({
  'content-security-policy': policy,
  'cache-control': 'public, max-age=0, must-revalidate, no-transform',
});

function policyRoutes(pagesByPolicy: ReadonlyMap<string, readonly FinishedPage[]>): SourceRoute[] {
  return [...pagesByPolicy].flatMap(([policy, pages]) =>
    joinAlternatives(pages.map(({ file }) => describePaths(file))).map((paths) => ({
      src: `^(?:${paths})(?:/index\\.html)?$`,
      headers: headersOfPage(policy),
      continue: true,
    })),
  );
}

/** The page for editing in the browser has a policy of its own, and is not for search engines. */
function editorRoutes({ PUBLIC_ADMIN: admin }: PublicSettings): SourceRoute[] {
  if (admin === '') return [];
  const src = `^${adminPath}(?:/index\\.html)?$`;
  return [{ src, headers: { ...adminHeaders(admin) }, continue: true }];
}

const typeRoutes: readonly SourceRoute[] = Object.entries(mediaTypes).map(([path, type]) => ({
  src: `^${path.replace(/\.(?=\w+$)/, String.raw`\.`)}$`,
  headers: { 'content-type': `${type}; charset=utf-8` },
  continue: true,
}));

/** Names that change with what the files hold: kept for a year, where there is such a file. */
const lastingRoutes: readonly Route[] = [
  { handle: 'hit' },
  {
    src: '^/_astro/',
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    continue: true,
  },
];

const sharingRoutes: readonly SourceRoute[] = [
  {
    // Made to be shown by others: feed readers and messengers in a browser load it from here.
    src: `^${sharingFolder}/`,
    headers: {
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400',
    },
    continue: true,
  },
  {
    // Each drawn cover is a document of its own, with its colors and its letters in it.
    src: `^${sharingFolder}/covers/`,
    headers: {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; font-src data:",
    },
    continue: true,
  },
];

/** For whoever asks for Markdown and not for HTML too, as browsers and crawlers do. */
const forMarkdown = {
  has: [{ type: 'header', key: 'accept', value: String.raw`.*text/markdown.*` }],
  missing: [{ type: 'header', key: 'accept', value: String.raw`.*text/html.*` }],
  headers: { 'content-type': 'text/markdown; charset=utf-8' },
} as const satisfies Partial<SourceRoute>;

/** A page in Markdown answers at the address of the page too, which names it and the list of all. */
function textRoutes(texts: readonly string[]): SourceRoute[] {
  const groups = joinAlternatives(texts.filter((path) => path !== siteRoutes.home));
  const list = `<${llmsFiles.index}>; rel="describedby"; type="text/plain"`;
  const routesOf = (src: string, file: string): SourceRoute[] => [
    {
      src,
      headers: {
        vary: 'Accept',
        link: `<${file}>; rel="alternate"; type="text/markdown", ${list}`,
      },
      continue: true,
    },
    { src, ...forMarkdown, dest: file, check: true },
  ];
  return [
    ...routesOf('^/$', markdownPath(siteRoutes.home)),
    ...groups.flatMap((paths) => routesOf(`^(${paths})$`, '$1.md')),
  ];
}

/**
 * Pages in Markdown are for readers by machine, and files of the search for its page: a search engine
 * that finds both leads people to the page
 * (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag).
 */
const markdownRoutes: readonly SourceRoute[] = [
  {
    src: String.raw`^(?:/[\w/-]+\.md|${searchFolder}/.+|${llmsFiles.full})$`,
    headers: { 'x-robots-tag': 'noindex' },
    continue: true,
  },
];

/**
 * The redirect that takes away a trailing slash names the path as its target, and a path that
 * begins with two slashes, or one and a backslash, would be another host.
 */
function guardRedirect(route: Route): Route {
  const isTrailingSlash = 'src' in route && route.src === '^/(.*)/$';
  return isTrailingSlash ? { ...route, src: String.raw`^/(?![/\\])(.*)/$` } : route;
}

/** There for as long as a redirect takes that leads back here. */
const sentCookie = 'sent-to-blog';

/**
 * Temporary, so that browsers forget the redirects once the articles move. Once in a moment: from a
 * blog host that sends the visitor back, the page of the redirect fallback leads home.
 */
function blogRoutes(articles: readonly string[], blogHost: string): SourceRoute[] {
  if (!blogHost) return [];
  return joinAlternatives(articles).map((slugs) => ({
    src: `^/(${slugs})$`,
    missing: [{ type: 'cookie', key: sentCookie }],
    headers: {
      Location: `${blogHost}/$1`,
      'Set-Cookie': `${sentCookie}=1; Path=/$1; Max-Age=5; HttpOnly; SameSite=Lax`,
    },
    status: 307,
  }));
}

/** For good, so that search engines and bookmarks follow; 410 where there is nothing to follow to. */
function moveRoutes({ redirects, gone }: Moves): SourceRoute[] {
  // The name of its file is where the preview of the editor in the browser looks for the home page.
  const home = { from: '/index', to: siteRoutes.home };
  return [
    ...[home, ...redirects].map(({ from, to }) => ({
      src: `^${from}$`,
      headers: { Location: to },
      status: 308,
    })),
    ...joinAlternatives([siteRoutes.gone, ...gone]).map((paths) => ({
      src: `^(?:${paths})$`,
      dest: `${siteRoutes.gone}/index.html`,
      status: 410,
    })),
  ];
}

/**
 * The routes of the deployed site: what the adapter wrote, with the headers of every response,
 * which later routes may override; the policies of the pages, one route for all that have the same
 * code; the redirects of pages that moved, and those to the blog; and the page for what fails, which
 * the adapter does not know.
 * @param routes those of the adapter
 */
export function composeRoutes(
  routes: readonly Route[],
  { settings, pages, texts, moves, articles }: Deployment,
): Route[] {
  const policyOf = (page: FinishedPage) => contentSecurityPolicy(settings, page);
  const pageAt = (dest?: string) => pages.find(({ file }) => `/${file}` === dest);
  const withPolicy = (route: Route): Route => {
    const page = 'dest' in route && pageAt(route.dest);
    if (!page) return route;
    return { ...route, headers: { ...route.headers, ...headersOfPage(policyOf(page)) } };
  };
  const failure: Route[] = pageAt('/500.html')
    ? [{ handle: 'error' }, { src: '^/.*$', dest: '/500.html', status: 500 }]
    : [];
  // The adapter has what is missing below it kept for a year, too.
  const ofAdapter = routes.filter((route) => !('src' in route && route.src.startsWith('^/_astro')));
  const files = ofAdapter.findIndex((route) => 'handle' in route);
  return [
    { src: '^/(.*)$', headers: responseHeaders(settings), continue: true },
    ...policyRoutes(Map.groupBy(pages, policyOf)),
    ...editorRoutes(settings),
    ...typeRoutes,
    ...sharingRoutes,
    ...markdownRoutes,
    ...textRoutes(texts),
    { src: `^${healthPath}$`, dest: functionAddress('health'), check: true },
    ...ofAdapter
      .toSpliced(
        files < 0 ? ofAdapter.length : files,
        0,
        ...moveRoutes(moves),
        ...blogRoutes(articles, settings.PUBLIC_BLOG_HOST),
      )
      .flatMap((route) =>
        'dest' in route && route.dest === '/404.html'
          ? [{ ...route, ...forMarkdown, dest: markdownPath(siteRoutes.notFound) }, route]
          : [route],
      )
      .concat(lastingRoutes, failure)
      .map(withPolicy)
      .map(guardRedirect),
  ];
}
