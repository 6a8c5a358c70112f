import { expect, test } from 'vitest';
import { shortenProperties } from '../../../../src/hosting/output/shorten-properties.ts';

test('properties get short names in styles and drawings, the same on every page', () => {
  const pages = [
    '<style>.a--wide{--size:1px;width:var(--size, var(--color-ink))}</style>',
    '<style>:root{--color-ink:red}</style><rect fill="var(--color-ink)"></rect><p>--size</p>',
  ];
  expect(pages.map(shortenProperties(pages, []))).toEqual([
    '<style>.a--wide{--1:1px;width:var(--1, var(--0))}</style>',
    '<style>:root{--0:red}</style><rect fill="var(--0)"></rect><p>--size</p>',
  ]);
});

test('a name that a script speaks stays, is given to no other, and scripts are left alone', () => {
  const script = '<script>e.style="left:var(--at)"</script>';
  const page = `<style>p{--at:1;--way:var(--at)}</style>${script}`;
  const shorten = shortenProperties([page], ['e.style="left:var(--at)"', "'--0'"]);
  expect(shorten(page)).toBe(`<style>p{--at:1;--1:var(--at)}</style>${script}`);
});
