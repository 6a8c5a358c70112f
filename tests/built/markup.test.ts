import { setImmediate } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { functionAddress } from '../../src/config/routes.ts';
import { findMarkupFaults } from '../../tools/audit/markup.ts';
import { readBuiltPages } from '../support/built-site.ts';

test('every page is valid HTML with one main heading, one main part and a language', async () => {
  const pages = await readBuiltPages();
  expect(pages.length).toBeGreaterThan(150);
  for (const { path, html, page } of pages) {
    expect(await findMarkupFaults(path, html), path).toEqual([]);
    expect(page.querySelectorAll('h1'), path).toHaveLength(1);
    expect(page.querySelectorAll('main'), path).toHaveLength(1);
    expect(page.querySelector('html')?.getAttribute('lang'), path).toBe('en-US');
  }
});

test('the page that answers a form without script is valid HTML too', async () => {
  const fields = { name: 'A', email: 'a@gmail.com', organization: '', role: '', message: '<b>' };
  // Reading the pages keeps this thread for seconds: the end of a connection is seen before another
  // request goes out on it.
  await setImmediate();
  const answer = await fetch(inject('origin') + functionAddress('contact'), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
  });
  const html = await answer.text();
  expect(html).toContain('<form');
  expect(await findMarkupFaults('answer', html)).toEqual([]);
});
