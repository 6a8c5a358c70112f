import { n, type Drawing } from '../../drawing.ts';
import { createFurniture } from '../parts/furniture.ts';
import { createPen, detail, fine, seen } from '../parts/pen.ts';
import { createPeople } from '../parts/people.ts';
import { createPlan } from '../parts/plan.ts';
import type { Plate } from '../plate.ts';

/** How far each of the three sits from each, in meters, and where their heads are. */
const side = 2.4;
const patient = [2.2, 1.98] as const;
const clinician = [patient[0] + side, patient[1]] as const;
const interpreter = [patient[0] + side / 2, patient[1] + side * Math.sin(Math.PI / 3)] as const;
const room = { wide: 6.9, deep: 4.8 } as const;

type Point = readonly [number, number];
type Plan = ReturnType<typeof createPlan>;
type Pen = ReturnType<typeof createPen>;

/** A point so far from one head toward another, in meters. */
function toward([ax, ay]: Point, [bx, by]: Point, meters: number): Point {
  const far = Math.hypot(bx - ax, by - ay);
  return [ax + ((bx - ax) * meters) / far, ay + ((by - ay) * meters) / far];
}

function drawShell({ wall, wallWithGaps, windowIn, door }: Plan) {
  const { wide, deep } = room;
  wallWithGaps([0, 0], [wide, 0], [[2.3, 4.5]], 0.2);
  windowIn([2.3, 0], [4.5, 0], 0.2);
  wall(0, 0, 0, deep, 0.2);
  wallWithGaps([0, deep], [wide, deep], [[5.5, 6.5]], 0.2);
  wall(wide, 0, wide, deep, 0.2);
  door(6.5, deep - 0.1, 1, 180, 90);
}

function furnish(sheet: Drawing, plan: Plan, { box, path, line }: Pen) {
  const { stand } = createFurniture(sheet, plan);
  const person = createPeople(sheet, plan);
  // The couch behind its curtain, basin, cabinets.
  stand('stretcher', 0.75, 1.4);
  plan.curtain(0.15, 1.45, 2.72);
  box(0.62, 4.35, 1, 0.55, seen, 0.02);
  for (const x of [0.38, 0.62, 0.86]) box(x, 4.35, 0.2, 0.42, detail, 0.01);
  stand('basin', 0.38, 3.45, -90);
  // The desk at the side, so that nothing stands between the two who talk; telephone on its loudspeaker.
  box(3.4, 0.5, 2.4, 0.72, seen, 0.02);
  stand('screen', 4.1, 0.38);
  stand('keyboard', 4.1, 0.64);
  stand('telephone', 2.6, 0.5);
  box(3.3, 0.5, 0.3, 0.42, detail, 0.01);
  path('M3.2 .4H3.4M3.2 .48H3.4M3.2 .56H3.34', fine);
  // Scales and a chart at the wall.
  box(6.4, 1.1, 0.45, 0.5, seen, 0.04);
  line(6.2, 0.94, 6.6, 0.94, fine);
  box(6.74, 2.6, 0.06, 0.7, detail, 0.01);
  // A small table with paper and tissues; a stool in the corner for who comes along.
  box(6.25, 3.3, 0.5, 0.5, seen, 0.06);
  box(6.25, 3.3, 0.24, 0.13, detail, 0.02);
  // The chairs; one is free for family.
  stand('seat', patient[0] - 0.02, patient[1], -90);
  person('sitter', patient[0], patient[1], 90);
  stand('officeChair', clinician[0] + 0.02, clinician[1], 90);
  person('sitter', clinician[0], clinician[1], -90);
  stand('seat', interpreter[0], interpreter[1] + 0.02, 180);
  person('sitter', interpreter[0], interpreter[1]);
  stand('seat', 1.5, 3.5, -60);
}

/** Who sits where when an interpreter joins, and which way the words go. */
export const plate: Plate = {
  alt: `Consulting room in plan, to scale. Patient and clinician sit ${side} m apart and face each other with nothing between them; the interpreter sits at the side, as far from each as they from each other. A telephone on the desk serves where no interpreter is in the building.`,
  height: { wide: 572, phone: 612 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const plan = createPlan(sheet, { x: 20, y: 20, scale: 98.5 });
    const { x, y } = plan;
    const pen = createPen(sheet, plan.u(1), [x(0), y(0)]);
    // The triangle of the three.
    sheet.path(
      n`M${x(patient[0])} ${y(patient[1])}L${x(clinician[0])} ${y(clinician[1])}L${x(interpreter[0])} ${y(interpreter[1])}Z`,
      { line: 'none', fill: 'tint' },
    );
    drawShell(plan);
    furnish(sheet, plan, pen);
    // Looks go straight across, words by way of the interpreter.
    const look = [toward(patient, clinician, 0.8), toward(clinician, patient, 0.8)] as const;
    sheet.line(x(look[0][0]), y(look[0][1]), x(look[1][0]), y(look[1][1]), {
      line: 'cut',
      isOurs: true,
    });
    plan.arrow(look[1][0], look[1][1], 0);
    plan.arrow(look[0][0], look[0][1], 180);
    for (const head of [patient, clinician]) {
      const from = toward(head, interpreter, 0.6);
      const to = toward(interpreter, head, 0.8);
      sheet.line(x(from[0]), y(from[1]), x(to[0]), y(to[1]));
    }
    const middle = (patient[0] + clinician[0]) / 2;
    label(x(middle), y(1.86), `${side} m`, { style: 'value', anchor: 'middle' });
    label(x(2.6), y(3.2), `${side} m`, { anchor: 'end' });
    label(x(4.2), y(3.2), `${side} m`);
    label(x(patient[0]), y(1.5), 'Patient', { anchor: 'middle' });
    label(x(clinician[0]), y(1.5), 'Clinician', { anchor: 'middle' });
    label(x(3.86), y(4.3), 'Interpreter');
    label(x(2.36), y(1.1), 'Telephone', { style: 'remark' });
    label(x(middle), y(2.22), 'looks', { style: 'remark', anchor: 'middle' });
    label(x(2.6), y(3.4), 'words', { style: 'remark', anchor: 'end' });
    label(x(4.2), y(3.4), 'words', { style: 'remark' });
    label(x(1.5), y(4.05), 'For family', { style: 'remark', anchor: 'middle' });
    if (isPhone)
      sheet.text(
        10,
        556,
        ['Patient and clinician face each', 'other, the interpreter beside them'],
        {
          style: 'finding',
        },
      );
    else
      label(10, 552, 'Patient and clinician face each other, the interpreter beside them', {
        style: 'finding',
      });
  },
};
