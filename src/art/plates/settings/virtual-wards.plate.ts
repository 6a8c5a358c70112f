import { n, type Drawing } from '../../drawing.ts';
import { createPen, detail, fine, seen, solid } from '../parts/pen.ts';
import type { Plate } from '../plate.ts';
import { drawDevices } from './virtual-wards-devices.ts';

/** The house in meters, from its left face and from the ground floor upward. */
const house = { wide: 10.6, floor: 2.8, ceiling: 5.2, eaves: 5.35, ridge: 7.9, wall: 0.3 } as const;
const stairs = { from: 4.15, going: 0.21, count: 15 } as const;
const stairsEnd = stairs.from + stairs.going * (stairs.count - 1);
const rise = house.floor / stairs.count;

/** From the middle of a box in meters above the floor. */
function createSection(sheet: Drawing) {
  const [left, ground, scale] = [116, 404, 48];
  const pen = createPen(sheet, scale, [left, ground]);
  return {
    ...pen,
    x: (meters: number) => left + meters * scale,
    y: (up: number) => ground - up * scale,
    /** A box by its left, its lower edge, its width and its height. */
    up: (x: number, z: number, w: number, h: number, stroke = seen, r = 0) => {
      pen.box(x + w / 2, -z - h / 2, w, h, stroke, r);
    },
  };
}
type Section = ReturnType<typeof createSection>;

function drawShell(sheet: Drawing, { up, line, path, round, y }: Section) {
  const { wide, floor, ceiling, eaves, ridge, wall } = house;
  // Where the patient lives now.
  up(wall, 0, 3.7, 2.5, { line: 'none', fill: 'tint' });
  // Ground with footings; floors; walls with windows.
  sheet.line(10, y(-0.3), 710, y(-0.3));
  up(0, -0.3, wide, 0.3, solid);
  for (const at of [-0.1, 4, wide - 0.4]) up(at, -0.75, 0.5, 0.45, solid);
  up(0, 2.5, stairs.from + 0.55, 0.3, solid);
  up(stairsEnd, 2.5, wide - stairsEnd, 0.3, solid);
  up(0, ceiling, wide, 0.15, solid);
  for (const at of [0, wide - wall]) {
    up(at, -0.3, wall, 1.2, solid);
    up(at, 2.1, wall, 1.6, solid);
    up(at, 4.8, wall, 0.6, solid);
    up(at + 0.08, 0.9, 0.14, 1.2, detail);
    up(at + 0.08, 3.7, 0.14, 1.1, detail);
  }
  up(3.98, 2.8, 0.12, 2.4, solid);
  up(7.95, 2.8, 0.12, 2.4, solid);
  up(7.95, 0, 0.12, 2.5, solid);
  up(3.98, 0, 0.12, 2.5, fine);
  // The hall behind the stairwell, with its doors.
  up(5, floor, 0.85, 2, detail);
  line(4.7, -floor, 7.1, -floor, fine);
  round(5.75, -3.8, 0.04, detail);
  // Rafters, and the joists and posts behind them.
  const [middle, over] = [wide / 2, 0.6];
  const drop = (ridge - eaves) * (over / middle);
  path(
    n`M${-over} ${-(eaves - drop)}L${middle} ${-ridge}L${wide + over} ${-(eaves - drop)}V${-(eaves - drop + 0.24)}L${middle} ${-(ridge + 0.27)}L${-over} ${-(eaves - drop + 0.24)}Z`,
    { line: 'fine', fill: 'ink' },
  );
  line(middle, -ridge, middle, -ceiling - 0.15, fine);
  for (const at of [2.4, 8.2])
    line(at, -(eaves + (ridge - eaves) * 0.45), at, -ceiling - 0.15, fine);
  path(n`M2.4 ${-(eaves + 1.13)}H8.2`, fine);
}

function drawStairs({ path, line }: Section) {
  let steps = n`M${stairs.from} 0`;
  for (let step = 0; step < stairs.count; step += 1)
    steps += `v${(-rise).toFixed(4)}h${step === stairs.count - 1 ? 0.02 : stairs.going}`;
  path(`${steps}V-2.5L${stairs.from + 0.42} 0Z`, seen);
  const [first, last] = [stairs.from + 0.1, stairsEnd - 0.05];
  line(first, -rise - 0.9, last, -house.floor - 0.9);
  for (let step = 0; step < stairs.count - 1; step += 1) {
    const at = stairs.from + stairs.going * (step + 0.5);
    const foot = rise * (step + 1);
    line(at, -foot, at, -foot - 0.9 + 0.02, fine);
  }
}

