import type { Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const side = 200;
const slots = 7;
const slot = 11;
const frame = 18;
const pitch = (side - 2 * frame) / slots;
/** Where the slots of a screen are, from its edge. */
const gaps = Array.from({ length: slots }, (_, index) => frame + pitch * (index + 0.5) - slot / 2);

function drawScreen(sheet: Drawing, x: number, y: number) {
  sheet.rect(x, y, side, side, { line: 'cut', fill: 'object' }, 8);
  for (const [dx, dy] of [
    [9, 9],
    [side - 9, 9],
    [9, side - 9],
    [side - 9, side - 9],
  ] as const)
    sheet.circle(x + dx, y + dy, 3, { line: 'fine' });
}

/** Two slotted screens and both together, from the front: what is open is what is missed. */
export const plate: Plate = {
  alt: 'Three square screens from the front. The assistant’s has upright slots, the nurse’s level ones. Laid over each other, they leave only small holes where two slots cross: what both readers miss.',
  height: { wide: 340, phone: 392 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const top = isPhone ? 62 : 46;
    const at = [8, 260, 512] as const;
    for (const x of at) drawScreen(sheet, x, top);
    const [assistant, nurse, both] = at;
    const inside = side - 2 * frame;
    for (const gap of gaps) {
      sheet.rect(
        assistant + gap,
        top + frame,
        slot,
        inside,
        { line: 'fine', fill: 'tint', isOurs: true },
        5,
      );
      sheet.rect(nurse + frame, top + gap, inside, slot, { line: 'fine', fill: 'tint' }, 5);
      for (const other of gaps)
        sheet.rect(both + gap, top + other, slot, slot, { line: 'none', fill: 'ink' }, 1.5);
    }
    const centers = { anchor: 'middle' } as const;
    label(assistant + side / 2, top - 16, 'Assistant', { ...centers, style: 'value' });
    label(nurse + side / 2, top - 16, 'Nurse', centers);
    label(both + side / 2, top - 16, 'Both', centers);
    for (const [x, sign] of [
      [234, '+'],
      [486, '='],
    ] as const)
      label(x, top + side / 2 + 9, sign, { ...centers, size: 30 });
    const below = top + side + 26;
    label(assistant + side / 2, below, 'misses what was never said', {
      ...centers,
      style: 'remark',
    });
    label(nurse + side / 2, below, 'misses when interrupted', { ...centers, style: 'remark' });
    label(both + side / 2, below, 'what both miss', { ...centers, style: 'remark' });
    if (isPhone)
      sheet.text(8, below + 46, ['Where errors differ, one holds', 'what slips past the other'], {
        style: 'finding',
      });
    else
      label(8, below + 52, 'Where errors differ, one holds what slips past the other', {
        style: 'finding',
      });
  },
};
