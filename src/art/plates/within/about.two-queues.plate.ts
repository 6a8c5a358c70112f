import { n } from '../../drawing.ts';
import { createFurniture } from '../parts/furniture.ts';
import { createPen, detail, seen } from '../parts/pen.ts';
import { createPeople } from '../parts/people.ts';
import { createPlan } from '../parts/plan.ts';
import type { Plate } from '../plate.ts';

/** Where those who wait stand, in meters from the left: 0.72 m from one to the next. */
const waiting = [0.4, 1.12, 1.84, 2.56, 3.28] as const;

/** A reception from above: a queue at the counter, and one behind the telephone that nobody sees. */
export const plate: Plate = {
  alt: 'A reception desk from above. Five people stand in line before one nurse. Beside her is a telephone; the five who wait on its line are drawn in dashes, because she cannot see them.',
  height: { wide: 430, phone: 470 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const plan = createPlan(sheet, { x: 16, y: 44, scale: 136 });
    const { x, y, u } = plan;
    const pen = createPen(sheet, u(1), [x(0), y(0)]);
    const { stand } = createFurniture(sheet, plan);
    const person = createPeople(sheet, plan);
    const [seenRow, heardRow] = [0.55, 1.85];
    // A belt between posts keeps the line.
    for (const at of [0.05, 1.5, 2.95]) pen.round(at, seenRow + 0.52, 0.05, seen);
    pen.path(`M.1 ${seenRow + 0.52}H1.45M1.55 ${seenRow + 0.52}H2.9`, detail);
    for (const at of waiting) person('stander', at, seenRow, 90);
    stand('officeChair', 4.82, 1.2, 90);
    person('sitter', 4.82, 1.2, -90);
    pen.box(4.02, 1.2, 0.62, 2.4, seen);
    pen.path('M3.84 .02V2.38', detail);
    stand('keyboard', 4.16, 1.2, -90);
    stand('screen', 3.98, 0.75, 60);
    stand('telephone', 4.1, heardRow, -90);
    sheet.path(n`M${x(waiting[0] + 0.15)} ${y(heardRow)}H${x(4.0)}`, { line: 'fine' });
    for (const at of waiting) {
      sheet.add(
        n`<g transform="translate(${x(at)} ${y(heardRow)})rotate(90)"><ellipse rx="${u(0.25)}" ry="${u(0.14)}" class="f-object hidden"/><circle r="${u(0.1)}" class="f-object hidden"/></g>`,
      );
    }
    const above = isPhone ? -14 : -10;
    label(x(0.02), y(0.1) + above, 'At the counter');
    label(x(0.02), y(1.45) + above + 8, 'On the telephone');
    const below = y(2.4) + (isPhone ? 54 : 42);
    label(16, below, 'One queue is seen, one is not', { style: 'finding' });
  },
};
