import type { Page } from 'playwright';

declare global {
  interface Window {
    /** The controls that had focus, and what a visitor did not see of it. */
    focusRecord?: { readonly seen: Set<Element>; readonly problems: string[] };
  }
}

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';

/** Notes every element that takes focus, and whether a visitor sees that it has it. */
async function recordFocus(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const record = { seen: new Set<Element>(), problems: [] as string[] };
    window.focusRecord = record;
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element) || record.seen.has(target)) return;
      record.seen.add(target);
      const { outlineStyle, outlineWidth } = getComputedStyle(target);
      const { left, top, width, height } = target.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      // Hidden as a whole, which WCAG 2.4.11 forbids: a part of it may lie outside.
      const isCovered = parts.every((across) =>
        parts.every((down) => {
          const topmost = document.elementFromPoint(left + width * across, top + height * down);
          return topmost === null || !(target.contains(topmost) || topmost.contains(target));
        }),
      );
      const html = target.outerHTML.slice(0, 120);
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      if (!isOutlined) record.problems.push(`shows no focus: ${html}`);
      if (isCovered) record.problems.push(`has focus unseen: ${html}`);
    });
    return document.querySelectorAll(selector).length;
  }, controls);
}

/** Holds the Tab key down, which repeats it: the page need not be drawn between two controls. */
async function walk(page: Page, steps: number): Promise<void> {
  await Promise.all(Array.from({ length: steps }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
}

/** Controls that had no focus yet, though a visitor could work them. */
async function findUnreached(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const { seen = new Set<Element>() } = window.focusRecord ?? {};
    if (seen.size === 0) return ['the Tab key reaches nothing'];
    const shown = { opacityProperty: true, visibilityProperty: true };
    return (
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((control) => control.tabIndex >= 0 && control.checkVisibility(shown))
        // Of the radio buttons of one name, the arrow keys lead from one to the others.
        .filter((control) => !control.matches(':disabled, [type="radio"]') && !seen.has(control))
        .map((control) => `no key reaches ${control.outerHTML.slice(0, 120)}`)
    );
  }, controls);
}

/**
 * Walks through the page with the Tab key and tells which controls it does not reach (WCAG 2.1.1),
 * which do not show their focus (2.4.7) and which are covered while they have it (2.4.11).
 */
export async function findKeyboardProblems(page: Page): Promise<string[]> {
  const count = await recordFocus(page);
  await walk(page, count + 1);
  let unreached = await findUnreached(page);
  // What an island brings along when it is reached comes behind the one who walks in a hurry.
  if (unreached.length > 0) {
    await walk(page, count + 1);
    unreached = await findUnreached(page);
  }
  const problems = await page.evaluate(() => window.focusRecord?.problems ?? []);
  return [...problems, ...unreached];
}
