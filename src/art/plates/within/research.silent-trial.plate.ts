import { n, type Drawing } from '../../drawing.ts';
import { createFurniture } from '../parts/furniture.ts';
import { createPen, detail, seen, solid } from '../parts/pen.ts';
import { createPeople } from '../parts/people.ts';
import { createPlan } from '../parts/plan.ts';
import type { Plate } from '../plate.ts';

/** Both rooms inside their walls, in meters, and the wall between them with its locker and door. */
const rooms = { wide: 9.2, deep: 5.5, between: 5 } as const;
const locker = [0.62, 1.38] as const;
/** Where the assistant’s level leaves the desk and enters the locker. */
const slot = 1;
const door = [3.5, 4.4] as const;
const table = { x: 7.15, y: 3.1, radius: 0.8 } as const;

type Plan = ReturnType<typeof createPlan>;

function drawShell(plan: Plan) {
  const { wide, deep, between } = rooms;
  plan.floor(between, 0, wide - between, deep);
  plan.wallWithGaps([0, 0], [wide, 0], [[6.2, 8.2]], 0.2);
  plan.windowIn([6.2, 0], [8.2, 0], 0.2);
  plan.wallWithGaps([0, 0], [0, deep], [[3.4, 4.5]], 0.2);
  plan.wall(0, deep, wide, deep, 0.2);
  plan.wall(wide, 0, wide, deep, 0.2);
  plan.wallWithGaps([between, 0], [between, deep], [locker, door]);
  plan.door(0, 3.4, 1.1, 90, -90);
  plan.door(between, door[1], 0.9, -90, 90);
}

function furnish(sheet: Drawing, plan: Plan) {
  const { stand, standRow } = createFurniture(sheet, plan);
  const person = createPeople(sheet, plan);
  const pen = createPen(sheet, plan.u(1), [plan.x(0), plan.y(0)]);
  stand('officeChair', 2.2, 0.5);
  stand('seat', 2.2, 2.35, 180);
  person('sitter', 2.2, 0.5, 180);
  person('sitter', 2.2, 2.35);
  // The desk hides the knees of both.
  pen.box(2.2, 1.25, 1.8, 0.8, seen);
  stand('screen', 1.75, 1.42, 180);
  stand('keyboard', 1.8, 1.1);
  standRow('seat', [1.2, 5.08], 5, [0.64, 0], 180);
  person('sitter', 1.84, 5.08);
  person('sitter', 3.76, 5.08);
  // The microphone that listens, on the desk between the two.
  pen.box(2.8, slot, 0.16, 0.16, detail, 0.05);
  pen.round(2.8, slot, 0.04, solid);
  // A locker in the wall: filled from the left through a slot, opened from the right alone.
  const [from, to] = locker;
  pen.box(rooms.between + 0.22, (from + to) / 2, 0.62, to - from, seen, 0.01);
  pen.path(n`M${rooms.between - 0.09} ${from}V${to}`, { line: 'cut' });
  pen.path(n`M${rooms.between + 0.53} ${from}V${to}`, {});
  pen.round(rooms.between + 0.47, to - 0.12, 0.04, solid);
  for (const [y, turn] of [
    [1.7, 0],
    [4.5, 180],
  ] as const) {
    stand('armchair', table.x, y, turn);
    person('sitter', table.x, y, turn + 180);
  }
  pen.round(table.x, table.y, table.radius, seen);
}

/** One level on a card, as the reviewers see it: a letter, no name. */
function drawCard(sheet: Drawing, plan: Plan, at: number, letter: string) {
  const size = sheet.isPhone ? 22 : 17;
  sheet.rect(plan.x(at) - plan.u(0.2), plan.y(table.y) - plan.u(0.26), plan.u(0.4), plan.u(0.52), {
    fill: 'object',
  });
  sheet.label(plan.x(at), plan.y(table.y) + size * 0.35, letter, { anchor: 'middle', size });
}

/** Two rooms in plan: where patients are sorted, and where the two levels are compared later. */
export const plate: Plate = {
  alt: 'Two rooms in plan. On duty, a nurse and a patient sit at a desk with a microphone. The assistant’s level goes into a locker in the wall that opens only from the next room; the nurse’s level goes there by the door. Two reviewers see both as cards A and B, without names.',
  height: { wide: 500, phone: 550 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const scale = 74;
    const plan = createPlan(sheet, { x: 20, y: 12, scale });
    const { x, y, u } = plan;
    drawShell(plan);
    furnish(sheet, plan);
    // The nurse's level, in ink, by the door; ours, in teal, by the locker.
    const r = u(0.3);
    sheet.path(
      n`M${x(1.5)} ${y(1.65)}V${y(3.65)}q0 ${r} ${r} ${r}H${x(5.75)}q${r} 0 ${r} ${-r}V${y(3.1) + r}q0 ${-r} ${r} ${-r}H${x(6.62)}`,
      { line: 'cut' },
    );
    sheet.path(
      n`M${x(2.8)} ${y(slot)}H${x(5.4)}M${x(5.53)} ${y(slot)}H${x(8.1)}q${r} 0 ${r} ${r}V${y(3.1) - r}q0 ${r} ${-r} ${r}H${x(7.68)}`,
      { line: 'cut', isOurs: true },
    );
    plan.station(2.8, slot);
    plan.arrow(4.1, slot, 0);
    sheet.circle(x(1.5), y(1.65), isPhone ? 9 : 6.5, { line: 'cut', fill: 'object' });
    drawCard(sheet, plan, 6.85, 'A');
    drawCard(sheet, plan, 7.45, 'B');
    label(x(0.25), y(0.42) + (isPhone ? 4 : 0), 'On duty');
    label(x(5.75), y(0.42) + (isPhone ? 4 : 0), 'Review, later');
    if (isPhone) {
      label(x(5.15), y(1.82), 'Sealed', { style: 'value' });
      label(x(1.75), y(4.48), 'The nurse’s level');
      sheet.text(
        16,
        y(rooms.deep) + 66,
        ['Nobody on duty sees it, nobody', 'judging knows whose it is'],
        {
          style: 'finding',
          size: 31,
        },
      );
      return;
    }
    label(x(2.2), y(3.05), 'Patient', { anchor: 'middle' });
    label(x(2.55), y(0.42), 'Nurse');
    label(x(3.95), y(0.82), 'TRIAGE’s level', { anchor: 'middle', style: 'value' });
    label(x(3.3), y(4.25), 'The nurse’s level, which is used', {
      anchor: 'middle',
      style: 'remark',
    });
    label(x(5.1), y(1.72), 'Sealed', { style: 'value' });
    label(x(5.1), y(1.97), 'opens on this side', { style: 'remark' });
    label(x(7.75), y(4.6), 'Two cards,', {});
    label(x(7.75), y(4.85), 'no names', {});
    label(12, 484, 'Nobody on duty sees it, nobody judging knows whose it is', {
      style: 'finding',
    });
  },
};
