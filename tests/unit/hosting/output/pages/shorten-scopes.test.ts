import { expect, test } from 'vitest';
import { shortenScopes } from '../../../../../src/hosting/output/pages/shorten-scopes.ts';

test('scopes get short names, the same on every page, and stand first in a tag', () => {
  const pages = [
    '<style>p[data-astro-cid-abcdefgh]{color:red}</style><p class="a" data-astro-cid-abcdefgh></p>',
    '<p data-astro-cid-abcdefgh data-way="1" data-astro-cid-xyzxyzxy="true" hidden></p>',
  ];
  expect(pages.map(shortenScopes(pages))).toEqual([
    '<style>p[data-_abc]{color:red}</style><p data-_abc class="a"></p>',
    '<p data-_abc data-_xyz data-way="1" hidden></p>',
  ]);
});

test('values of attributes and the text of scripts keep their order', () => {
  const page =
    '<a title="a > b data-astro-cid-b" data-astro-cid-a></a>' +
    '<i props="{&quot;data-astro-cid-a&quot;:true}"></i>' +
    `<script>e='<b class="c" data-astro-cid-a>'</script>`;
  expect(shortenScopes([page])(page)).toBe(
    '<a data-_a title="a > b data-_b"></a>' +
      '<i props="{&quot;data-_a&quot;:true}"></i>' +
      `<script>e='<b class="c" data-_a>'</script>`,
  );
});

test('two that begin alike keep their names', () => {
  const page = '<p data-astro-cid-abcd></p><p data-astro-cid-abce></p>';
  expect(shortenScopes([page])(page)).toBe(page);
});
