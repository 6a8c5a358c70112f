import type { Page } from 'playwright';

/** What a visitor may ask of text: WCAG 1.4.4 resize text, 1.4.12 text spacing. */
const wishes = {
  large: 'html { font-size: 200% !important; }',
  spaced: `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`,
} as const;

/**
 * Parts that are wider than the window, or tables than their place, of which a phone would show a
 * part only (WCAG 1.4.10): unless keys move that place, as they do for a comparison.
 */
export async function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const name = (part: Element) => part.outerHTML.slice(0, 100);
    const wide = [...document.body.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().right > clientWidth + 1,
    );
    const cut = [...document.querySelectorAll('table')].filter((table) => {
      const box = table.parentElement ?? table;
      const isMoved = box.closest('section[tabindex="0"]') !== null;
      return table.checkVisibility() && !isMoved && box.scrollWidth > box.clientWidth + 1;
    });
    return [
      ...(scrollWidth > clientWidth
        ? [`scrolls sideways: ${wide.slice(0, 3).map(name).join(' | ')}`]
        : []),
      ...cut.map((table) => `is cut: ${name(table)}`),
    ];
  });
}

/** Elements that hide a part of their own text. */
export async function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => {
        // One pixel holds words for screen readers alone.
        if (!element.checkVisibility() || element.clientWidth <= 1) return false;
        if (element.innerText.trim() === '') return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `cuts its text: ${element.outerHTML.slice(0, 120)}`);
  });
}

/**
 * What a page loses when its visitor changes the text.
 * @param wish `large` for twice the size, `spaced` for the spacing of WCAG 1.4.12
 */
export async function findLostText(page: Page, wish: keyof typeof wishes): Promise<string[]> {
  // A sheet of the test's own: the security policy of the page refuses style elements.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, wishes[wish]);
  const problems = [...(await findSidewaysScroll(page)), ...(await findCutText(page))];
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return problems;
}
