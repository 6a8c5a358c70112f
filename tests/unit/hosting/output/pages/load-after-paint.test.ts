import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { loadAfterPaint } from '../../../../../src/hosting/output/pages/load-after-paint.ts';

const islands = '<script src="/_astro/islands.a.js"></script>';
const module = '<script type="module">start()</script>';
const file = '<script type="module" src="/_astro/page.b.js"></script>';
const data = '<script type="application/ld+json">{}</script>';
const first = '<script>early()</script>';
const foreign = '<script defer src="/_vercel/insights/script.js"></script>';

test('script files of the site wait in their order at the end of the page, and nothing else', () => {
  const page = `<head>${first}${foreign}</head><body>${islands}<p></p>${module}${data}${file}</body>`;
  const { pages, start } = loadAfterPaint([page]);
  expect(pages).toEqual([
    `<head>${first}${foreign}</head><body><p></p>${module}${data}` +
      `<template>${islands}${file}</template><script>${start}</script></body>`,
  ]);
});

test('a page without them stays as it is', () => {
  const page = `<head>${first}</head><body>${data}</body>`;
  expect(loadAfterPaint([page]).pages).toEqual([page]);
});

test('the files run in their order, once the page has been painted', () => {
  const { start } = loadAfterPaint([]);
  const waiting: (() => void)[] = [];
  const content = { children: [{ async: true }, { async: true }] };
  const append = vi.fn();
  const document = {
    currentScript: { previousElementSibling: { content } },
    documentElement: { hidden: false },
    head: { append },
    hidden: false,
  };
  const later = (work: () => void) => waiting.push(work);
  runInNewContext(start, { document, setTimeout: later, requestAnimationFrame: later });
  expect(append).not.toHaveBeenCalled();
  // The frame, and what waits for the end of it.
  waiting.shift()?.();
  waiting.at(-1)?.();
  expect(append).toHaveBeenCalledExactlyOnceWith(content);
  expect(content.children).toEqual([{ async: false }, { async: false }]);
});
