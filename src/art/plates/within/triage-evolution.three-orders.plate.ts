import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** Four imagined wounded, and their places in the order of rank, of need and of benefit. */
const wounded = [
  { rank: 'Captain', wound: 'cut hand', places: [0, 3, 2] },
  { rank: 'Sergeant', wound: 'broken arm', places: [1, 2, 1] },
  { rank: 'Private', wound: 'bleeding leg', places: [2, 1, 0] },
  { rank: 'Private', wound: 'fatal wound', places: [3, 0, 3] },
] as const;
const orders = [
  { name: 'By rank', remark: 'Not for Larrey' },
  { name: 'By need', remark: 'Larrey, 1812' },
  { name: 'By benefit', remark: 'Wilson, 1846' },
] as const;
/** Whose way shows what changes: first by benefit, third by rank. */
const followed = 2;

interface Grid {
  readonly x: (order: number) => number;
  readonly y: (place: number) => number;
  readonly wide: number;
  readonly high: number;
}

function drawWays(sheet: Drawing, { x, y, wide, high }: Grid) {
  wounded.forEach(({ places }, index) => {
    places.slice(1).forEach((to, step) => {
      const from = places[step] ?? 0;
      const [x1, x2] = [x(step) + wide, x(step + 1)];
      const middle = (x1 + x2) / 2;
      const [y1, y2] = [y(from) + high / 2, y(to) + high / 2];
      sheet.path(n`M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`, {
        line: index === followed ? 'cut' : 'fine',
        isOurs: index === followed,
      });
    });
  });
}

/** One casualty card in each order, with a hole for its string. */
function drawCards(sheet: Drawing, { x, y, wide, high }: Grid) {
  const { isPhone, rect, circle, label } = sheet;
  wounded.forEach(({ rank, wound, places }, index) => {
    places.forEach((place, order) => {
      const [left, top] = [x(order), y(place)];
      const isFollowed = index === followed;
      rect(
        left,
        top,
        wide,
        high,
        {
          line: isFollowed ? 'cut' : 'edge',
          fill: isFollowed ? 'tint' : 'object',
          isOurs: isFollowed,
        },
        4,
      );
      circle(left + wide - 14, top + 14, 4, { line: 'fine' });
      const inset = isPhone ? 12 : 12;
      if (isPhone) sheet.text(left + inset, top + 40, wound.split(' '), { size: 25 });
      else {
        label(left + inset, top + 26, wound.charAt(0).toUpperCase() + wound.slice(1));
        label(left + inset, top + 46, rank, { style: 'remark' });
      }
    });
  });
}

/** The same wounded in the orders of three rules. */
export const plate: Plate = {
  alt: 'Four imagined wounded as cards in three orders. By rank the captain with a cut hand is first and a private who bleeds from the leg third. By need the fatal wound is first and the bleeding leg second. By benefit the bleeding leg is first and the fatal wound last.',
  height: { wide: 500, phone: 800 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const [wide, high] = isPhone ? [190, 96] : [164, 60];
    const [head, pitch] = isPhone ? [70, 142] : [84, 86];
    const left = 14;
    const step = (720 - left * 2 - wide) / 2;
    const grid: Grid = {
      x: (order) => left + order * step,
      y: (place) => head + place * pitch,
      wide,
      high,
    };
    orders.forEach(({ name, remark }, index) => {
      label(grid.x(index), head - (isPhone ? 24 : 40), name, { size: isPhone ? 27 : 18 });
      label(grid.x(index), head - 18, remark, { style: 'remark' });
    });
    drawWays(sheet, grid);
    drawCards(sheet, grid);
    if (isPhone)
      sheet.text(16, 710, ['The same four wounded:', 'three rules, three orders'], {
        style: 'finding',
      });
    else {
      label(14, 470, 'The same four wounded: three rules, three orders', { style: 'finding' });
      label(706, 470, 'Wounded imagined', { style: 'remark', anchor: 'end' });
    }
  },
};
