import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findInlineCode } from '../../../../src/hosting/output/inline-code.ts';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('scripts and styles are allowed by the hash of exactly their text', () => {
  const { scriptHashes, styleHashes } = findInlineCode(
    `<style> h1 > b { color: red } </style><script>if (1 < 2 && "</b>") run();\n</script>`,
  );
  expect(scriptHashes).toEqual([hash('if (1 < 2 && "</b>") run();\n')]);
  expect(styleHashes).toEqual([hash(' h1 > b { color: red } ')]);
});

test('modules, import maps and speculation rules count as scripts', () => {
  const { scriptHashes } = findInlineCode(
    `<script type="module">a</script><script type="importmap">{}</script><script type="SpeculationRules">{"prefetch":[]}</script>`,
  );
  expect(scriptHashes).toEqual([hash('a'), hash('{}'), hash('{"prefetch":[]}')]);
});

test('data blocks and scripts in files of their own need no hash', () => {
  const { scriptHashes } = findInlineCode(
    `<script type="application/ld+json">{}</script><script type="application/json">[]</script><script src="/_astro/a.js"></script>`,
  );
  expect(scriptHashes).toEqual([]);
});

test('a style shown only without JavaScript is hashed too', () => {
  const { styleHashes } = findInlineCode('<noscript><style>a{}</style></noscript>');
  expect(styleHashes).toEqual([hash('a{}')]);
});

test('line ends are hashed as browsers see them', () => {
  expect(findInlineCode('<script>a\r\nb</script>').scriptHashes).toEqual([hash('a\nb')]);
});

test('code in a comment is not code', () => {
  expect(findInlineCode('<!-- <script>a</script><p style="a:b"> -->')).toEqual({
    scriptHashes: [],
    styleHashes: [],
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
