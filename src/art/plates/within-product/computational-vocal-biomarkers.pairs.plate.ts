import type { Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** Areas under the curve, in pairs of a hundred: Coppock and colleagues, 2024. */
const tests = [
  { name: 'As recruited', right: 85 },
  { name: 'Matched on symptoms', right: 62 },
] as const;
/** What a coin gets right. */
const chance = 50;

/** A hundred pairs in ten rows: those of chance below, those beyond it above them, then the rest. */
function drawPairs({ circle }: Drawing, left: number, top: number, pitch: number, right: number) {
  for (let index = 0; index < 100; index += 1) {
    const x = left + (index % 10) * pitch + pitch / 2;
    const y = top + (9 - Math.floor(index / 10)) * pitch + pitch / 2;
    if (index < chance) circle(x, y, pitch * 0.34, { line: 'fine', fill: 'tint' });
    else if (index < right) circle(x, y, pitch * 0.38, { line: 'none', fill: 'brand' });
    else circle(x, y, pitch * 0.34, { line: 'fine' });
  }
}

/** What an area under the curve means, and what was left of one. */
export const plate: Plate = {
  alt: 'Two squares of a hundred pairs of recordings, one with and one without COVID-19. As recruited, the classifier puts 85 in the right order; matched on symptoms and other confounders, 62. A coin gets 50.',
  height: { wide: 452, phone: 620 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const pitch = isPhone ? 33 : 28;
    const step = isPhone ? 374 : 322;
    const top = isPhone ? 120 : 84;
    tests.forEach(({ name, right }, index) => {
      const left = 8 + index * step;
      const width = label(left, top - (isPhone ? 52 : 16), String(right), {
        style: 'value',
        size: isPhone ? 56 : 44,
      });
      if (isPhone) label(left, top - 16, name, { size: 26 });
      else {
        label(left + width + 12, top - 38, name);
        label(left + width + 12, top - 18, 'pairs of 100 in order', { style: 'remark' });
      }
      drawPairs(sheet, left, top, pitch, right);
    });
    const foot = top + pitch * 10;
    if (isPhone) {
      label(8, foot + 44, 'Lower half: a coin toss', { size: 26 });
      sheet.text(8, foot + 106, ['Of 35 pairs beyond chance,', '12 are left'], {
        style: 'finding',
      });
      return;
    }
    // The key stands where the rows are.
    const right = 8 + step + pitch * 10 + 12;
    label(right, top + pitch * 7.7, 'A coin', { style: 'remark' });
    label(right, top + pitch * 8.4, 'toss', { style: 'remark' });
    label(right, top + pitch * 4.4, '12', { style: 'value' });
    label(8 + step - 10, top + pitch * 3.4, '35', { style: 'value', anchor: 'end' });
    label(8, foot + 48, 'Of 35 pairs beyond chance, 12 are left', { style: 'finding' });
  },
};
