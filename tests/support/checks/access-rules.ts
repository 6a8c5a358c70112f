import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
    /** What rules could see of the page in the first look. */
    firstLook?: {
      readonly places: string;
      readonly colors: string;
      readonly shown: ReadonlySet<Element>;
    };
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
/** And those that see sizes and places. */
const placeRules = ['target-size', 'scrollable-region-focusable'];

const usual = {
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const;
/** What visitors prefer, one at a time. */
const looks = [
  { name: 'in light', ...usual },
  { name: 'in dark', ...usual, colorScheme: 'dark' },
  { name: 'in forced colors', ...usual, forcedColors: 'active' },
  { name: 'with reduced motion', ...usual, reducedMotion: 'reduce' },
] as const;

/** The package’s smaller file, which a browser reads in half the time. */
const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Waits until what moves once has arrived: a rule that meets a transition measures half a color. */
async function settleMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** What the rules can see that was not so in the first look. */
async function compareWithFirstLook(page: Page): Promise<'everything' | 'colors' | 'nothing'> {
  return page.evaluate((visibility) => {
    const parts = [...document.querySelectorAll('*')];
    const shown = new Set(parts.filter((part) => part.checkVisibility(visibility)));
    const places = parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [shown.has(part), x, y, width, height];
    });
    const colors = parts.map((part) => {
      const style = getComputedStyle(part);
      return [
        [style.color, style.fill, style.backgroundColor, style.backgroundImage, style.opacity],
        [style.textShadow, style.textDecoration, style.borderBottom],
      ];
    });
    const seen = {
      shown,
      places: [document.documentElement.outerHTML, ...places].join('\n'),
      colors: colors.join('\n'),
    };
    const first = window.firstLook;
    window.firstLook ??= seen;
    if (first?.places !== seen.places) return 'everything';
    return first.colors === seen.colors ? 'nothing' : 'colors';
  }, visibility);
}

const visibility = { visibilityProperty: true };

/** What the rules of these names or tags find in the page, or in what it shows since the first look. */
async function runRules(page: Page, runOnly: string[], isOnlyNew = false): Promise<string[]> {
  return page.evaluate(
    async ([runOnly, isOnlyNew, visibility]) => {
      const isNew = (part: Element | null): part is HTMLElement =>
        part?.checkVisibility(visibility) === true && !window.firstLook?.shown.has(part);
      const context = isOnlyNew
        ? [...document.querySelectorAll('body *')]
            .filter(isNew)
            .filter(({ parentElement }) => !isNew(parentElement))
        : document;
      if (Array.isArray(context) && context.length === 0) return [];
      const { violations } = await window.axe.run(context, {
        runOnly,
        resultTypes: ['violations'],
        // No style sheet of another host could be fetched, and there is none.
        preload: false,
      });
      return violations.map(
        ({ id, help, nodes }) =>
          `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    [runOnly, isOnlyNew, visibility] as const,
  );
}

/**
 * What axe-core finds on the page as it is now in each look, each with the look, the rule and the
 * elements. All rules run in the first look, and wherever the markup or the place of a part is
 * another than in the first; where only colors are, the rules that see colors; else none.
 * In forced colors these are the browser’s choice, and the rules measure those that it replaced:
 * they are left out there.
 */
export async function findBrokenRules(page: Page): Promise<string[]> {
  // Straight into the page, which has no frames: the package for Playwright takes four times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await page.evaluate(() => delete window.firstLook);
  // A font that came late is there from the next change of style on: not between two looks.
  await page.emulateMedia({ ...usual, colorScheme: 'dark' });
  const problems: string[] = [];
  for (const { name, ...media } of looks) {
    await page.emulateMedia(media);
    await settleMotion(page);
    const isForced = media.forcedColors === 'active';
    const isNew = await compareWithFirstLook(page);
    if (isNew === 'nothing' || (isNew === 'colors' && isForced)) continue;
    const rules = isNew === 'colors' ? colorRules : standards;
    const found = await runRules(page, rules);
    problems.push(
      ...found
        .filter((problem) => !(isForced && problem.startsWith('color-contrast')))
        .map((problem) => `${name}: ${problem}`),
    );
  }
  await page.emulateMedia(usual);
  return problems;
}

/**
 * What axe-core finds after `findBrokenRules` in a window of another width, in light: all rules on
 * what was hidden before, and on the rest those that see colors, sizes and places.
 */
export async function findRulesBrokenWidened(page: Page): Promise<string[]> {
  await settleMotion(page);
  const found = [
    ...(await runRules(page, [...colorRules, ...placeRules])),
    ...(await runRules(page, standards, true)),
  ];
  return [...new Set(found)].map((problem) => `in light: ${problem}`);
}
