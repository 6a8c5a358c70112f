import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** How urgent a reading is, from 0 to 1; the words are those of an imagined patient. */
const cases = [
  {
    name: 'They agree',
    said: 0.62,
    measured: 0.7,
    words: ['“I can’t stop', 'shivering.”', '39.1 °C'],
  },
  {
    name: 'They conflict',
    said: 0.14,
    measured: 0.86,
    words: ['“I can', 'breathe fine.”', 'Rate is high'],
  },
  { name: 'One is missing', words: ['Cold finger,', 'no steady trace', 'Measure again'] },
] as const;

interface Place {
  readonly x: number;
  readonly y: (urgency: number) => number;
  readonly wide: number;
}

function drawReadings(sheet: Drawing, { x, y, wide }: Place, said: number, measured: number) {
  const { isPhone, path, circle, rect } = sheet;
  const size = isPhone ? 17 : 11;
  const [left, right] = [x + wide * 0.25, x + wide * 0.75];
  const counts = Math.max(said, measured);
  // What counts, through the whole column.
  path(n`M${x} ${y(counts)}H${x + wide}`, { line: 'cut', isOurs: true });
  path(n`M${left} ${y(said)}L${right} ${y(measured)}`, { line: 'hidden' });
  circle(left, y(said), size, { fill: 'object' });
  rect(right - size, y(measured) - size, size * 2, size * 2, { line: 'none', fill: 'brand' });
}

/** Nothing is known, so it may lie anywhere. */
function drawGap({ isPhone, rect, label }: Drawing, { x, y, wide }: Place) {
  const right = x + wide * 0.75;
  const half = isPhone ? 17 : 11;
  rect(right - half, y(1) + 6, half * 2, y(0) - y(1) - 12, { line: 'hidden' });
  label(right, y(0.5) + 8, '?', { style: 'value', anchor: 'middle', size: isPhone ? 34 : 24 });
  label(right - half - 12, y(0.5) + 6, isPhone ? 'Open' : 'Anywhere', { anchor: 'end' });
}

/** How two readings of one finding are joined: the more urgent counts, and a gap is left open. */
export const plate: Plate = {
  alt: 'Three findings on a scale of urgency, each as the patient says it and as it is measured. Where both agree, the higher counts by a little. Where “I can breathe fine” meets a high breathing rate, the rate counts and not the average. Where there is no steady trace, nothing is assumed.',
  height: { wide: 552, phone: 700 },
  draw(sheet) {
    const { isPhone, label, path } = sheet;
    const [top, foot] = isPhone ? [112, 400] : [84, 398];
    const [first, wide, gap] = isPhone ? [60, 200, 20] : [96, 186, 22];
    const y = (urgency: number) => foot - urgency * (foot - top);
    // The axis: upward is more urgent.
    const axis = isPhone ? 26 : 74;
    path(n`M${axis} ${foot}V${top}m-6 12l6 -12l6 12`);
    if (isPhone) label(8, 40, 'Upward: more urgent', { style: 'print', size: 25 });
    label(axis - 10, top + 14, 'Urgent', { style: 'remark', anchor: 'end' });
    label(axis - 10, foot, 'Can wait', { style: 'remark', anchor: 'end' });
    cases.forEach((one, index) => {
      const x = first + index * (wide + gap);
      sheet.rect(x, top, wide, foot - top, { line: 'fine', fill: 'object' });
      label(x, top - 18, one.name, { size: isPhone ? 25 : 17 });
      if ('said' in one) drawReadings(sheet, { x, y, wide }, one.said, one.measured);
      else drawGap(sheet, { x, y, wide });
      const size = isPhone ? 25 : 14.5;
      sheet.text(x, foot + (isPhone ? 40 : 26), one.words.slice(0, 2), { size });
      label(x, foot + (isPhone ? 108 : 64), one.words[2], { size, color: 'brand' });
    });
    const base = isPhone ? 572 : 494;
    sheet.circle(first + 12, base - 8, isPhone ? 13 : 8, { fill: 'object' });
    const said = label(first + 34, base, 'Said', { size: isPhone ? 26 : 16 });
    const second = first + 34 + said + 40;
    const side = isPhone ? 26 : 16;
    sheet.rect(second, base - side + 2, side, side, { line: 'none', fill: 'brand' });
    label(second + side + 10, base, 'Measured', { size: isPhone ? 26 : 16 });
    if (isPhone)
      sheet.text(8, 640, ['The more urgent reading counts;', 'a gap stays a gap'], {
        style: 'finding',
      });
    else label(8, 538, 'The more urgent reading counts; a gap stays a gap', { style: 'finding' });
  },
};
