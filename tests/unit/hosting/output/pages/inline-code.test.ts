import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findInlineCode } from '../../../../../src/hosting/output/pages/inline-code.ts';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test.each([
  [
    'scripts and styles by exactly their text',
    `<style> h1 > b { color: red } </style><script>if (1 < 2 && "</b>") run();\n</script>`,
    ['if (1 < 2 && "</b>") run();\n'],
    [' h1 > b { color: red } '],
  ],
  [
    'modules, import maps and speculation rules',
    `<script type="module">a</script><script type="importmap">{}</script><script type="SpeculationRules">[]</script>`,
    ['a', '{}', '[]'],
    [],
  ],
  [
    'no data blocks and no scripts in files of their own',
    `<script type="application/ld+json">{}</script><script type="application/json">[]</script><script src="/_astro/a.js"></script>`,
    [],
    [],
  ],
  ['a style for no JavaScript', '<noscript><style>a{}</style></noscript>', [], ['a{}']],
  ['line ends as browsers see them', '<script>a\r\nb</script>', ['a\nb'], []],
  ['nothing in a comment', '<!-- <script>a</script><p style="a:b"> -->', [], []],
])('the policy allows %s', (_what, html, scripts, styles) => {
  expect(findInlineCode(html)).toEqual({
    scripts,
    scriptHashes: scripts.map(hash),
    styleHashes: styles.map(hash),
    problems: [],
  });
});

test('style attributes and event handlers are reported with what to do, drawings included', () => {
  const { problems } = findInlineCode(
    `<p STYLE="color: red">a</p><svg><rect style="fill:red" width="1"/></svg><button onclick="go()" data-on="x">b</button>`,
  );
  expect(problems).toEqual([
    '<p STYLE="color: red">: the content security policy blocks style attributes; write a class, or geometry attributes in a drawing.',
    '<rect style="fill:red">: the content security policy blocks style attributes; write a class, or geometry attributes in a drawing.',
    '<button onclick="go()">: the content security policy blocks event handler attributes; listen for the event in a script.',
  ]);
});
