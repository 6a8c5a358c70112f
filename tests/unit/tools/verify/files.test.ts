import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  type Breakage,
  expectTold,
  tellBroken,
  withBody,
  withHeader,
  withPolicy,
  withStatus,
  withText,
} from '../../../support/verify/breakages.ts';

const page = '<html>log in</html>';

/** Files whose content is another, by the name of what they are. */
const kinds = [
  ['PNG', /^\/sharing\/page\.png$/],
  ['WebP', /^\/small\.webp$/],
  ['SVG', /^\/icon\.svg$/],
  ['font', /^\/font\.woff2$/],
  ['MP4', /^\/film\.mp4$/],
  ['WebM', /^\/film\.webm$/],
  ['WebVTT', /^\/film\.vtt$/],
  ['style sheet', /^\/function-answer\.css$/],
  ['script', /^\/_astro\/later\.js$/],
] as const;

const breakages: readonly Breakage[] = [
  ...kinds.map(([kind, path]): Breakage => [
    `a page in place of a ${kind}`,
    path,
    withBody(page),
    new RegExp(`${path.source.slice(1, -1)}: is no ${kind} \\(it begins “<html>log in</html>”\\)$`),
  ]),
  [
    'a picture that is cut',
    /^\/small\.webp$/,
    withBody('RIFF\x08\0\0\0WEBP'),
    /^\/small\.webp: is cut \(12 of 16 bytes\)$/,
  ],
  [
    'a font that is cut',
    /^\/font\.woff2$/,
    withBody('wOF2....\0\0\0\x0d'),
    /^\/font\.woff2: is cut \(12 of 13 bytes\)$/,
  ],
  [
    'a picture whose end is missing',
    /^\/sharing\/page\.png$/,
    async (good) => new Response((await good.arrayBuffer()).slice(0, 12), good),
    /^\/sharing\/page\.png: is cut \(its end is missing after \d+ bytes\)$/,
  ],
  [
    'a drawing whose end is missing',
    /^\/icon\.svg$/,
    withBody('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/><path d="M1'),
    /^\/icon\.svg: is cut \(its end is missing after \d+ bytes\)$/,
  ],
  [
    'a film that is cut',
    /^\/film\.mp4$/,
    (good) => {
      const range = good.headers.get('content-range')?.replace(/\d+$/, '1100');
      return withHeader('content-range', range)(good, new Request('http://site.example'));
    },
    /^\/film\.mp4: is cut \(1100 of 1292 bytes\)$/,
  ],
  [
    'a film of another kind that is cut',
    /^\/film\.webm$/,
    (good) =>
      withHeader('content-range', 'bytes 0-11/12')(good, new Request('http://site.example')),
    /^\/film\.webm: is cut \(12 of 13 bytes\)$/,
  ],
  [
    'a film of which only the beginning is answered',
    /^\/film\.mp4$/,
    (good) => new Response('\0\0\0\x0cftypisom', good),
    /^\/film\.mp4: answers its beginning whatever part is asked for$/,
  ],
  [
    'a script that is cut',
    /^\/_astro\/later/,
    withText('})', ''),
    /^\/_astro\/later\.js: cannot be read by browsers, as if it were cut \(Unexpected token/,
  ],
  [
    'styles that are cut',
    /^\/function-answer/,
    withText(' }', ''),
    /^\/function-answer\.css: cannot be read by browsers, as if it were cut \(.*Unclosed block/,
  ],
  [
    'a search whose worker is cut',
    /pagefind-worker\.js$/,
    withText(')', ''),
    /^\/pagefind\/pagefind-worker\.js: cannot be read by browsers, as if it were cut/,
  ],
  [
    'articles that the listing cannot load',
    /^\/news\/all\/2\.json$/,
    withStatus(404),
    /^\/news\/all\/2\.json: answers 404, not 200$/,
  ],
  [
    'a page in place of articles for the listing',
    /^\/news\/all\/1\.json$/,
    withBody(page),
    /^\/news\/all\/1\.json: has no articles for the listing$/,
  ],
  [
    'a film that comes whole when a part is asked for',
    /^\/film\.mp4$/,
    withStatus(200),
    /^\/film\.mp4: answers 200, not 206, when a part is asked for$/,
  ],
  [
    'a part of a film that says not which',
    /^\/film\.webm$/,
    withHeader('content-range'),
    /^\/film\.webm: does not say which part it is \(content-range: none\)$/,
  ],
  [
    'a picture that comes in part',
    /^\/icon\.svg$/,
    withStatus(206),
    /^\/icon\.svg: answers 206, not 200$/,
  ],
  [
    'files that are not kept',
    /^\/_astro\/page/,
    withHeader('cache-control', 'no-cache'),
    /^\/_astro\/page\.js: is not kept by browsers/,
  ],
  [
    'a script that is another',
    /^\/_astro\/page/,
    withText('words', 'verbs'),
    /^\/_astro\/page\.js: is not what pages say/,
  ],
  [
    'a script that goes over the wire unpacked',
    /^\/_astro\/page/,
    withHeader('content-encoding'),
    /^\/_astro\/page\.js: is sent uncompressed$/,
  ],
  [
    'a script that is packed otherwise than it says',
    /^\/_astro\/page/,
    withHeader('content-encoding', 'br'),
    /^\/_astro\/page\.js: says br and is not$/,
  ],
  [
    'a script that breaks off',
    /^\/_astro\/later/,
    (good) => {
      const begun = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('later'));
        },
        pull: async (controller) => {
          await wait(50);
          controller.error(new Error('The connection is gone.'));
        },
      });
      return new Response(begun, { headers: good.headers });
    },
    /^\/_astro\/later\.js: breaks off: the connection ended before the answer$/,
  ],
  ['a script that is empty', /^\/_astro\/later/, withBody(''), /^\/_astro\/later\.js: is empty$/],
  [
    'a file of the wrong type',
    /^\/icon/,
    withHeader('content-type', 'text/html'),
    /^\/icon\.svg: is text\/html, not image\/svg\+xml$/,
  ],
  ['a picture that is lost', /^\/small/, withStatus(404), /^\/small\.webp: answers 404, not 200$/],
  [
    'a picture for sharing that is lost',
    /^\/sharing/,
    withStatus(404),
    /^\/sharing\/page\.png: answers 404, not 200$/,
  ],
  [
    'the styles of answers that are lost',
    /^\/function-answer/,
    withStatus(404),
    /^\/function-answer\.css: answers 404, not 200$/,
  ],
  [
    'an index of the search that is lost',
    /^\/pagefind\/pagefind\.en_1\.pf_meta$/,
    withStatus(404),
    /^\/pagefind\/pagefind\.en_1\.pf_meta: answers 404, not 200$/,
  ],
  [
    'an index of the search that is no JSON',
    /^\/pagefind\/pagefind-entry\.json$/,
    withBody('{'),
    /^\/pagefind\/pagefind-entry\.json: is no JSON$/,
  ],
  [
    'an index of the search in no language',
    /^\/pagefind\/pagefind-entry\.json$/,
    withBody('{"languages":{}}'),
    /^\/pagefind\/pagefind-entry\.json: names no parts of the index$/,
  ],
  [
    'a search without what runs it',
    /wasm\.en\.pagefind$/,
    withStatus(404),
    /^\/pagefind\/wasm\.en\.pagefind: answers 404, not 200$/,
  ],
  [
    'a search with a page in place of what runs it',
    /wasm\.en\.pagefind$/,
    withBody(page),
    /^\/pagefind\/wasm\.en\.pagefind: is no part of the search \(it begins “<html>/,
  ],
  [
    'a search without a part of its index',
    /^\/pagefind\/index\//,
    withStatus(404),
    /^\/pagefind\/index\/en_00000a1\.pf_index: answers 404, not 200$/,
  ],
  [
    'a search without a filter',
    /^\/pagefind\/filter\//,
    withStatus(404),
    /^\/pagefind\/filter\/en_00000f1\.pf_filter: answers 404, not 200$/,
  ],
  [
    'a search without its texts',
    /^\/pagefind\/text\/fragment\//,
    withStatus(404),
    /^\/pagefind\/text\/fragment\/en_000000f\.pf_fragment: answers 404, not 200$/,
  ],
  [
    'a search whose worker may not run it',
    /pagefind-worker\.js$/,
    withPolicy("'wasm-unsafe-eval'", ''),
    /^\/pagefind\/pagefind-worker\.js: content-security-policy: script-src lacks 'wasm-unsafe-eval'$/,
  ],
  [
    'a search whose worker is a page',
    /pagefind-worker\.js$/,
    withBody(page),
    /^\/pagefind\/pagefind-worker\.js: is no script \(it begins “<html>/,
  ],
  [
    'a site that is shut for search engines',
    /^\/robots/,
    withText('Allow: /', 'Disallow: / # for now'),
    /^\/robots\.txt: keeps every search engine from the site$/,
  ],
  [
    'a site that is shut for one search engine',
    /^\/robots/,
    withText(/^/, 'User-agent: bingbot\nUser-Agent: Googlebot # for now\nDisallow: /\n\n'),
    /^\/robots\.txt: keeps Googlebot and bingbot from the site$/,
  ],
  [
    'robots that are told no sitemap',
    /^\/robots/,
    withText('Sitemap:', '# Sitemap:'),
    /^\/robots\.txt: names no sitemap$/,
  ],
  [
    'robots that are let in',
    /^\/robots/,
    withText('User-agent: GPTBot\n', ''),
    /^\/robots\.txt: lacks “User-agent: GPTBot”, which the build writes$/,
  ],
  [
    'robots that are kept from a part',
    /^\/robots/,
    withText('Allow: /\n', 'Allow: /\nDisallow: /news-views\n'),
    /^\/robots\.txt: says “Disallow: \/news-views”, which the build does not write$/,
  ],
  [
    'robots that are told another sitemap',
    /^\/robots/,
    withText(/(Sitemap: .*)/, '$1\nSitemap: https://other.example/sitemap.xml'),
    /^\/robots\.txt: says “Sitemap: https:\/\/other\.example\/sitemap\.xml”, which/,
  ],
  [
    'robots that are told the same twice',
    /^\/robots/,
    withText(/(Sitemap: .*)/, '$1\nDisallow: /'),
    /^\/robots\.txt: has the lines that the build writes, in another order or number$/,
  ],
  ['an expired contact for finders', /security\.txt$/, withText('2999', '1999'), /has expired/],
  ['nobody to write to', /security\.txt$/, withText('Contact:', '#'), /names nobody to write to/],
  [
    'a feed of the wrong type',
    /^\/rss\.xml$/,
    withHeader('content-type', 'text/html'),
    /^\/rss\.xml: is text\/html, not application\/rss\+xml$/,
  ],
  [
    'a feed of a type that begins alike',
    /^\/feed\.json$/,
    withHeader('content-type', 'application/feed+jsonp'),
    /^\/feed\.json: is application\/feed\+jsonp, not application\/feed\+json$/,
  ],
  ['a feed that is cut', /^\/rss\.xml$/, withText('</rss>', ''), /has no articles, or no end/],
  ['a feed without articles', /^\/feed/, withText(/\{"url".*?\}/, ''), /has no articles/],
  ['a feed that is no JSON', /^\/feed/, withBody('<p>'), /^\/feed\.json: is no JSON$/],
  [
    'a feed that names another site',
    /^\/rss/,
    withText('http://127.0.0.1', 'http://other.example'),
    /^\/rss\.xml: names addresses of http:\/\/other\.example:\d+; set PUBLIC_SITE_URL to \S+ and build \(at \/rss\.xml: http:\S+\)$/,
  ],
  [
    'a feed that names a page that is not there',
    /^\/rss/,
    withText('/linked', '/lost'),
    /^\/rss\.xml: names what is no page of the site \(http:\S+\/lost\)$/,
  ],
  [
    'a feed in JSON that names a page that is not there',
    /^\/feed/,
    withText('/linked', '/lost'),
    /^\/feed\.json: names what is no page of the site \(http:\S+\/lost\)$/,
  ],
  [
    'a list for machines that names a page that is not there',
    /^\/llms\.txt$/,
    withText('/contact', '/lost'),
    /^\/llms\.txt: names what is no page of the site \(http:\S+\/lost\)$/,
  ],
  ['a list for machines that is empty', /^\/llms\.txt$/, withText('](', ''), /leads to no page/],
  ['a text for machines that is empty', /^\/llms-full/, withBody(''), /has no heading/],
  [
    'a page in Markdown that is lost',
    /^\/page\.md$/,
    withStatus(404),
    /^\/page\.md: answers 404, not 200$/,
  ],
  [
    'a page in Markdown that is another’s',
    /^\/page\.md$/,
    withText(/<http:[^>]*>/, '<http://127.0.0.1/terms>'),
    /^\/page\.md: does not name the page that links to it as its twin \(http:\S+\/\)$/,
  ],
  [
    'a page in Markdown that is none',
    /^\/page\.md$/,
    withHeader('content-type', 'text/html'),
    /^\/page\.md: is text\/html, not text\/markdown$/,
  ],
];

test.each(breakages)('%s is told, and nothing else', async (...breakage) => {
  await expectTold(breakage);
  expect.hasAssertions();
});

test('comments and ends of lines of a host change nothing of what robots are told', async () => {
  const { sentences } = await tellBroken(/^\/robots/, async (good) => {
    const text = (await good.text()).replaceAll('\n', '\r\n');
    return new Response(`# Added by the host\r\n\r\n${text}`, good);
  });
  expect(sentences).toEqual([]);
});
