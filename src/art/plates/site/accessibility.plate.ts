import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** The keys of each row from the left, in widths of one letter’s key; a row is fifteen wide. */
const rows: readonly (readonly number[])[] = [
  [...Array.from({ length: 13 }, () => 1), 2],
  [1.5, ...Array.from({ length: 12 }, () => 1), 1.5],
  [1.75, ...Array.from({ length: 11 }, () => 1), 2.25],
  [2.25, ...Array.from({ length: 10 }, () => 1), 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];
const key = 43;
const left = (720 - 15 * key) / 2;

/** A keyboard from above; one key is all that is needed. */
function drawKeyboard(sheet: Drawing, top: number) {
  sheet.rect(
    left - 14,
    top - 14,
    15 * key + 28,
    rows.length * key + 28,
    { line: 'cut', fill: 'object' },
    12,
  );
  rows.forEach((widths, row) => {
    let x = left;
    widths.forEach((width, index) => {
      const isTab = row === 1 && index === 0;
      const [kx, ky, kw] = [x + 2, top + row * key + 2, width * key - 4];
      if (isTab) sheet.rect(kx, ky, kw, key - 4, { line: 'cut', fill: 'tint', isOurs: true }, 5);
      else {
        sheet.rect(kx, ky, kw, key - 4, { line: 'fine', fill: 'object' }, 5);
        sheet.rect(kx + 5, ky + 3, kw - 10, key - 14, { line: 'fine' }, 4);
      }
      x += width * key;
    });
  });
  sheet.label(left + 0.75 * key, top + 1.5 * key + (sheet.isPhone ? 9 : 6), 'Tab', {
    anchor: 'middle',
    color: 'brand',
    size: sheet.isPhone ? 25 : 17,
  });
}

/** What the key reaches, in its order: place and size on the drawn page. */
const controls = [
  [40, 42, 92, 24],
  [402, 42, 66, 24],
  [484, 42, 66, 24],
  [566, 42, 66, 24],
  [40, 142, 150, 34],
  [208, 142, 120, 34],
  [392, 112, 250, 30],
  [392, 158, 250, 30],
  [556, 206, 86, 34],
] as const;

/** A page in its window: words as lines, controls as boxes, the way of the focus through them. */
function drawWindow(sheet: Drawing, y: number) {
  sheet.rect(left - 14, y, 15 * key + 28, 262, { line: 'cut', fill: 'object' }, 8);
  for (const dot of [0, 1, 2]) sheet.circle(left + 4 + dot * 13, y + 14, 3.6, { line: 'fine' });
  sheet.line(left - 14, y + 28, left + 15 * key + 14, y + 28, { line: 'fine' });
  sheet.path(n`M40 ${y + 92}h240M40 ${y + 108}h200`, { line: 'cut' });
  sheet.path(n`M40 ${y + 206}h270M40 ${y + 222}h286M40 ${y + 238}h230`, { line: 'fine' });
  const middles = controls.map(([cx, cy, w, h]) => [cx + w / 2, y + cy + h / 2] as const);
  sheet.path('M' + middles.map(([cx, cy]) => n`${cx} ${cy}`).join('L'), {
    line: 'edge',
    isOurs: true,
  });
  controls.forEach(([cx, cy, w, h], index) => {
    const isLast = index === controls.length - 1;
    sheet.rect(cx, y + cy, w, h, { line: 'edge', fill: isLast ? 'tint' : 'object' }, 4);
    if (isLast) sheet.rect(cx - 6, y + cy - 6, w + 12, h + 12, { line: 'cut', isOurs: true }, 8);
    const [mx = 0, my = 0] = middles[index] ?? [];
    sheet.label(mx, my + (sheet.isPhone ? 8.5 : 5.5), String(index + 1), {
      anchor: 'middle',
      color: 'brand',
      size: sheet.isPhone ? 24 : 15,
    });
  });
}

/** A page in its window above a keyboard: the order in which one key reaches all that can be pressed. */
export const plate: Plate = {
  alt: 'A page in its window, and below it a keyboard from above, with the Tab key marked. A line joins the nine controls of the drawn page in the order in which that key reaches them, from the mark of the site to the button of a form, which shows its focus by a ring.',
  height: { wide: 600, phone: 668 },
  draw(sheet) {
    const { isPhone } = sheet;
    drawWindow(sheet, 12);
    drawKeyboard(sheet, 312);
    if (isPhone)
      sheet.text(22, 598, ['One key reaches', 'all that can be pressed'], { style: 'finding' });
    else sheet.label(24, 578, 'One key reaches all that can be pressed', { style: 'finding' });
  },
};
