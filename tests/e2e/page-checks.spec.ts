import { expect, test } from 'playwright/test';
import { checkPage } from '../support/checks/page-checks.ts';

// A check that finds nothing proves something only if it finds what is there.
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