function furnish({ up, round, line, path }: Section) {
  // Bedroom: the bed made, as nobody slept in it; a chest of drawers.
  path('M.35-2.8V-3.9H.45V-2.8M2.5-2.8V-3.4H2.6V-2.8', seen);
  up(0.45, 3, 2.05, 0.18);
  up(0.45, 3.18, 2.05, 0.26, seen, 0.08);
  up(0.5, 3.44, 0.6, 0.14, seen, 0.06);
  path('M1.15-3.44V-3.1H2.5', fine);
  up(2.95, 2.8, 0.85, 0.95);
  path('M2.95-3.1H3.8M2.95-3.43H3.8M3.35-2.95H3.42M3.35-3.27H3.42M3.35-3.6H3.42', fine);
  // Bathroom: basin below a mirror, toilet, tub.
  path('M8.09-3.6H8.55Q8.55-3.4 8.4-3.4H8.26V-2.8H8.38V-3.4', seen);
  up(8.07, 4, 0.44, 0.7, detail);
  path('M8.78-3.2H9.18Q9.16-3 9-2.95L9.04-2.8H8.8L8.78-3.2Z', seen);
  up(8.72, 3.2, 0.16, 0.4);
  path('M9.32-3.38H10.28V-2.8H9.42Q9.32-3 9.32-3.38Z', seen);
  path('M10.15-3.38V-4.75H9.95', fine);
  // Living room: the chair with two pillows and a blanket, the table with the devices.
  path('M1.3 0V-.15M2.1 0V-.15', { line: 'edge' });
  path('M1.15-.15H2.25V-.45H1.45L1.2-1.15Q1.1-1.3 1-1.15Z', seen);
  path('M1.4-.45Q1.35-.68 1.5-.68H2.2Q2.32-.68 2.3-.55V-.45', seen);
  path('M1.16-1.2Q1.5-1.35 1.55-1.1Q1.55-.9 1.28-.85Z', detail);
  path('M1.28-.92Q1.6-.98 1.6-.78L1.42-.62Z', detail);
  path('M1.7-.68Q1.95-.6 2.34-.68L2.4-.2Q2.1-.1 1.9-.2Z', detail);
  up(2.7, 0.55, 0.85, 0.05);
  path('M2.78 0V-.55M3.47 0V-.55', { line: 'edge' });
  up(2.76, 0.6, 0.2, 0.08, detail, 0.02);
  up(3.02, 0.6, 0.14, 0.05, detail, 0.02);
  up(3.22, 0.6, 0.26, 0.09, seen, 0.02);
  up(3.2, 0.69, 0.3, 0.06, seen, 0.03);
  up(0.45, 0, 0.34, 0.06, seen, 0.02);
  // Kitchen: refrigerator, counter, cupboards, and the stove's hood.
  up(8.1, 0, 0.6, 1.75);
  line(8.1, -1.15, 8.7, -1.15, fine);
  up(8.75, 0, 1.55, 0.85);
  up(8.75, 0.85, 1.55, 0.05);
  path('M9.2 0V-.85M9.75 0V-.85', fine);
  up(8.75, 1.45, 1.5, 0.65, detail);
  path('M9.2-1.45V-2.1M9.75-1.45V-2.1', fine);
  round(9.9, -0.98, 0.08, detail);
}

/** A house cut open, with what reports to the ward and what does not. */
export const plate: Plate = {
  alt: `Section through a house, to scale: the imagined patient’s armchair and devices stand downstairs, bed and bathroom are ${stairs.count} stairs above. Oximeter, cuff, thermometer and scale each give a number; only the telephone call can hear about the stairs.`,
  height: { wide: 636, phone: 870 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const section = createSection(sheet);
    const { x, y } = section;
    drawShell(sheet, section);
    drawStairs(section);
    furnish(section);

    // The line: from the pole to the eaves, down the wall, to the telephone.
    sheet.path(n`M34 ${y(-0.3)}V${y(6)}`, { line: 'cut' });
    sheet.path(n`M18 ${y(5.8)}H50`);
    sheet.path(
      n`M0 ${y(5.7)}Q16 ${y(5.55)} 34 ${y(5.85)}Q70 ${y(4.9)} ${x(-0.1)} ${y(4.95)}V${y(0.12)}H${x(3.66)}V${y(0.65)}H${x(3.5)}`,
      { line: 'cut', isOurs: true },
    );
    label(x(0.75), y(1.95), isPhone ? '8:00' : '8:00, the call', { style: 'value' });
    label(x(7.75), y(0.25), `${stairs.count} stairs`, { anchor: 'end' });
    label(x(2.1), y(4.55), 'Bedroom', { style: 'remark', anchor: 'middle' });
    label(x(9.3), y(4.85), 'Bathroom', { style: 'remark', anchor: 'middle' });
    drawDevices(sheet, isPhone ? 500 : 492);
    if (isPhone)
      sheet.text(10, 816, ['Four devices give numbers;', 'the call asks about the rest'], {
        style: 'finding',
      });
    else
      label(10, 620, 'Four devices give numbers; the call asks about the rest', {
        style: 'finding',
      });
  },
};
