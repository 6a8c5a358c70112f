import type { Page } from 'playwright';

interface FocusedControl {
  readonly html: string;
  readonly isOutlined: boolean;
  readonly isCovered: boolean;
}

interface FocusRecord {
  readonly seen: Set<Element>;
  readonly stops: FocusedControl[];
}

declare global {
  interface Window {
    focusRecord?: FocusRecord;
  }
}

/** Notes every element that takes focus, and whether a visitor sees that it has it. */
async function recordFocus(page: Page): Promise<number> {
  return page.evaluate(() => {
    const record: FocusRecord = { seen: new Set(), stops: [] };
    window.focusRecord = record;
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || record.seen.has(target)) return;
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
      record.stops.push({
        html: target.outerHTML.slice(0, 120),
        isOutlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        isCovered,
      });
    });
    return document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ).length;
  });
}

/** Controls that are shown and that no key has reached. */
async function findUnreached(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter(
        (control) =>
          control.tabIndex >= 0 &&
          control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter((control) => !control.matches(':disabled') && !window.focusRecord?.seen.has(control))
      // Of the radio buttons of one name, the arrow keys lead from one to the others.
      .filter((control) => !(control instanceof HTMLInputElement && control.type === 'radio'))
      .map((control) => `no key reaches ${control.outerHTML.slice(0, 120)}`),
  );
}

/**
 * Walks through the page with the Tab key and tells which controls it does not reach (WCAG 2.1.1),
 * which do not show their focus (2.4.7) and which are covered while they have it (2.4.11).
 */
export async function findKeyboardProblems(page: Page): Promise<string[]> {
  const controls = await recordFocus(page);
  for (let pressed = 0; pressed <= controls; pressed += 1) await page.keyboard.press('Tab');
  const stops = await page.evaluate(() => window.focusRecord?.stops ?? []);
  if (stops.length === 0) return ['the Tab key reaches nothing'];
  return [
    ...stops.filter(({ isOutlined }) => !isOutlined).map(({ html }) => `shows no focus: ${html}`),
    ...stops.filter(({ isCovered }) => isCovered).map(({ html }) => `has focus unseen: ${html}`),
    ...(await findUnreached(page)),
  ];
}
