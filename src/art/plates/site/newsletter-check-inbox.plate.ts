import { n } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** A letter half out of its envelope, and the day that its link is good for. */
export const plate: Plate = {
  alt: 'A letter half drawn out of an envelope, with one link on it. A ruler of twenty-four hours below shows how long its link can be pressed.',
  height: { wide: 660, phone: 700 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    // An envelope of 229 × 162 mm, two units a millimeter, its flap open upward.
    const [left, top, width, height] = [60, 206, 458, 324];
    const right = left + width;
    const middle = left + width / 2;
    sheet.path(n`M${left} ${top}L${middle} ${top - 150}L${right} ${top}`, { fill: 'tint' });
    sheet.rect(left + 26, 30, width - 52, 400, { fill: 'object' }, 2);
    const lines = [250, 300, 180].map((long, row) => n`M${left + 60} ${72 + row * 26}h${long}`);
    sheet.path(lines.join(''), { line: 'fine' });
    const link = label(left + 60, 188, 'The link', { style: 'value', size: isPhone ? 38 : 30 });
    sheet.line(left + 60, 198, left + 60 + link, 198, { line: 'cut', isOurs: true });
    sheet.path(n`M${left} ${top}V${top + height}H${right}V${top}L${middle} ${top + 176}Z`, {
      line: 'cut',
      fill: 'object',
    });
    sheet.path(
      n`M${left} ${top + height}L${middle - 84} ${top + 112}M${right} ${top + height}L${middle + 84} ${top + 112}`,
      { line: 'fine' },
    );
    // A day, hour by hour.
    const rule = top + height + (isPhone ? 64 : 52);
    const hour = width / 24;
    const ticks = Array.from(
      { length: 25 },
      (_, at) => n`M${left + at * hour} ${rule}v${at % 6 === 0 ? -18 : -9}`,
    );
    sheet.path(ticks.join(''), { line: 'edge' });
    sheet.line(left, rule, right, rule, { line: 'cut', isOurs: true });
    label(right + 20, rule + 6, '24 hours', { size: isPhone ? 30 : 20 });
    const finding = rule + (isPhone ? 76 : 62);
    label(left, finding, 'One link, good for a day', { style: 'finding' });
  },
};
