import type { Page } from 'playwright';
import { findBrokenRules } from './access-rules.ts';
import { findKeyboardProblems } from './keyboard.ts';
import { loadPage } from './page-load.ts';
import { findLostText, findSidewaysScroll } from './text-space.ts';

const height = 900;

/** What of a page does not fit into a small window, or into one whose text is larger. */
async function findSmallProblems(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height });
  const small = await findSidewaysScroll(page);
  await page.setViewportSize({ width: 640, height });
  const large = await findLostText(page, 'large');
  return [
    ...small.map((problem) => `at 320 px: ${problem}`),
    ...large.map((problem) => `with text twice as large: ${problem}`),
  ];
}

/**
 * Everything that a browser finds wrong with a page, which is loaded in the window of a phone and of
 * a desktop: how it loads, what breaks a rule of access, what is lost by whom, what no key reaches.
 * @param isThorough whether the rules of access are asked in forced colors and reduced motion too
 */
export async function checkPage(
  page: Page,
  address: string,
  isThorough = false,
): Promise<string[]> {
  const problems: string[] = [];
  const others = isThorough ? (['forced colors', 'reduced motion'] as const) : [];
  // Colors and what is preferred do not depend on the width.
  const looks = ['dark', ...others, 'light'] as const;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height });
    const found = await loadPage(page, address);
    if (width === 390) found.push(...(await findSmallProblems(page)));
    await page.setViewportSize({ width, height });
    found.push(...(await findSidewaysScroll(page)));
    found.push(...(await findBrokenRules(page, width === 390 ? looks : ['light'])));
    const lost = await findLostText(page, 'spaced');
    found.push(...lost.map((problem) => `with wide text spacing: ${problem}`));
    // What moves focus wakes islands, and comes last.
    found.push(...(await findKeyboardProblems(page)));
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  return problems;
}
