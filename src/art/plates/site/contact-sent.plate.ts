import type { Plate } from '../plate.ts';

/** An envelope of ISO size C6, in units: 162 by 114 mm. */
const [wide, high] = [276, 194];
const top = 124;
const fields = [52, 120, 84, 100, 64];

/** Two envelopes: the message that was opened and read, and the answer that goes back. */
export const plate: Plate = {
  alt: 'Two envelopes from the front, to scale. The left one is open: a letter with five filled fields stands out of it, with a pair of reading glasses on it. An arrow leads to the right one, closed and addressed: the answer, which a person writes.',
  height: { wide: 440, phone: 440 },
  draw(sheet) {
    const { label, isPhone } = sheet;
    const [left, right] = [44, 400];
    const [middle, sill] = [left + wide / 2, top + high];
    // The open flap stands behind the letter, the pocket before it.
    sheet.path(`M${left} ${top}L${middle} 20L${left + wide} ${top}Z`, {
      line: 'edge',
      fill: 'tint',
    });
    sheet.rect(left + 22, 34, wide - 44, high + 40, { line: 'cut', fill: 'object' }, 2);
    fields.forEach((length, index) => {
      const y = 54 + index * 17;
      sheet.path(`M${left + 40} ${y}h26`, { line: 'fine' });
      sheet.path(`M${left + 76} ${y}h${length}`, { line: 'edge', isOurs: true });
    });
    sheet.path(`M${left} ${top}L${middle} ${top + 108}L${left + wide} ${top}V${sill}H${left}Z`, {
      line: 'cut',
      fill: 'object',
    });
    sheet.path(
      `M${left} ${sill}L${middle - 26} ${top + 88}M${left + wide} ${sill}L${middle + 26} ${top + 88}`,
      {
        line: 'fine',
      },
    );
    // The glasses of whoever reads it.
    for (const x of [middle + 24, middle + 78]) sheet.circle(x, 92, 21, { line: 'cut' });
    sheet.path(
      `M${middle + 45} 90q6 -8 12 0M${middle + 3} 88q-14 -22 -26 -30M${middle + 99} 88q6 -22 2 -40`,
      {
        line: 'edge',
      },
    );
    // The way back.
    sheet.path(`M${left + wide + 16} ${top + high / 2}H${right - 20}`, {
      line: 'cut',
      isOurs: true,
    });
    sheet.path(`M${right - 32} ${top + high / 2 - 10}l12 10l-12 10`, { line: 'cut', isOurs: true });
    sheet.rect(right, top, wide, high, { line: 'cut', fill: 'object', isOurs: true }, 3);
    sheet.rect(right + wide - 56, top + 18, 36, 44, { line: 'edge', isOurs: true }, 2);
    // The stamp bears the voice of the brand.
    for (const [index, height] of [8, 16, 26, 16, 8].entries())
      sheet.path(`M${right + wide - 50 + index * 6} ${top + 40 - height / 2}v${height}`, {
        line: 'cut',
        isOurs: true,
      });
    for (const [y, length] of [
      [106, 118],
      [126, 92],
      [146, 104],
    ] as const)
      sheet.path(`M${right + 104} ${top + y}h${length}`, { line: 'edge', isOurs: true });
    const under = sill + (isPhone ? 38 : 30);
    label(middle, under, 'Your message', { anchor: 'middle' });
    label(right + wide / 2, under, 'Our answer', { anchor: 'middle', color: 'brand' });
    label(middle, under + 20, 'Read by a person', { style: 'remark', anchor: 'middle' });
    label(right + wide / 2, under + 20, 'To the address you gave', {
      style: 'remark',
      anchor: 'middle',
    });
    label(left, 418, 'A person reads it and writes back', { style: 'finding' });
  },
};
