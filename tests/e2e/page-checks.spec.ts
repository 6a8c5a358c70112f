import { readdir } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { findUnclearParts } from '../../tools/audit/access/accessibility-tree.ts';
import { findBrokenRules } from '../../tools/audit/access/access-rules.ts';
import { findIbmFaults } from '../../tools/audit/access/ibm-rules.ts';
import { findKeyboardProblems } from '../../tools/audit/access/keyboard.ts';
import { checkPage } from '../../tools/audit/page-checks.ts';
import { loadPage } from '../../tools/audit/page-load.ts';
import { findSmallTargets } from '../../tools/audit/access/target-size.ts';
import {
  findLostText,
  findSidewaysScroll,
  findSidewaysTables,
  findWideLargeText,
} from '../../tools/audit/access/text-space.ts';
import { outputFolder } from '../support/built-site.ts';

// A check that finds nothing proves something only if it finds what is there.
test.use({ viewport: { width: 390, height: 844 } });

interface Told {
  /** One of each has to be found. */
  readonly faults: readonly RegExp[];
  /** Ids of what is right. */
  readonly fine?: readonly string[];
}

type Find = (page: Page) => Promise<string[]>;

function plant(what: string, find: Find, { faults, fine = [] }: Told, html: string): void {
  test(what, async ({ page }) => {
    await page.setContent(html);
    const problems = await find(page);
    for (const fault of faults) expect(problems).toContainEqual(expect.stringMatching(fault));
    for (const id of fine) expect(problems.join('\n')).not.toContain(`id="${id}"`);
  });
}

plant(
  'text without contrast breaks a rule',
  findBrokenRules,
  { faults: [/^in light: color-contrast \(.+\): h1$/] },
  '<html lang="en"><title>A</title><main><h1 style="color:#eee">Pale</h1>',
);

plant(
  'articles that share one name break a rule of the second checker',
  findIbmFaults,
  {
    faults: [/^aria_article_label_unique \(.+\): \/html\[1\]\/body\[1\]\/main\[1\]\/article\[1\]$/],
  },
  `<html lang="en"><title>A</title><body><a class="skip-link" href="#content">Skip</a>
    <main id="content"><h1>A</h1><article aria-label="B"><h2>B</h2></article><article aria-label="B"><h2>C</h2></article>`,
);

plant(
  'what is wider than the window scrolls sideways',
  findSidewaysScroll,
  { faults: [/^scrolls sideways: 6\d\d px in 390: <p id="wide"/] },
  '<p id="wide" style="width:600px">A</p>',
);

plant(
  'a table that scrolls in its box is noticed, and one that fits is not',
  findSidewaysTables,
  { faults: [/^is cut: <table id="matrix"/], fine: ['small'] },
  `<div style="overflow-x:auto"><table id="matrix" style="width:600px"><tr><td>A</td></tr></table></div>
    <div><table id="small"><tr><td>A</td></tr></table></div>`,
);

plant(
  'a word is noticed that only large text makes wider than the window',
  findWideLargeText,
  { faults: [/^scrolls sideways: .*<h1 id="long"/] },
  '<h1 id="long" style="display:inline-block">Undertriagedocumentation</h1>',
);

for (const [wish, size] of [
  ['large', '1rem'],
  ['spaced', '16px'],
] as const) {
  const style = `width:9em;overflow:hidden;font-size:${size};line-height:1.4`;
  plant(
    `a box of a fixed height cuts ${wish} text, and one that grows does not`,
    (page) => findLostText(page, wish),
    { faults: [/^cuts its text: <p id="fixed"/], fine: ['free'] },
    `<p id="fixed" style="${style};height:20px">One two</p><p id="free" style="${style}">One two</p>`,
  );
}

plant(
  'a control is noticed that shows no focus, or that no key reaches, or that is covered',
  findKeyboardProblems,
  {
    faults: [
      /^shows no focus: .*id="plain"/,
      /^has focus unseen: .*id="covered"/,
      /^no key reaches .*id="skipped"/,
    ],
    fine: ['good', 'clear'],
  },
  `<style>a:focus { outline: 3px solid } #plain:focus { outline: none }</style>
    <p style="padding-top:8rem"><a href="#a" id="good">A</a> <a href="#b" id="plain">B</a></p>
    <a href="#c" id="covered" style="position:absolute;top:1rem">C</a>
    <a href="#d" id="skipped">D</a> <a href="#e" id="clear">E</a>
    <div style="position:fixed;inset:0 0 auto;height:5rem"></div>
    <script>
      document.getElementById('covered').addEventListener('keydown', (event) => {
        event.preventDefault();
        document.getElementById('clear').focus();
      });
    </script>`,
);

