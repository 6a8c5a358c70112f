import { n } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** A letter half out of its envelope, and the day that its link is good for. */
export const plate: Plate = {
  alt: 'A letter half drawn out of an envelope, with one link on it. A ruler of twenty-four hours below shows how long its link can be pressed.',
  height: { wide: 460, phone: 500 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    // An envelope of 229 × 162 mm, two units a millimeter, its flap open upward.
    const [left, top, width, height] = [131, 186, 458, 150];
    sheet.path(n`M${left} ${top}L${left + width / 2} ${top - 130}L${left + width} ${top}`, {
      fill: 'object',
    });
    sheet.rect(left + 26, 26, width - 52, 250, { fill: 'object' }, 2);
    const lines = [0, 1, 2].map(
      (row) => n`M${left + 60} ${58 + row * 18}h${[250, 300, 180][row] ?? 200}`,
    );
    sheet.path(lines.join(''), { line: 'fine' });
    const link = label(left + 60, 144, 'The link', { style: 'value', size: isPhone ? 30 : 22 });
    sheet.line(left + 60, 152, left + 60 + link, 152, { line: 'cut', isOurs: true });
    sheet.path(
      n`M${left} ${top}V${top + height}H${left + width}V${top}L${left + width / 2} ${top + 92}Z`,
      { fill: 'object' },
    );
    sheet.path(
      n`M${left} ${top + height}L${left + width / 2 - 60} ${top + 68}M${left + width} ${top + height}L${left + width / 2 + 60} ${top + 68}`,
      { line: 'fine' },
    );
    // A day, hour by hour.
    const rule = top + height + (isPhone ? 64 : 46);
    const hour = 458 / 24;
    const ticks = Array.from(
      { length: 25 },
      (_, at) => n`M${left + at * hour} ${rule}v${at % 6 === 0 ? -16 : -8}`,
    );
    sheet.path(ticks.join(''), { line: 'edge' });
    sheet.line(left, rule, left + width, rule, { line: 'cut', isOurs: true });
    label(left, rule + (isPhone ? 30 : 22), '0');
    label(left + width, rule + (isPhone ? 30 : 22), '24 hours', { anchor: 'end' });
    if (isPhone) sheet.text(16, rule + 86, ['One link, good for a day'], { style: 'finding' });
    else label(left, rule + 62, 'One link, good for a day', { style: 'finding' });
  },
};
