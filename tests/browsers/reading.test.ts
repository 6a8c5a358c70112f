import { expect, test } from 'vitest';
import { callsWords, toolsWords } from '../../src/messages/messages.ts';
import { startVisit, withoutScripts, withScripts } from '../support/browsers/visit.ts';

const everyWay = [...withScripts, ...withoutScripts];

test.each(everyWay)(
  'on a phone the menu opens, closes with Escape and leads on, in $name',
  async (way) => {
    const { tab, open, address, texts, focused, press } = await startVisit(way);
    const links = () => texts('header nav a');
    await tab.resize(390, 844);
    await open('/');
    expect(await links()).toEqual([]);
    await press('button', 'Menu');
    await expect.poll(links).toContain('Product');
    await tab.press('Escape');
    await expect.poll(links).toEqual([]);
    expect(await focused()).toBe('Menu');
    await press('button', 'Menu');
    await press('header nav a', 'Product');
    await expect.poll(address).toBe('/product');
    await expect.poll(() => texts('h1')).toEqual(['Intelligent Triage Solution Overview']);
    expect(await links()).toEqual([]);
  },
);

test.each(everyWay)(
  'pages fit the window, and a note leads to its source and back, in $name',
  async (way) => {
    const { tab, open, back, address, press } = await startVisit(way);
    const tooWide = () =>
      tab.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await tab.resize(390, 844);
    for (const path of ['/', '/contact', '/search', '/system-comparisons', '/explainable-ai']) {
      await open(path);
      expect(await tooWide(), path).toBe(0);
    }
    const article = '/ai-triage-reduces-emergency-department-wait-times';
    await open('/news-views');
    await press('main a', 'Read More');
    await expect.poll(address).toBe(article);
    await press('main a', '[1]');
    await expect.poll(address).toMatch(/#.+/);
    const target = () =>
      tab.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().y);
    expect(await target()).toBeLessThan(844);
    await back();
    await expect.poll(address).toBe(article);
    await press('nav[aria-label="Newer and older articles"] a');
    await expect.poll(address).not.toBe(article);
  },
);

test.each(everyWay)('tools answer whoever presses them, in $name', async (way) => {
  const { open, texts, press } = await startVisit(way);
  await open('/disaster-response');
  const end = () => texts('#jumpstart [role=status]');
  await press('#jumpstart [data-question="0"] label', 'No');
  await press('#jumpstart [data-question="1"] label', 'No');
  await press('#jumpstart [data-question="2"] label', 'Yes');
  await expect.poll(end).toEqual([expect.stringContaining('Red: Immediate')]);
  await press('#jumpstart button', toolsWords.form.reset);
  await expect.poll(end).toEqual([toolsWords.tree.start]);

  await open('/system-comparisons');
  await press('#scale-explorer label', 'Twisted ankle');
  await expect
    .poll(() => texts('#scale-explorer [role=status]'))
    .toEqual([expect.stringContaining('Every scale allows 60 minutes.')]);
});

test.each(withScripts)('a language is found by typing, in $name', async (way) => {
  const { open, texts, fill } = await startVisit(way);
  await open('/voice-first-ai-triage');
  await fill('Find a language', 'espan');
  await expect.poll(() => texts('.languages li')).toEqual([expect.stringContaining('Español')]);
});

test.each(withScripts)('a call is followed, paused and changed, in $name', async (way) => {
  const { open, texts, press } = await startVisit(way);
  await open('/');
  const buttons = () => texts('.call button');
  // The words before say whether the device has a voice.
  await press('.call button', 'the call');
  await expect.poll(buttons).toContain(callsWords.pause);
  await expect.poll(() => texts('.call [data-cue="1"][data-now]')).toHaveLength(1);
  await press('.call button', callsWords.pause);
  await expect.poll(buttons).toContain(callsWords.resume);
  await press('.tabs label', 'A child’s fever');
  await expect.poll(() => texts('.call [data-now]')).toEqual([]);
  expect(await buttons()).not.toContain(callsWords.resume);
});

test.each(withoutScripts)('a call is read with its result, in $name', async (way) => {
  const { open, texts, press } = await startVisit(way);
  await open('/');
  const results = () => texts('.call [data-result]');
  expect(await results()).toEqual(['Suggested: 1 Emergency services now']);
  await press('.call label', 'No. It was last Tuesday.');
  await expect.poll(results).not.toEqual(['Suggested: 1 Emergency services now']);
});

test.each(withScripts)('the film opens, plays and closes with Escape, in $name', async (way) => {
  const { tab, open, texts, focused, press } = await startVisit(way);
  await open('/product');
  const dialog = () => texts('dialog[open]');
  await press('main :is(a, button)', 'Watch Video');
  await expect.poll(dialog).toHaveLength(1);
  const seconds = () => tab.evaluate(() => document.querySelector('video')?.currentTime);
  await expect.poll(seconds).toBeGreaterThan(0);
  await tab.press('Escape');
  await expect.poll(dialog).toEqual([]);
  expect(await focused()).toBe('Watch Video');
});
