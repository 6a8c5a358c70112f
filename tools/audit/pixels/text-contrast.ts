import type { Page } from 'playwright';
import { density, readClip, type Box, type Clip } from './clip.ts';
import { contrastOf, type Color } from './contrast.ts';

/** A line of a text as it lies on the page. */
interface Line extends Box {
  readonly text: string;
  readonly html: string;
  /** What WCAG 1.4.3 asks for: large text needs less. */
  readonly least: number;
}

/** Every line of visible text and what stands in fields, in figures too, disabled controls left out. */
async function listLines(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const shown = { opacityProperty: true, visibilityProperty: true };
    const clips = new Map<Element, DOMRect | undefined>();
    /** What is seen of it: the rest scrolls or is cut off. */
    const isInSight = (element: Element, box: DOMRect): boolean => {
      for (let part: Element | null = element; part; part = part.parentElement) {
        if (!clips.has(part)) {
          const { overflowX, overflowY, clipPath, position } = getComputedStyle(part);
          const isCut =
            part !== document.body &&
            part !== document.documentElement &&
            (overflowX !== 'visible' || overflowY !== 'visible');
          const isHidden = clipPath !== 'none' && position === 'absolute';
          const none = new DOMRect(-1, -1, 0, 0);
          clips.set(part, isHidden ? none : isCut ? part.getBoundingClientRect() : undefined);
        }
        const clip = clips.get(part);
        if (!clip) continue;
        const width = Math.min(clip.right, box.right) - Math.max(clip.left, box.left);
        const height = Math.min(clip.bottom, box.bottom) - Math.max(clip.top, box.top);
        if (width < box.width * 0.9 || height < box.height * 0.5) return false;
      }
      return box.right > 0 && box.left < innerWidth && box.bottom + scrollY > 0;
    };
    const describe = (element: Element, text: string, box: DOMRect): Line => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      const scale =
        element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.d ?? 1) : 1;
      const size = parseFloat(fontSize) * scale;
      // 18 points, or 14 of bold.
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      return {
        x: box.left + scrollX,
        y: box.top + scrollY,
        width: box.width,
        height: box.height,
        text: text.trim().slice(0, 40),
        html: element.outerHTML.replace(/>[^]*/, '>').slice(0, 120),
        least: isLarge ? 3 : 4.5,
      };
    };
    const lines: Line[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || !/[\p{L}\p{N}]/u.test(text) || !element.checkVisibility(shown)) continue;
      if (element.closest('script, style, noscript, title, :disabled, [aria-disabled="true"]'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 2 && box.height > 2 && isInSight(element, box)) {
          lines.push(describe(element, text, box));
        }
      }
    }
    for (const field of document.querySelectorAll('input, textarea')) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      const text = field.value || field.placeholder;
      const box = field.getBoundingClientRect();
      if (!text || field.disabled || !field.checkVisibility(shown)) continue;
      if (['radio', 'checkbox', 'range', 'hidden'].includes(field.type)) continue;
      if (box.width > 2 && isInSight(field, box)) lines.push(describe(field, text, box));
    }
    return lines;
  });
}

/** No color of the site, and no part of one. */
const mark: Color = [255, 0, 255];

/**
 * Gives all text another color. What lies under it stays, and so does what takes its color from the
 * text, such as borders and icons.
 */
async function paintText(page: Page, color: string): Promise<void> {
  await page.evaluate((color) => {
    const painted = new CSSStyleSheet();
    painted.replaceSync(`*, ::before, ::after, ::placeholder {
      -webkit-text-fill-color: ${color} !important;
      text-shadow: none !important;
      text-decoration: none !important;
    }
    svg text, svg tspan { fill: ${color} !important; }`);
    document.adoptedStyleSheets.push(painted);
  }, color);
}

const distance = (one: Color, other: Color) =>
  one.reduce((sum, part, place) => sum + Math.abs(part - (other[place] ?? 0)), 0);

/** A page as it is, with its text marked, and without its text. */
interface Pictures {
  readonly painted: Clip;
  readonly marked: Clip;
  readonly under: Clip;
}

/**
 * The contrast of a line as it is painted: of the cores of its strokes with what lies under each,
 * where that is weakest; none when the line is not to be seen, because something covers it.
 */
function measureLine(line: Box, { painted, marked, under }: Pictures): number | undefined {
  const strokes: { readonly cover: number; readonly contrast: number }[] = [];
  const left = Math.max(0, Math.floor(line.x * density));
  const top = Math.max(0, Math.floor(line.y * density));
  const right = Math.min(painted.width, Math.ceil((line.x + line.width) * density));
  const bottom = Math.min(painted.height, Math.ceil((line.y + line.height) * density));
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (marked.isLike(under, x, y)) continue;
      const ground = under.at(x, y);
      // How much of the pixel a stroke takes.
      const cover = distance(marked.at(x, y), ground) / distance(mark, ground);
      if (cover > 0.05) strokes.push({ cover, contrast: contrastOf(painted.at(x, y), ground) });
    }
  }
  const most = strokes.reduce((most, { cover }) => Math.max(most, cover), 0);
  const ratios = strokes
    .filter(({ cover }) => cover >= most * 0.98)
    .map(({ contrast }) => contrast)
    .toSorted((a, b) => a - b);
  // Where strokes of two texts touch, a few pixels belong to both.
  return ratios[Math.floor(ratios.length / 20)];
}

/**
 * Text whose contrast falls short of WCAG 1.4.3 as it is painted, whatever lies under it: pictures,
 * figures, shades and layers. Each line is measured with its
 * text, with that in another color and without it. Words that are drawn
 * in a picture file are not seen.
 * @param page a tab of {@link density} pixels for each CSS pixel
 */
export async function findPaleText(page: Page): Promise<string[]> {
  const lines = await listLines(page);
  const take = async () =>
    readClip(await page.screenshot({ fullPage: true, animations: 'disabled' }));
  const painted = await take();
  await paintText(page, `rgb(${mark.join(' ')})`);
  const marked = await take();
  await paintText(page, 'transparent');
  const under = await take();
  await page.evaluate(() => {
    document.adoptedStyleSheets.splice(-2);
  });
  const problems = new Set<string>();
  for (const line of lines) {
    const { text, html, least } = line;
    const ratio = measureLine(line, { painted, marked, under }) ?? Infinity;
    // Colors of the screen are whole numbers, which takes a little of each contrast.
    if (ratio < least - 0.05) {
      problems.add(`contrast ${ratio.toFixed(2)} of ${least}: “${text}” in ${html}`);
    }
  }
  return [...problems];
}