plant(
  'a control smaller than 24 pixels is noticed, unless it is part of a sentence',
  (page) => findSmallTargets(page.locator('body')),
  { faults: [/id="small"/, /id="alone"/], fine: ['large', 'inline', 'radio'] },
  `<button id="small" style="width:20px;height:20px;padding:0">A</button>
    <button id="large" style="width:24px;height:24px;padding:0">B</button>
    <p style="font-size:12px;line-height:1">Read <a href="#a" id="inline">this</a> first.</p>
    <p style="font-size:12px;line-height:1"><a href="#b" id="alone">This</a></p>
    <label style="display:block;padding:12px"><input type="radio" id="radio" /> C</label>`,
);

plant(
  'controls without a name and landmarks that sound alike are noticed',
  findUnclearParts,
  {
    faults: [
      /^a button has no name$/,
      /^a link has no name$/,
      /^the page has 0 of the landmark banner$/,
      /^the page has 0 of the landmark contentinfo$/,
      /^two parts of role region are called “Calls”$/,
    ],
  },
  `<main><button></button><a href="#a"><img src="data:," /></a>
    <section aria-label="Calls">A</section><section aria-label="Calls">B</section></main>`,
);

/** What is wrong with a page of this HTML while it loads. */
async function loadPlanted(page: Page, body: string): Promise<string[]> {
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body }));
  return (await loadPage(page, '/planted')).problems;
}

test('a page that asks too much, fails, and moves is noticed while it loads', async ({ page }) => {
  await page.route('**/{client.abc,a}.js', (route) => route.fulfill({ body: '' }));
  const problems = await loadPlanted(
    page,
    `<h1>A</h1><script src="/_astro/client.abc.js"></script>
      ${'123456'.replace(/./g, '<img alt="" src="/icon.svg?$&" />')}
      <script src="https://elsewhere.example/a.js"></script>
      <p>Text</p><script>
        addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => {
          document.querySelector('h1').style.marginTop = '300px';
        })));
        throw new Error('Planted');
      </script>`,
  );
  for (const told of [
    /^throws: Planted$/,
    /^asks another host: https:\/\/elsewhere\.example\/a\.js$/,
    /^0 font files$/,
    /^\d+ requests: /,
    /^loads React: .*client\.abc\.js/,
    /^moves by 0\.\d+/,
  ]) {
    expect(problems).toContainEqual(expect.stringMatching(told));
  }
});

test('text that moves when its font comes late is noticed', async ({ page }) => {
  const file = (await readdir(`${outputFolder}/static/_astro/fonts`))[0] ?? '';
  const problems = await loadPlanted(
    page,
    `<style>
        @font-face { font-family: Late; src: url('/_astro/fonts/${file}'); font-display: swap }
        h1 { font: 40px/normal Late, monospace; width: 300px }
      </style>
      <h1>Words that take more lines in one font than in the other</h1><p>Text</p>`,
  );
  expect(problems).toEqual([expect.stringMatching(/^moves by 0\.\d+/)]);
});

test('one load is enough to find what is wrong in a single look or size', async ({ page }) => {
  const html = `<!doctype html><html lang="en"><title>A</title><style>
      body { background: #fff; color: #000 }
      @media (prefers-color-scheme: dark) { #dark { color: #ddd } }
      @media (prefers-reduced-motion: reduce) { #reduced { color: #ddd } }
      #forced { display: none }
      @media (forced-colors: active) { #forced { display: block } }
      #wide { min-width: 350px }
      @media (min-width: 1000px) { #wide { color: #ddd } }
    </style><h1 id="dark">Heading</h1><p id="reduced">Words</p><img id="forced" src="data:," />
    <p id="wide">Wide</p><p style="font: 12px/1 serif"><a href="#dark" style="outline: none">D</a></p>`;
  const { problems } = await checkPage(
    page,
    `data:text/html,${encodeURIComponent(html)}`,
    390,
    1440,
  );
  for (const told of [
    /^390 px: breaks no rule of access: in dark: color-contrast .*#dark/,
    /^390 px: breaks no rule of access: in forced colors: image-alt .*#forced/,
    /^390 px: breaks no rule of access: with reduced motion: color-contrast .*#reduced/,
    /^390 px: fits into 320 px: scrolls sideways/,
    /^390 px: names its parts to assistive technology: the page has 0 of the landmark main/,
    /^390 px: is reached by keyboard in all its parts: shows no focus/,
    /^390 px: has controls that can be hit: smaller than 24 px/,
    /^390 px: loads quietly and at rest: 0 font files/,
    /^390 px: breaks no rule of access, widened: in light: color-contrast .*#wide/,
  ]) {
    expect(problems).toContainEqual(expect.stringMatching(told));
  }
  // What was changed for one look is not left behind for the next.
  expect(problems.join('\n')).not.toMatch(/access: in light: color-contrast|in light: image-alt/);
});
