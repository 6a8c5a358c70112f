import axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** All rules of WCAG 2.2, levels A and AA, and what axe-core calls best practice. */
const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];

/** Waits until what moves once has arrived: a rule that meets a transition measures half a color. */
async function settleMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/**
 * What axe-core finds on the page as it is now, each with the rule and the elements.
 * In forced colors the contrast is the browser's choice, and the rule measures the colors that it
 * has replaced: it is left out there.
 */
export async function findBrokenRules(page: Page): Promise<string[]> {
  await settleMotion(page);
  // Straight into the page, which has no frames: the package for Playwright takes four times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const isForced = matchMedia('(forced-colors: active)').matches;
    const { violations } = await window.axe.run({
      runOnly: tags,
      rules: { 'color-contrast': { enabled: !isForced } },
      resultTypes: ['violations'],
      // No style sheet of another host could be fetched, and there is none.
      preload: false,
    });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, standards);
}
