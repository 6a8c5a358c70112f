import { expect, test } from 'vitest';
import { purgeStyles } from '../../../../../src/hosting/output/pages/purge-styles.ts';

const page = (styles: string, body: string) => `<style>${styles}</style><body>${body}</body>`;

function purge(styles: string, body: string, script = ''): string {
  const [purged = ''] = purgeStyles([page(styles, body)], [script]);
  return purged.replace(/<\/style>.*/s, '').replace('<style>', '');
}

test.each([
  ['a class that is there', '.a{color:red}', '<p class="b a"></p>'],
  ['a class that a script may set', '.late{color:red}', '<p></p>'],
  ['a tag that a script may make', 'mark,.late>mark{color:red}', '<p></p>'],
  ['a tag that a parser adds', 'table>tbody{color:red}', '<table></table>'],
  ['states and attributes, which may come', 'p[open],p:hover,[lang=fr] p{color:red}', '<p></p>'],
  ['a class in brackets, which may say that it is absent', 'p:not(.a){color:red}', '<p></p>'],
  ['a list that says what is absent', ':is(p:not(:is(.a,dialog)),.b)+*{color:red}', '<p></p>'],
  ['a list of which one is there', 'p:is(.a,.b:not(.c),:has(.d)){color:red}', '<p class="b"></p>'],
  ['a value that a page has', '[data-level=urgent]{color:red}', '<p data-level="urgent"></p>'],
  ['a choice that a page offers', '[value=b1]:checked{color:red}', '<option value="b1"></option>'],
  ['a value that a script may give', '[data-way=late]{color:red}', '<p data-way></p>'],
  ['what is true or counts', '[data-way=true],[data-way="2"]{color:red}', '<p data-way></p>'],
  ['a data attribute that a script sets', '[data-now-live]{color:red}', '<p></p>'],
  ['steps of an animation', '@keyframes go{0%{left:0}}', '<p></p>'],
])('%s keeps its rule', (_what, styles, body) => {
  expect(purge(styles, body, 'e("mark").classList.add("late");dataset.nowLive=1')).toBe(styles);
});

test.each([
  ['a class that nothing has', '.gone{color:red}', ''],
  ['a word of the text is no class', '.text{color:red}', ''],
  ['a tag that nothing has', 'dialog,.a>dialog p{color:red}', ''],
  ['a word of the text is no tag', 'text{color:red}', ''],
  ['a value that nothing has', '.a[data-way=late],[role="doc-endnotes"] p{color:red}', ''],
  ['a list of which nothing is there', 'p:is(.gone,dialog:hover)>b,p:has(.gone){color:red}', ''],
  ['one selector of two', '.gone,.a{color:red}', '.a{color:red}'],
  ['a remark', '/*! why */', ''],
  ['an order of layers that was stated', '@layer a,b;@layer a,b;', '@layer a,b;'],
  ['what becomes empty', '@media print{.gone{color:red}}', ''],
  ['a data attribute that nothing has', '[data-gone=x]{color:red}', ''],
  ['a data attribute of which the text has a word', '[data-text]{color:red}', ''],
  ['a choice that nothing offers', 'p:has([value=call5]:checked){color:red}', ''],
  ['properties that nothing asks for, one after the other', ':root{--b:var(--a);--a:1px}', ''],
])('%s goes', (_what, styles, left) => {
  expect(purge(styles, '<p class="a" data-way>A text.<b></b></p>')).toBe(left);
});

test('properties that a rule or an attribute asks for stay', () => {
  const styles = ':root{--a:1px;--b:var(--a);--c:2px}p{left:var(--b)}';
  expect(purge(styles, '<p></p><svg x="var(--c)"></svg>')).toBe(styles);
});

test('pages with the same styles keep the same', () => {
  const styles = '.a{color:red}.b{color:red}.c{color:red}';
  const [one, other] = purgeStyles(
    [page(styles, '<p class="a"></p>'), page(styles, '<p class="b"></p>')],
    [],
  );
  expect(one).toContain('<style>.a{color:red}.b{color:red}</style>');
  expect(other).toContain('<style>.a{color:red}.b{color:red}</style>');
});

test('a property that another style element of the page asks for stays', () => {
  const declared = '<style>:root{--font:a;--other:b}</style>';
  const asked = '<style>p{font-family:var(--font)}</style>';
  expect(purgeStyles([`${declared}<p>${asked}`], [])).toEqual([
    `<style>:root{--font:a}</style><p>${asked}`,
  ]);
});
