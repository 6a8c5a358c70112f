import { expect, test } from 'vitest';
import { forgetFolder } from '../../../../../src/hosting/output/pages/forget-folder.ts';

const build = (hash: string, island: string) =>
  `<style>@font-face{font-family:"Text Next-${hash}";src:url("/a.woff2")}` +
  `@font-face{font-family:"Text Next-${hash} fallback: Arial";src:local("Arial")}` +
  `:root{--font:"Text Next-${hash}","Text Next-${hash} fallback: Arial",Arial}</style>` +
  `<astro-island uid="${island}" prefix="r1"><p id="uid">uid="${island}"</p></astro-island>`;

test('a page built in two folders is the same', () => {
  const one = forgetFolder(build('36924c70488c6cbe', 'Z1Gi9wi'));
  expect(one).toBe(
    '<style>@font-face{font-family:"Text Next";src:url("/a.woff2")}' +
      '@font-face{font-family:"Text Next fallback: Arial";src:local("Arial")}' +
      ':root{--font:"Text Next","Text Next fallback: Arial",Arial}</style>' +
      '<astro-island prefix="r1"><p id="uid">uid="Z1Gi9wi"</p></astro-island>',
  );
  expect(forgetFolder(build('31c9f84c4c4edd0a', 'Z1Gi9wi'))).toBe(one);
});

test('a page without font and islands stays as it is', () => {
  const page = '<p>"Name-36924c70488c6cbe"</p>';
  expect(forgetFolder(page)).toBe(page);
});
