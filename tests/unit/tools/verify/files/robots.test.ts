import { expect, test } from 'vitest';
import {
  type Breakage,
  testBreakages,
  tellBroken,
  withText,
} from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
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
];

testBreakages(breakages);

test('comments and ends of lines of a host change nothing of what robots are told', async () => {
  const { sentences } = await tellBroken(/^\/robots/, async (good) => {
    const text = (await good.text()).replaceAll('\n', '\r\n');
    return new Response(`# Added by the host\r\n\r\n${text}`, good);
  });
  expect(sentences).toEqual([]);
});
