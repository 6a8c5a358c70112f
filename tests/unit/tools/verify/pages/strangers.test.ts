import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { readParts } from '../../../../../tools/verify/pages/parts.ts';
import { findStrangers } from '../../../../../tools/verify/pages/strangers.ts';
import { type Breakage, testBreakages, withText } from '../../../../support/verify/breakages.ts';
import { settings } from '../../../../support/verify/healthy-site.ts';

const breakages: readonly Breakage[] = [
  [
    'a script of a third party',
    /^\/$/,
    withText('<h1>', '<script src="https://cdn.example.net/x.js"></script><h1>'),
    /^\/: loads from another host: https:\/\/cdn\.example\.net \(\/x\.js\)$/,
  ],
  [
    'a picture of a third party among several',
    /^\/terms$/,
    withText('/large.webp', 'https://cdn.example.net/large.webp'),
    /^\/terms: loads from another host: .*large\.webp\)$/,
  ],
  [
    'a form that goes to a third party as well',
    /^\/contact$/,
    withText('<h1>', '<form action="https://evil.example/take"></form><h1>'),
    /^\/contact: sends forms to another host: https:\/\/evil\.example \(\/take\)$/,
  ],
  [
    'a button that sends its form to a third party',
    /^\/contact$/,
    withText('<h1>', '<button formaction="https://evil.example/take">Send</button><h1>'),
    /^\/contact: sends forms to another host: https:\/\/evil\.example \(\/take\)$/,
  ],
];

testBreakages(breakages);

test('a link to the same host without TLS is told, one to another host is theirs', () => {
  const address = 'https://www.site.example/terms';
  const page = parse(
    ['http://www.site.example/contact', 'https://www.site.example/', 'http://other.example/']
      .map((href) => `<a href="${href}">Words</a>`)
      .join(''),
  );
  expect(findStrangers(page, readParts(page, address), settings, address)).toEqual([
    {
      fault: 'links to this site without TLS (http)',
      example: 'http://www.site.example/contact',
    },
  ]);
});
