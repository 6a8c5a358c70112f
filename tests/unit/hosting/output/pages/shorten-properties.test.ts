import { expect, test } from 'vitest';
import { shortenProperties } from '../../../../../src/hosting/output/pages/shorten-properties.ts';

test('properties get short names in styles and drawings, the same on every page', () => {
  const pages = [
    '<style>.a--wide{--size:1px;width:var(--size, var(--color-ink))}</style>',
    '<style>:root{--color-ink:red}</style><rect fill="var(--color-ink)"></rect><p>--size</p>',
  ];
  expect(pages.map(shortenProperties(pages, []))).toEqual([
    '<style>.a--wide{--tht:1px;width:var(--tht, var(--dkj))}</style>',
    '<style>:root{--dkj:red}</style><rect fill="var(--dkj)"></rect><p>--size</p>',
  ]);
});

test('a name that a script speaks stays, is given to no other, and scripts are left alone', () => {
  const script = '<script>e.style="left:var(--at)"</script>';
  const page = `<style>p{--at:1;--way:var(--at)}</style>${script}`;
  const spoken = 'e.style="left:var(--at)"';
  expect(shortenProperties([page], [spoken])(page)).toBe(
    `<style>p{--at:1;--2bo:var(--at)}</style>${script}`,
  );
  expect(shortenProperties([page], [spoken, "'--2bo'"])(page)).toBe(page);
});

test('two that would be called the same keep their names', () => {
  const page = '<style>p{--name-44:1;--name-178:2}</style>';
  expect(shortenProperties([page], [])(page)).toBe(page);
});
