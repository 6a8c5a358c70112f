import { n, type Drawing } from '../../drawing.ts';
import { lengthOf } from '../parts/plan.ts';
import type { Plate } from '../plate.ts';

/** Units a meter. */
const scale = 2.1;
const [left, top] = [12, 20] as const;
const x = (meters: number) => left + meters * scale;
const y = (meters: number) => top + meters * scale;

/** From her door along the street to the store’s, in meters. */
const way = [
  [38, 96],
  [38, 80],
  [196, 80],
  [196, 48],
  [290, 48],
  [290, 40],
] as const;
const meters = Math.round(lengthOf(way) / 10) * 10;

/** Streets of 8 m between blocks; their edges in meters. */
const blocks = [
  [0, 0, 130, 70],
  [140, 0, 190, 70],
  [0, 86, 190, 142],
  [202, 56, 332, 142],
  [202, 0, 332, 42],
] as const;

/** A row of houses with their lots, each of them 9 by 11 m or near to it. */
function drawHouses(sheet: Drawing, from: number, to: number, front: number, side: 1 | -1) {
  let lots = '';
  for (let at = from; at + 16 <= to; at += 16) {
    const deep = 9 + ((at * 7) % 4);
    const wide = 9 + ((at * 3) % 3);
    const near = front + side * 5;
    sheet.rect(x(at + 2), y(side === 1 ? near : near - deep), wide * scale, deep * scale, {
      line: 'fine',
      fill: 'object',
    });
    if (at > from) lots += n`M${x(at)} ${y(front)}V${y(front + side * 26)}`;
  }
  sheet.path(lots, { line: 'fine' });
}

/** A street map: how far she walked two weeks ago, and where she is today. */
export const plate: Plate = {
  alt: `A street map with a house and a store. A dashed line leads from the house to the store, ${meters} meters: her walk of two weeks ago. A teal ring in the house marks today, when she needs help to stand.`,
  height: { wide: 376, phone: 440 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    for (const [x1, y1, x2, y2] of blocks)
      sheet.path(n`M${x(x1)} ${y(y1)}H${x(x2)}V${y(y2)}H${x(x1)}Z`, { line: 'fine' });
    drawHouses(sheet, 2, 128, 70, -1);
    drawHouses(sheet, 142, 190, 70, -1);
    drawHouses(sheet, 52, 190, 86, 1);
    drawHouses(sheet, 2, 30, 86, 1);
    drawHouses(sheet, 204, 330, 56, 1);
    drawHouses(sheet, 204, 268, 42, -1);
    drawHouses(sheet, 2, 128, 0, 1);
    drawHouses(sheet, 142, 190, 0, 1);
    drawHouses(sheet, 84, 190, 142, -1);
    drawHouses(sheet, 204, 330, 142, -1);
    // Her house, and the store with its canopy and carts.
    sheet.rect(x(32), y(91), 13 * scale, 12 * scale, { line: 'cut', fill: 'tint' });
    sheet.rect(x(272), y(8), 50 * scale, 28 * scale, { line: 'cut', fill: 'object' });
    sheet.rect(x(280), y(36), 20 * scale, 4 * scale, { line: 'fine', fill: 'object' });
    for (let cart = 0; cart < 5; cart += 1)
      sheet.rect(x(306 + cart * 1.6), y(37), 3, 5, { line: 'fine' });
    sheet.add(
      n`<path d="${way.map(([px, py], index) => n`${index === 0 ? 'M' : 'L'}${x(px)} ${y(py)}`).join('')}" class="f-none edge" stroke-dasharray="9 7"/>`,
    );
    sheet.circle(x(290), y(40), isPhone ? 8 : 6, { line: 'edge', fill: 'object' });
    sheet.circle(x(38.5), y(97), isPhone ? 12 : 9, { line: 'cut', fill: 'brand', isOurs: true });
    label(x(297), y(isPhone ? 25 : 24), 'Store', { anchor: 'middle' });
    label(
      x(116),
      y(isPhone ? 83.5 : 80) - (isPhone ? 0 : 6),
      isPhone ? `Then: ${meters} m` : `Two weeks ago: ${meters} m`,
      { anchor: 'middle', hasHalo: true },
    );
    label(x(10), y(isPhone ? 126 : 121), isPhone ? 'Today' : 'Today: help to stand', {
      style: 'value',
      hasHalo: true,
    });
    const below = y(142) + (isPhone ? 58 : 42);
    if (isPhone)
      sheet.text(12, below, ['Two weeks ago to the store,', 'today not out of her chair'], {
        style: 'finding',
      });
    else
      label(12, below, 'Two weeks ago to the store, today not out of her chair', {
        style: 'finding',
      });
  },
};
