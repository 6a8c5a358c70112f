import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findInlineCode } from '../../../../../src/hosting/output/pages/inline-code.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  [
    'scripts and styles by exactly their text',
    `<style> h1 > b { color: red } </style><script>if (1 < 2 && "</b>") run();\n</script>`,
    ['if (1 < 2 && "</b>") run();\n'],
    [' h1 > b { color: red } '],
  ],
  [
    'modules and speculation rules, but no data',
    `<script type="module">a</script><script type="SpeculationRules">[]</script><script type="application/ld+json">{}</script>`,
    ['a', '[]'],
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
