import { expect, test } from 'vitest';
import { findWrongXml } from '../../../../../tools/verify/files/xml.ts';
import { type Breakage, testBreakages, withText } from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'a feed that cannot be read',
    /^\/rss\.xml$/,
    withText('<item>', '<item><title>Triage & care</title>'),
    /^\/rss\.xml: is no well-formed XML \(Invalid character in entity name, in line 1, character \d+\)$/,
  ],
  [
    'a sitemap that cannot be read',
    /^\/sitemap-0/,
    withText('</loc></urlset>', '</loc></url></urlset>'),
    /^\/sitemap-0\.xml: is no well-formed XML \(Unexpected close tag, in line 1, character \d+\)$/,
  ],
];

testBreakages(breakages);

const feed = (content: string) =>
  `<?xml version="1.0"?><rss xmlns:a="http://www.w3.org/2005/Atom">${content}</rss>`;

test.each([
  feed('<a:link href="/"/><title>Care &amp; &#8220;triage&#8221; &lt;b&gt;</title>'),
  feed('<content><![CDATA[<p>Care & triage<br>]]></content>'),
  `\uFEFF${feed('')}\n`,
])('what readers can read is told to nobody: %j', (text) => {
  expect(findWrongXml(text)).toEqual([]);
});

test.each([
  ['a name of HTML', feed('care&nbsp;'), 'Invalid character entity'],
  ['an element without an end', feed('<title>Care'), 'Unexpected close tag'],
  ['a prefix that nothing explains', feed('<media:content/>'), 'Unbound namespace prefix'],
  ['a value without quotes', feed('<a:link href=/ />'), 'Unquoted attribute value'],
  ['an empty line at first', `\n${feed('')}`, 'Something stands before its first line'],
  ['a warning at first', `Warning: ${feed('')}`, 'Non-whitespace before first tag'],
  ['a text that is cut', feed('').slice(0, -3), 'Unclosed root tag'],
])('%s is no XML', (_what, text, told) => {
  expect(findWrongXml(text)).toEqual([
    { fault: 'is no well-formed XML', example: expect.stringContaining(told) as string },
  ]);
});
