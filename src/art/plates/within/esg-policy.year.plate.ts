import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'] as const;
/** The page’s intervals; in which months they fall is an example. */
const rows = [
  { name: 'Safety review', short: 'Safety', at: [1, 4, 7, 10] },
  { name: 'Security and privacy', short: 'Security', at: [5] },
  { name: 'Supplier review', short: 'Suppliers', at: [8] },
] as const;
const dates = rows.reduce((sum, { at }) => sum + at.length, 0);

/** A peg in its hole. */
function drawPeg(sheet: Drawing, x: number, y: number, size: number) {
  sheet.circle(x, y, size, { line: 'edge', fill: 'brand', isOurs: true });
  sheet.circle(x, y, size * 0.42, { line: 'fine', fill: 'object' });
}

/** A wall planner with pegs, from the front. */
export const plate: Plate = {
  alt: `A wall planner of twelve months with pegs: four for the safety review, one for security and privacy, one for suppliers. A sliding marker below carries the results by patient group, which are due with every release. ${dates} dates a year.`,
  height: { wide: 376, phone: 466 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const [left, top, right] = [10, 34, 710];
    const names = isPhone ? 152 : 194;
    const step = (right - 18 - names) / 12;
    const head = top + (isPhone ? 54 : 44);
    const row = isPhone ? 64 : 56;
    const bottom = head + row * 4 + 14;
    const x = (month: number) => names + step * (month + 0.5);
    // Two hooks, the board, its rail.
    for (const at of [180, 540]) sheet.path(n`M${at} ${top}v-14q0-8 8-8t8 8v14`, { line: 'edge' });
    sheet.rect(left, top, right - left, bottom - top, { line: 'cut', fill: 'object' }, 6);
    sheet.line(left, head, right, head, { line: 'edge' });
    sheet.line(names - 6, top, names - 6, bottom, { line: 'fine' });
    months.forEach((month, index) => {
      label(x(index), head - 14, month, { anchor: 'middle' });
      if (index > 0)
        sheet.line(names + step * index, head, names + step * index, head + row * 3, {
          line: index % 3 === 0 ? 'edge' : 'fine',
        });
    });
    rows.forEach(({ name, short, at }, index) => {
      const y = head + row * (index + 0.5);
      label(left + 14, y + (isPhone ? 9 : 5), isPhone ? short : name);
      for (let month = 0; month < 12; month += 1) sheet.circle(x(month), y, 3, { line: 'fine' });
      for (const month of at) drawPeg(sheet, x(month), y, isPhone ? 15 : 13);
      sheet.line(left, head + row * (index + 1), right, head + row * (index + 1), { line: 'fine' });
    });
    // What has no date slides along a rail, and stops where a release is.
    const rail = head + row * 3.5 + 6;
    label(left + 14, rail + (isPhone ? 9 : 5), isPhone ? 'Groups' : 'Results by group');
    sheet.rect(names + 4, rail - 4, right - names - 24, 8, { line: 'fine', fill: 'object' }, 4);
    const words = isPhone ? 'with every release' : 'with every release, whenever it comes';
    const width = isPhone ? 262 : 300;
    const slider = names + 96;
    sheet.rect(slider, rail - 20, width, 40, { line: 'edge', fill: 'tint', isOurs: true }, 5);
    label(slider + width / 2, rail + (isPhone ? 9 : 5), words, {
      anchor: 'middle',
      style: 'value',
    });
    const finding = `${dates === 6 ? 'Six' : dates} dates a year, and one with each release`;
    if (isPhone)
      sheet.text(16, bottom + 52, ['Six dates a year,', 'and one with each release'], {
        style: 'finding',
      });
    else label(16, bottom + 46, finding, { style: 'finding' });
  },
};
