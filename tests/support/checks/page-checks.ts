import type { Page } from 'playwright';
import { findUnclearParts } from './accessibility-tree.ts';
import { findBrokenRules, findRulesBrokenWidened } from './access-rules.ts';
import { findKeyboardProblems } from './keyboard.ts';
import { loadPage } from './page-load.ts';
import { findSmallTargets } from './target-size.ts';
import {
  findLostText,
  findSidewaysScroll,
  findSidewaysTables,
  findWideLargeText,
} from './text-space.ts';

/** One thing that is true of every page; it leaves the page as it found it. */
interface PageCheck {
  /** Completes “every page …”. */
  readonly name: string;
  readonly find: (page: Page) => Promise<string[]>;
}

/** Of a phone and of a desktop, in CSS pixels. */
export const widths = [390, 1440] as const;
const height = 900;

/** Checks in a window of another width. */
const narrowed = (width: number, find: PageCheck['find']) => async (page: Page) => {
  const before = page.viewportSize() ?? { width, height };
  await page.setViewportSize({ width, height });
  const problems = await find(page);
  await page.setViewportSize(before);
  return problems;
};

/** In this order: what moves focus wakes islands, and comes last. */
const anyWidth: readonly PageCheck[] = [
  { name: 'breaks no rule of access', find: findBrokenRules },
  { name: 'names its parts to assistive technology', find: findUnclearParts },
  { name: 'loses nothing with wide text spacing', find: (page) => findLostText(page, 'spaced') },
  { name: 'is reached by keyboard in all its parts', find: findKeyboardProblems },
  {
    name: 'has controls that can be hit',
    find: (page) => findSmallTargets(page.locator('body')),
  },
];

const findWidth: PageCheck['find'] = async (page) => [
  ...(await findSidewaysScroll(page)),
  ...(await findSidewaysTables(page)),
];

/** What is asked of a narrow window alone. */
const narrow: readonly PageCheck[] = [
  { name: 'fits into 320 px', find: narrowed(320, findWidth) },
  { name: 'fits into 390 px', find: findWidth },
  {
    name: 'fits into 400 px with text twice as large',
    find: narrowed(400, (page) => findWideLargeText(page)),
  },
  {
    name: 'loses nothing when its text is twice as large',
    find: narrowed(640, (page) => findLostText(page, 'large')),
  },
];

/** What a page that was seen whole may still get wrong in a wider window. */
const widened: readonly PageCheck[] = [
  { name: 'breaks no rule of access', find: findRulesBrokenWidened },
  { name: 'loses nothing with wide text spacing', find: (page) => findLostText(page, 'spaced') },
  {
    name: 'has controls that can be hit',
    find: (page) => findSmallTargets(page.locator('body')),
  },
];

/**
 * Everything that a browser finds wrong with a page in a window of one width. The page is loaded
 * once: every look and size is shown to it one after another.
 * @param page a tab, which may have shown other pages: it keeps axe-core warm
 * @param widest pixels to which the window is widened at last, for what a width may change
 * @returns problems, each as `check: problem`, and how many requests loading took
 */
export async function checkPage(
  page: Page,
  address: string,
  width: (typeof widths)[number],
  widest: number = width,
): Promise<{ readonly problems: readonly string[]; readonly requests: number }> {
  await page.setViewportSize({ width, height });
  const load = await loadPage(page, address);
  const problems = load.problems.map((problem) => `loads quietly and at rest: ${problem}`);
  for (const { name, find } of width === 390 ? [...narrow, ...anyWidth] : anyWidth) {
    problems.push(...(await find(page)).map((problem) => `${name}: ${problem}`));
  }
  if (widest > width) await page.setViewportSize({ width: widest, height });
  for (const { name, find } of widest > width ? widened : []) {
    problems.push(...(await find(page)).map((problem) => `${name}, widened: ${problem}`));
  }
  return { problems: problems.map((told) => `${width} px: ${told}`), requests: load.requests };
}
