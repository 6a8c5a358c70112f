import type { Drawing } from '../../drawing.ts';
import { createPen, detail, fine, seen, solid } from '../parts/pen.ts';
import type { Plate } from '../plate.ts';

/** Units a meter. */
const scale = 142;
const floor = 366;

type Pen = ReturnType<typeof createPen>;

/** 0.6 by 1.7 m. */
function drawRefrigerator(pen: Pen) {
  pen.box(0.42, -0.85, 0.62, 1.7, seen);
  pen.path('M.11 -1.22H.73', {});
  pen.path('M.2 -1.36V-1.28M.2 -1.14V-.8', {});
}

/** Counter with drawers, 0.9 m high; on it a pill box, a bag, a box of dressings. */
function drawCounter(pen: Pen) {
  pen.box(1.66, -0.43, 1.7, 0.86, seen, 0.01);
  pen.box(1.66, -0.88, 1.78, 0.05, seen, 0.01);
  for (const x of [1.1, 1.66, 2.22]) {
    pen.box(x, -0.68, 0.48, 0.22, detail);
    pen.box(x, -0.3, 0.48, 0.46, detail);
    pen.box(x, -0.68, 0.14, 0.02, solid, 0);
  }
  // Seven lids, a week of pills; some days are still closed.
  for (let day = 0; day < 7; day += 1) {
    pen.box(1 + day * 0.075, -0.945, 0.07, 0.07, seen, 0.01);
    if (day < 3) pen.path(`M${(0.965 + day * 0.075).toFixed(3)} -.98l.02 -.07`, {});
  }
  // The pharmacy’s bag, stapled shut.
  pen.path('M1.7 -.91V-1.17L1.75 -1.2H1.91L1.96 -1.17V-.91Z', seen);
  pen.path('M1.7 -1.14H1.96M1.8 -1.17H1.86M1.78 -1.02H1.88M1.83 -1.07V-.97', fine);
  // Dressings, half used, beside the wall.
  pen.box(2.3, -0.99, 0.28, 0.15, seen);
  pen.path('M2.23 -.99H2.37M2.3 -1.06V-.92', {});
}

/** A cylinder of 0.65 m on its cart, with its gauge. */
function drawOxygen(pen: Pen) {
  pen.path('M2.78 -.06V-.52C2.78 -.62 2.96 -.62 2.96 -.52V-.06Z', seen);
  pen.box(2.87, -0.63, 0.06, 0.06, detail);
  pen.round(2.93, -0.68, 0.05, detail);
  pen.path('M2.93 -.68L2.96 -.65', fine);
  pen.path('M2.72 -.03H3.02M2.72 -.03V-.78', {});
  pen.round(2.77, -0.03, 0.035, detail);
}

/** Five risers of 0.18 m, with a rail that begins at the third. */
function drawStairs(pen: Pen) {
  const steps = Array.from({ length: 6 }, () => 'v-.18h.25').join('');
  pen.path(`M3.34 0${steps}`, { line: 'cut' });
  pen.path('M3.97 -.54V-1.42M4.72 -1.08V-1.96M3.97 -1.42L4.84 -2.05', {});
}

/** A scale for body weight, from its side, with a rug before the stairs. */
function drawFloor(pen: Pen) {
  pen.path('M3.02 -.012q.07 -.04 .14 0t.14 0', {});
}

interface Thing {
  /** Where it is, in meters from the left and the floor. */
  readonly x: number;
  readonly y: number;
  readonly reason: string;
  readonly thing: string;
  /** The line of words that its own stand in, from above. */
  readonly row: 0 | 1 | 2;
  readonly anchor?: 'start';
}

/** What a crew finds, by the reasons for a visit that the page names. */
const things: readonly Thing[] = [
  { x: 0.42, y: -1.5, reason: 'Low sugar', thing: 'what is there to eat', row: 0, anchor: 'start' },
  { x: 1.22, y: -0.95, reason: 'Pills', thing: 'which lids are open', row: 1 },
  { x: 1.83, y: -1.1, reason: 'Discharged', thing: 'prescriptions not begun', row: 0 },
  { x: 2.3, y: -1.03, reason: 'Wound', thing: 'dressings used', row: 1 },
  { x: 2.93, y: -0.68, reason: 'Calls often', thing: 'an empty cylinder', row: 2 },
  { x: 3.97, y: -1.3, reason: 'Fell', thing: 'a rail that begins late', row: 0 },
];

/** A kitchen wall with the foot of the stairs, in elevation: what a crew finds and no department sees. */
export const plate: Plate = {
  alt: 'A kitchen in elevation with the foot of the stairs. Labels name what a crew finds: food in the refrigerator after low sugar, a pill box and a pharmacy bag still stapled after discharge, dressings for a wound, an oxygen cylinder, and stairs whose rail begins at the third step after a fall.',
  height: { wide: 446, phone: 500 },
  draw(sheet: Drawing) {
    const { isPhone, label } = sheet;
    const pen = createPen(sheet, scale, [6, floor]);
    const at = (x: number, y: number) => [6 + x * scale, floor + y * scale] as const;
    sheet.rect(0, floor, 720, 14, { line: 'none', fill: 'ink' });
    drawRefrigerator(pen);
    drawCounter(pen);
    drawOxygen(pen);
    drawStairs(pen);
    drawFloor(pen);
    for (const { x, y, reason, thing, row, anchor = 'middle' } of things) {
      const [px, py] = at(x, y);
      const top = 22 + row * (isPhone ? 42 : 46);
      sheet.leader(px, py, [px, top + (isPhone ? 12 : 26)]);
      const left = anchor === 'start' ? 4 : px;
      label(left, top, reason, { anchor });
      label(left, top + 19, thing, { style: 'remark', anchor });
    }
    if (isPhone)
      sheet.text(4, floor + 66, ['What a department', 'cannot see'], { style: 'finding' });
    else label(4, floor + 62, 'Six things that no department sees', { style: 'finding' });
  },
};
