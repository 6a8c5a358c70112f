import { expect, test } from 'vitest';
import {
  type Breakage,
  testBreakages,
  tellBroken,
  withHeader,
  withPolicy,
  withText,
} from '../../../../support/verify/breakages.ts';

const policy = 'content-security-policy';

/** An answer of each kind that is no page. */
const answers = [
  ['/picture.svg', /^\/picture\.svg$/],
  ['/contact/', /^\/contact\/$/],
  ['/old', /^\/old$/],
  ['/given-up', /^\/given-up$/],
  ['/rss.xml', /^\/rss\.xml$/],
  ['/robots.txt', /^\/robots\.txt$/],
  ['/sitemap-0.xml', /^\/sitemap-0/],
  ['/page.md', /^\/page\.md$/],
  ['/.well-known/security.txt', /security\.txt$/],
  ['/health', /^\/health$/],
  ['/pagefind/pagefind-worker.js', /^\/pagefind\/pagefind-worker/],
  ['the reports of browsers', /policy-report/],
  ['the contact form', /send-contact/],
] as const;

const breakages: readonly Breakage[] = [
  ...answers.map(([name, path]): Breakage => [
    `a header that ${name} has lost`,
    path,
    withHeader('x-content-type-options'),
    new RegExp(`^${name}.*x-content-type-options is missing$`),
  ]),
  [
    'a page without a policy',
    /^\/contact$/,
    withHeader(policy),
    /^\/contact: content-security-policy is missing$/,
  ],
  [
    'a policy that lets forms go anywhere',
    /^\/terms$/,
    withPolicy("form-action 'self'", "form-action 'self' *"),
    /^\/terms: content-security-policy: form-action allows \*$/,
  ],
  [
    'a policy that lost a source',
    /^\/terms$/,
    withPolicy("font-src 'self'", 'font-src'),
    /^\/terms: content-security-policy: font-src lacks 'self'$/,
  ],
  [
    'a policy that lost a part',
    /^\/terms$/,
    withPolicy("; require-trusted-types-for 'script'", ''),
    /require-trusted-types-for is missing$/,
  ],
  [
    'a policy that has a part more',
    /^\/terms$/,
    withPolicy(/$/, '; upgrade-insecure-requests'),
    /^\/terms: .*upgrade-insecure-requests is more than the build writes$/,
  ],
  [
    'a policy whose first word for forms is not ours',
    /^\/terms$/,
    withPolicy(/^/, "form-action 'self' *; "),
    /^\/terms: content-security-policy: form-action allows \*$/,
  ],
  [
    'another policy',
    /^\/(?:terms|accessibility)$/,
    withHeader(policy, "default-src 'self'"),
    /^\/terms, \/accessibility: content-security-policy is another policy than the build writes/,
  ],
  [
    'a policy that allows all inline code and names none',
    /^\/terms$/,
    withPolicy(/script-src 'self' 'sha256-[^;]*/, "script-src 'self' 'unsafe-inline'"),
    /^\/terms: content-security-policy: script-src allows 'unsafe-inline'$/,
  ],
  [
    'a policy that is sent twice',
    /^\/terms$/,
    (good) => {
      good.headers.append(policy, "default-src 'self'");
      return good;
    },
    /^\/terms: content-security-policy is sent twice/,
  ],
  [
    'pages of another build than their headers',
    /^\/terms$/,
    withText('start()', 'begin()'),
    /^\/terms: is not the page that its policy was written for/,
  ],
  [
    'an inline script that slipped in, another in each page',
    /^\/(?:terms|accessibility)$/,
    async (good) => {
      const text = (await good.text()).replace(
        '<h1>',
        `<script>track(${String(count())})</script><h1>`,
      );
      return new Response(text, good);
    },
    /^\/terms, \/accessibility: has an inline script that its policy does not know \(at \/terms: “track\(\d+\)”\)$/,
  ],
  [
    'an inline style that slipped in',
    /^\/terms$/,
    withText('<h1>', '<style>h1 { display: none }</style><h1>'),
    /^\/terms: has an inline style that its policy does not know$/,
  ],
  [
    'an attribute that its policy blocks',
    /^\/terms$/,
    withText('<h1>', '<h1 onclick="go()">'),
    /^\/terms: has what its policy blocks \(<h1 onclick/,
  ],
  [
    'a page that may be framed',
    /^\/accessibility$/,
    withHeader('x-frame-options'),
    /^\/accessibility: x-frame-options is missing$/,
  ],
  [
    'a header that is sent twice',
    /^\/terms$/,
    withHeader('x-frame-options', 'DENY, DENY'),
    /^\/terms: x-frame-options is sent twice$/,
  ],
  [
    'pages that are kept for good',
    /^\/terms$/,
    withHeader('cache-control', 'public, max-age=31536000, immutable'),
    /^\/terms: cache-control is “public, max-age=31536000/,
  ],
  [
    'a shorter promise of https',
    /^\/terms$/,
    withHeader('strict-transport-security', 'max-age=300; includeSubDomains'),
    /^\/terms: strict-transport-security is “max-age=300/,
  ],
  [
    'a promise of https without the hosts below',
    /^\/terms$/,
    withHeader('strict-transport-security', 'max-age=63072000'),
    /^\/terms: strict-transport-security is “max-age=63072000”/,
  ],
  [
    'a cookie',
    /^\/terms$/,
    withHeader('set-cookie', 'visitor=1; Path=/'),
    /^\/terms: sets a cookie: visitor$/,
  ],
  [
    'a page that every site may read',
    /^\/terms$/,
    withHeader('access-control-allow-origin', '*'),
    /^\/terms: lets other sites read it \(\*\)$/,
  ],
  [
    'a function that another site may read',
    /subscribe-newsletter/,
    withHeader('access-control-allow-origin', 'https://other.example'),
    /^the newsletter form \(.*\): lets other sites read it \(https:\/\/other\.example\)$/,
  ],
  [
    'a proxy that does not say which host was asked for',
    /subscribe-newsletter/,
    (good, request) => {
      const asker = request.headers.get('origin') ?? '';
      const isOwn = asker === new URL(request.url).origin;
      return isOwn ? withHeader('access-control-allow-origin', asker)(good, request) : good;
    },
    /^the newsletter form \(.*\): takes its own pages for those of another site .*: a proxy in between has to pass Host on/,
  ],
  [
    'a host that says of a file who may read it',
    /^\/picture\.svg$/,
    (good, request) =>
      withHeader('access-control-allow-origin', new URL(request.url).origin)(good, request),
    /^\/picture\.svg: says who may read it, which nothing of this site says \(access-control-\S+ http:/,
  ],
  [
    'a header that sends visitors on',
    /^\/terms$/,
    withHeader('refresh', '0; url=https://evil.example/'),
    /^\/terms: sends visitors on \(refresh: 0; url=https:\/\/evil\.example\/\)$/,
  ],
  [
    'a header that empties what browsers keep',
    /^\/picture\.svg$/,
    withHeader('clear-site-data', '"cache", "storage"'),
    /^\/picture\.svg: empties what browsers keep of the site \(clear-site-data: "cache", "storage"\)$/,
  ],
  [
    'a proxy that has browsers report to its maker',
    /^\/terms$/,
    withHeader('report-to', '{"endpoints":[{"url":"https://reports.example"}]}'),
    /^\/terms: has browsers report visits \(report-to: .*reports\.example/,
  ],
  [
    'a proxy that adds a policy of its own to try',
    /^\/terms$/,
    withHeader('content-security-policy-report-only', "default-src 'none'"),
    /^\/terms: has a second policy \(content-security-policy-report-only: default-src 'none'\)$/,
  ],
];

let scripts = 0;
function count(): number {
  scripts += 1;
  return scripts;
}

testBreakages(breakages);

test.each([
  ['longer', 'max-age=70000000; includeSubDomains'],
  ['for the list of browsers', 'max-age=63072000; includeSubDomains; preload'],
  ['in other letters', 'max-age=63072000;includesubdomains'],
])('a promise of https that is stronger is no broken one: %s', async (_how, value) => {
  const { sentences } = await tellBroken(/./, withHeader('strict-transport-security', value));
  expect(sentences).toEqual([]);
});

test('what the host lets everybody read is not told', async () => {
  const { sentences } = await tellBroken(/\.svg$/, (good) => {
    good.headers.set('access-control-allow-origin', '*');
    good.headers.set('server', 'Vercel');
    return good;
  });
  expect(sentences).toEqual([]);
});
