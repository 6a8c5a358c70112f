import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSmallTargets } from '../../../tools/audit/access/target-size.ts';
import { density } from '../../../tools/audit/pixels/clip.ts';
import { findFaintFocus } from '../../../tools/audit/pixels/focus-contrast.ts';
import { findPaleText } from '../../../tools/audit/pixels/text-contrast.ts';
import { browserLaunchOptions, prepareBrowser } from '../../support/browser.ts';

// A check that finds nothing proves something only if it finds what is there.
let browser: Browser;
beforeAll(async () => {
  await prepareBrowser();
  browser = await chromium.launch(browserLaunchOptions());
}, 60_000);
afterAll(() => browser.close());

/** What a check says of each part that has an id. */
async function findIn(html: string, find: (page: Page) => Promise<string[]>): Promise<string[]> {
  const options = { viewport: { width: 390, height: 600 }, deviceScaleFactor: density };
  await using page = await browser.newPage(options);
  await page.setContent(`<html lang="en"><body style="font:16px sans-serif">${html}`);
  const problems = await find(page);
  return problems.map((problem) => {
    const id = /id="([^"]+)"/.exec(problem)?.[1] ?? problem;
    return `${id}: ${/^[^:]+?(?=:| in )/.exec(problem)?.[0] ?? ''}`;
  });
}
const gray = (level: number) => `rgb(${level} ${level} ${level})`;

test('the contrast of text is measured as it is painted, in figures and over pictures too', async () => {
  const half = 'linear-gradient(90deg, white 70%, black 70%)';
  const found = await findIn(
    `<p id="plain" style="color:${gray(118)}">Just dark enough</p>
    <p id="pale" style="color:${gray(128)}">Not dark enough</p>
    <p id="large" style="color:${gray(128)};font-size:24px">Dark enough when it is large</p>
    <p id="veiled" style="color:black;opacity:0.4">Made pale by what is around it</p>
    <p id="half" style="width:max-content;background:${half}">Black over a picture, in part</p>
    <div style="position:relative"><p id="under">Under a veil of white</p>
      <i style="position:absolute;inset:0;background:rgb(255 255 255 / 0.8)"></i></div>
    <p id="unseen" style="color:white">White on white</p>
    <p id="underlined"><a href="/a">A link with a line, gypsy</a></p>
    <p style="position:absolute;width:1px;height:1px;overflow:hidden">Only read aloud</p>
    <svg width="300" height="80" viewBox="0 0 150 40"><rect width="150" height="40" fill="#0a2a33"/>
      <text id="drawn" x="5" y="12" font-size="7" fill="#555">In a figure</text>
      <text id="clear" x="5" y="30" font-size="7" fill="#fff">In a figure</text></svg>
    <input id="hint" placeholder="A pale hint" style="--c:${gray(150)}">
    <style>#hint::placeholder { color: var(--c) }</style>
    <button disabled style="color:#ddd">Asleep</button>`,
    findPaleText,
  );
  const ids = found.map((told) => told.split(':')[0]);
  expect(ids.toSorted()).toEqual(
    ['drawn', 'half', 'hint', 'pale', 'under', 'unseen', 'veiled'].toSorted(),
  );
  expect(found).toContain('unseen: contrast 1.00 of 4.5');
});

test('a focus that is too thin, too pale or unseen is told', async () => {
  const button = (id: string, focus: string) =>
    `<style>#${id}:focus { outline: none; ${focus} }</style>
    <button id="${id}" style="margin:20px;display:block">Press</button>`;
  const found = await findIn(
    button('none', '') +
      button('thin', 'outline: 1px solid black') +
      button('pale', 'outline: 3px solid #bbb') +
      button('inner', 'box-shadow: inset 0 0 0 1px black') +
      button('good', 'outline: 2px solid black; outline-offset: 2px') +
      button('filled', 'background: black; color: white') +
      `<p style="width:120px;line-height:2">Some words <a id="wrapped" href="/a"
        style="outline-offset:1px">and a link of several lines</a></p>
      <style>a:focus { outline: 2px solid black }</style>`,
    findFaintFocus,
  );
  expect(found.map((told) => told.split(':')[0])).toEqual(['none', 'thin', 'pale', 'inner']);
});

test('an outline that lies outside the window is told, until the page leaves room for it', async () => {
  // The second control ends with the window, so that nothing scrolls to it.
  const page = (room: string) =>
    `<style>body { margin: 0 } :root { ${room} } a { display: block; height: 40px }
      a:focus { outline: 3px solid black; outline-offset: 3px }</style>
    <main style="padding:20px;height:2000px"><a href="/a" id="clear">Above</a>
      <a href="/b" id="cut" style="margin-top:498px">At the lower edge</a></main>`;
  const tellIds = async (room: string) =>
    (await findIn(page(room), findFaintFocus)).map((told) => told.split(':')[0]);
  expect(await tellIds('')).toEqual(['cut']);
  expect(await tellIds('scroll-padding-bottom: 0.5rem')).toEqual([]);
});

test('a control that is covered in part, or small in a figure, is told', async () => {
  const cover = (place: string) =>
    `<i style="position:absolute;${place};background:red;width:9px;height:9px"></i>`;
  const at = (id: string, over: string) =>
    `<div style="position:relative;margin:40px"><button id="${id}" style="width:30px;height:30px">A</button>${over}</div>`;
  const found = await findIn(
    at('whole', '') +
      at('covered', cover('left:10px;top:10px')) +
      `<svg width="200" height="60"><a href="/a" id="dot"><circle cx="20" cy="30" r="8"/></a>
        <a href="/b" id="disc"><rect x="60" y="15" width="30" height="30"/></a></svg>`,
    (page) => findSmallTargets(page.locator('body')),
  );
  expect(found.map((told) => told.split(':')[0])).toEqual(['covered', 'dot']);
});
