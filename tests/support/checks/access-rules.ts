import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
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
/** Of these the rules that see colors; all others see the markup, and the place of its parts. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The package’s smaller file, which a browser reads in half the time. */
const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Waits until what moves once has arrived: a rule that meets a transition measures half a color. */
async function settleMotion(page: Page): Promise<void> {
  // Asked anew, as the promise of one that the browser no longer draws is never kept.
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, effect, timeline }) =>
        playState !== 'running' ||
        // What follows the scroll runs for as long as there is a page.
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Infinity,
    ),
  );
}

const usual = {
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const;

/** What visitors prefer, one at a time. */
const looks = {
  dark: { media: { colorScheme: 'dark' }, rules: colorRules },
  // The rules that see colors measure those that the browser has replaced.
  'forced colors': { media: { forcedColors: 'active' }, rules: standards },
  'reduced motion': { media: { reducedMotion: 'reduce' }, rules: standards },
  light: { media: {}, rules: standards },
} as const;

/**
 * What axe-core finds on the page as it is now, each with the look, the rule and the elements: in
 * dark only what the rules find that see colors.
 * @param chosen the looks to ask for; the last one stays
 */
export async function findBrokenRules(
  page: Page,
  chosen: readonly (keyof typeof looks)[] = ['dark', 'light'],
): Promise<string[]> {
  // Straight into the page, which has no frames: the package for Playwright takes four times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const problems: string[] = [];
  for (const name of chosen) {
    const { media, rules } = looks[name];
    await page.emulateMedia({ ...usual, ...media });
    await settleMotion(page);
    const violations = await page.evaluate(async (names) => {
      // No style sheet of another host could be fetched, and there is none.
      const options = { runOnly: names, resultTypes: ['violations' as const], preload: false };
      return (await window.axe.run(document, options)).violations;
    }, rules);
    for (const { id, help, nodes } of violations) {
      if (name === 'forced colors' && id === 'color-contrast') continue;
      const elements = nodes.map(({ target }) => target.join(' ')).join(' | ');
      problems.push(`in ${name}: ${id} (${help}): ${elements}`);
    }
  }
  return problems;
}
