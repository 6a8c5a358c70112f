import { n, type Drawing } from '../../drawing.ts';
import { createFurniture } from '../parts/furniture.ts';
import { createPen, detail, fine, seen } from '../parts/pen.ts';
import { createPeople } from '../parts/people.ts';
import { createPlan, lengthOf } from '../parts/plan.ts';
import type { Plate } from '../plate.ts';

/** The room inside its walls, in meters; its corners are round, so nothing is hidden or hard. */
const room = { wide: 5.1, deep: 3.7, wall: 0.2, corner: 0.5 } as const;
/** Where each door is, from and to along its wall. */
const doors = { left: [2.3, 3.25], below: [3.7, 4.65] } as const;
const pane = [0.55, 1.65] as const;
/** Where the colleague in the corridor stands. */
const eye = [-1.05, 1.1] as const;

const patientsWay = [
  [3.62, 1.55],
  [3.62, 2.75],
  [4.17, 2.75],
  [4.17, 4.42],
] as const;
const cliniciansWay = [
  [1.3, 2.05],
  [1.3, 2.78],
  [-0.62, 2.78],
] as const;

type Plan = ReturnType<typeof createPlan>;

function drawShell(sheet: Drawing, plan: Plan) {
  const { x, y, u } = plan;
  const { wide, deep, wall, corner } = room;
  const outer = n`M${x(-wall)} ${y(-wall)}H${x(wide + wall)}V${y(deep + wall)}H${x(-wall)}Z`;
  const r = u(corner);
  const inner = n`M${x(corner)} ${y(0)}H${x(wide - corner)}a${r} ${r} 0 0 1 ${r} ${r}V${y(deep - corner)}a${r} ${r} 0 0 1 ${-r} ${r}H${x(corner)}a${r} ${r} 0 0 1 ${-r} ${-r}V${y(corner)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
  sheet.path(outer, { line: 'none', fill: 'ink' });
  sheet.path(inner, { line: 'none', fill: 'paper' });

  // What the colleague sees through the pane: as far as the walls let the eye go.
  const along = (edge: number) => (edge - eye[1]) / (0 - eye[0]);
  const above = eye[0] + (0 - eye[1]) / along(pane[0]);
  const below = eye[0] + (deep - eye[1]) / along(pane[1]);
  sheet.path(
    n`M${x(0)} ${y(pane[0])}L${x(above)} ${y(0)}H${x(wide - corner)}a${r} ${r} 0 0 1 ${r} ${r}V${y(deep - corner)}a${r} ${r} 0 0 1 ${-r} ${r}H${x(below)}L${x(0)} ${y(pane[1])}Z`,
    { line: 'none', fill: 'tint' },
  );
  for (const [px, py] of [
    [above, 0],
    [below, deep],
  ] as const)
    sheet.line(x(eye[0]), y(eye[1]), x(px), y(py), { line: 'hidden' });

  // Pane with its blind between two sheets, window, and the two doors, which open outward.
  plan.windowIn([-wall / 2, pane[0]], [-wall / 2, pane[1]], wall);
  plan.windowIn([1.35, -wall / 2], [3.75, -wall / 2], wall);
  const gap = { line: 'none', fill: 'paper' } as const;
  sheet.rect(x(-wall) - 1, y(doors.left[0]), u(wall) + 2, u(doors.left[1] - doors.left[0]), gap);
  sheet.rect(x(doors.below[0]), y(deep) - 1, u(doors.below[1] - doors.below[0]), u(wall) + 2, gap);
  plan.door(-wall, doors.left[1], 0.95, -90, -90);
  plan.door(doors.below[1], deep + wall, 0.95, 180, -90);

  // The corridor on two sides.
  plan.wall(-1.72, -wall / 2, -1.72, 5.08, wall);
  plan.wall(-1.72, 5.08, wide + wall / 2, 5.08, wall);
  plan.wall(wide + wall / 2, deep, wide + wall / 2, 5.08, wall);
}

function furnish(sheet: Drawing, plan: Plan) {
  const { stand } = createFurniture(sheet, plan);
  const person = createPeople(sheet, plan);
  const pen = createPen(sheet, plan.u(1), [plan.x(0), plan.y(0)]);
  // A sofa with room for somebody who came along.
  pen.box(4.02, 0.72, 1.75, 0.86, seen, 0.2);
  pen.path('M3.16 .5Q4.02 .38 4.88 .5M3.34 .46V1.1M4.7 .46V1.1M4.02 .44V1.14', fine);
  person('sitter', 3.62, 0.8, 180);
  stand('armchair', 1.3, 1.3, -18);
  person('sitter', 1.32, 1.36, 162);
  // A low round table, heavy, with paper cups and tissues; the dimmed light above.
  pen.round(2.55, 1.95, 0.42, seen);
  pen.round(2.55, 1.95, 0.37, fine);
  pen.box(2.62, 1.85, 0.24, 0.12, detail, 0.02);
  pen.path('M2.55 1.85Q2.62 1.78 2.69 1.85', fine);
  for (const [x, y] of [
    [2.36, 2.05],
    [2.62, 2.15],
  ] as const) {
    pen.round(x, y, 0.045, detail);
    pen.round(x, y, 0.03, fine);
  }
  pen.round(2.55, 1.95, 0.8, { line: 'hidden' });
  // A clock both can see, a light at the dimmer by the door.
  pen.box(5.06, 2.2, 0.06, 0.34, detail, 0.02);
  pen.box(0.03, 2.12, 0.05, 0.09, detail, 0.01);
  person('stander', eye[0] - 0.05, eye[1], 90);
}

/** The room to which a person in a crisis is brought, with a way out for each. */
export const plate: Plate = {
  alt: `Plan of a quiet room, to scale. Patient and clinician sit at an angle, each with a door of their own: ${lengthOf(patientsWay).toFixed(1)} m for the patient and ${lengthOf(cliniciansWay).toFixed(1)} m for the clinician, and the two ways never cross. Through a pane, a colleague in the corridor sees both. The corners are round.`,
  height: { wide: 622, phone: 676 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const plan = createPlan(sheet, { x: 192, y: 30, scale: 100 });
    const { x, y } = plan;
    drawShell(sheet, plan);
    furnish(sheet, plan);
    sheet.path(
      n`M${x(1.3)} ${y(2.05)}V${y(2.6)}Q${x(1.3)} ${y(2.78)} ${x(1.1)} ${y(2.78)}H${x(-0.62)}m8 -5l-8 5l8 5`,
      { line: 'edge' },
    );
    plan.way(patientsWay, 0.25);
    plan.arrow(4.17, 4.48, 90);
    label(x(3.74), y(2.35), `${lengthOf(patientsWay).toFixed(1)} m`, { style: 'value' });
    label(x(0.45), y(2.66), `${lengthOf(cliniciansWay).toFixed(1)} m`);
    label(x(1.4), y(0.74), 'Clinician', { anchor: 'middle' });
    label(x(2.98), y(isPhone ? 0.4 : 0.74), 'Patient', { anchor: 'end' });
    const remark = { style: 'remark', anchor: 'middle' } as const;
    label(x(-1.1), y(1.75), 'Colleague', remark);
    label(x(2.55), y(1.06), 'Dimmed light', remark);
    sheet.text(x(4.35), y(1.36), ['Room for', 'a companion'], remark);
    label(x(0.6), y(3.42), 'Soft corners', { style: 'remark' });
    label(x(0.6), y(4.6), 'Corridor', { style: 'remark' });
    if (isPhone)
      sheet.text(10, 616, ['A quiet room, with a door', 'for each of the two'], {
        style: 'finding',
      });
    else label(10, 604, 'A quiet room, with a door for each of the two', { style: 'finding' });
  },
};
