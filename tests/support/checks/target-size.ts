import type { Locator } from 'playwright';

/** In CSS pixels, each way: WCAG 2.5.8 target size (minimum). */
const smallest = 24;

/**
 * Controls that are too small to hit. Links inside a sentence are as high as its lines, which
 * WCAG 2.5.8 allows; a radio button or checkbox is as large as its label.
 * @param part the page, or a part of it: beside an open dialog nothing can be hit
 */
export async function findSmallTargets(part: Locator): Promise<string[]> {
  return part.evaluate((root, least) => {
    // The header comes with the focus, over a moment in which it is still away.
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node !== control && (node.textContent ?? '').trim().length > 1,
      );
    // Focused, because the skip link is there only then. A square of the least size around its
    // middle, or around the middle of one of its lines, has to belong to it or to its label.
    const isHit = (control: HTMLElement) => {
      control.focus();
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const reach = least / 2 - 0.5;
      const belongs = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (control.contains(hit) || label?.contains(hit) === true);
      };
      const places = [-reach, -reach / 2, 0, reach / 2, reach];
      return [...(label ?? control).getClientRects()].some(({ left, top, width, height }) =>
        places.every((across) =>
          places.every((down) => belongs(left + width / 2 + across, top + height / 2 + down)),
        ),
      );
    };
    const small = [
      ...root.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary',
      ),
    ]
      .filter(
        (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
      )
      .filter((control) => !isInSentence(control) && !isHit(control))
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        const size = `${Math.round(width)} × ${Math.round(height)} px`;
        return `smaller than ${least} px: ${size}: ${control.outerHTML.slice(0, 120)}`;
      });
    document.adoptedStyleSheets.pop();
    return small;
  }, smallest);
}
