import { expect, test } from 'vitest';
import { shareRuntime } from '../../../../../src/hosting/output/pages/share-runtime.ts';

const reach = '(self.Astro||(self.Astro={})).reach=1;';
const element = 'customElements.define("astro-island",f);';
const known = new Set([reach, element, 'fold()']);

test('the runtime of islands becomes one file, loaded where it first stood', () => {
  const page = `<p><script>${reach}</script><script>${element}</script><i></i><script>fold()</script>`;
  const bare = '<p><script>fold()</script>';
  const { pages, files } = shareRuntime([page, bare, page], known);
  const [[address, code] = []] = [...files];
  const shared = `<p><script src="${String(address)}"></script><i></i><script>fold()</script>`;
  expect(pages).toEqual([shared, bare, shared]);
  expect(files.size).toBe(1);
  expect(address).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
  expect(code).toBe(`${reach}\n${element}\n`);
});

test('a script that is not of the source stays in the page, where the build refuses it', () => {
  const page = `<script>${element}planted()</script>`;
  expect(shareRuntime([page], known)).toEqual({ pages: [page], files: new Map() });
});
