import type { Page } from 'playwright';
import { density, readClip, type Box, type Clip } from './clip.ts';
import { contrastOf } from './contrast.ts';

/** A control that has the focus, and what shows it. */
interface Focused {
  /** What is in the window of it and around it. */
  readonly box: Box;
  /** Length of its edges that are in the window, in CSS pixels. */
  readonly edges: number;
  readonly html: string;
}

declare global {
  interface Window {
    focusedBefore?: Set<Element>;
  }
}

/** A whole page, or what it does not share with others. */
type Part = 'body' | 'main';

/** Around a control, in CSS pixels: outlines stand apart from it. */
const margin = 10;
/** WCAG 2.4.13 focus appearance: an outline of this many CSS pixels, or as much otherwise. */
const thickness = 2;
const leastContrast = 3;
/** Round corners are shorter than square ones, and their soft edges paler. */
const tolerance = 0.9;

/** Leaving a field says nothing to the page, which would show what is wrong with it. */
async function startWalking(page: Page, part: Part): Promise<void> {
  await page.evaluate((part) => {
    for (const event of ['blur', 'focusout']) {
      addEventListener(
        event,
        (left) => {
          left.stopImmediatePropagation();
        },
        true,
      );
    }
    window.focusedBefore = new Set();
    const start = document.querySelector<HTMLElement>(part);
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
    start?.blur();
  }, part);
}

async function take(page: Page, clip: Box): Promise<Clip> {
  return readClip(await page.screenshot({ clip, animations: 'disabled' }));
}

/** Goes on with the Tab key; nothing when the walk is over. */
async function focusNext(page: Page, part: Part): Promise<Focused | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(
    async ([margin, part]) => {
      // An island that wakes with the focus, and a page that scrolls to it, are done by then.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const control = document.activeElement;
      const seen = window.focusedBefore;
      if (!control?.parentElement?.closest(part) || !seen || seen.has(control)) return undefined;
      seen.add(control);
      const own = control.getBoundingClientRect();
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const isDrawn = own.width >= 8 && Number(getComputedStyle(control).opacity) > 0;
      // Of a choice that is drawn by its label, that is the control.
      const drawn = !isDrawn && label ? label : control;
      const inWindow = (box: DOMRect, around: number) => {
        const left = Math.max(0, box.left - around);
        const top = Math.max(0, box.top - around);
        const right = Math.min(innerWidth, box.right + around);
        const bottom = Math.min(innerHeight, box.bottom + around);
        return {
          x: left,
          y: top,
          width: Math.max(1, right - left),
          height: Math.max(1, bottom - top),
        };
      };
      const box = drawn.getBoundingClientRect();
      const measure = (part: DOMRect) => {
        const { width, height } = inWindow(part, 0);
        const across = [part.top >= 0, part.bottom <= innerHeight].filter(Boolean).length;
        const down = [part.left >= 0, part.right <= innerWidth].filter(Boolean).length;
        return width * across + height * down;
      };
      // A link of several lines has an outline around them all, or around each.
      const lines = [...drawn.getClientRects()].reduce((sum, line) => sum + measure(line), 0);
      const edges = Math.min(lines, measure(box));
      const html = control.outerHTML.slice(0, 120);
      return { box: inWindow(box, margin), edges, html };
    },
    [margin, part] as const,
  );
}

/**
 * Walks through the page with the Tab key and tells which controls do not show their focus on the
 * screen: what changes with it has to be as large as an outline of 2 px and have a contrast of 3
 * with what was there before (WCAG 2.4.13).
 * @param page a tab of {@link density} pixels for each CSS pixel
 * @param part where to walk: header and footer are the same on every page
 */
export async function findFaintFocus(page: Page, part: Part = 'body'): Promise<string[]> {
  await startWalking(page, part);
  const problems: string[] = [];
  let focused = await focusNext(page, part);
  while (focused) {
    const { box, edges, html } = focused;
    const withFocus = await take(page, box);
    // The Tab key goes on from where the focus was.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (document.activeElement instanceof SVGElement) document.activeElement.blur();
    });
    const without = await take(page, box);
    let pixels = 0;
    for (let y = 0; y < withFocus.height; y += 1) {
      for (let x = 0; x < withFocus.width; x += 1) {
        if (withFocus.isLike(without, x, y)) continue;
        if (contrastOf(withFocus.at(x, y), without.at(x, y)) >= leastContrast) pixels += 1;
      }
    }
    const area = pixels / density ** 2;
    const needed = edges * thickness * tolerance;
    if (area < needed) {
      problems.push(`focus changes ${Math.round(area)} px² of ${Math.round(needed)}: ${html}`);
    }
    focused = await focusNext(page, part);
  }
  return problems;
}
