import { n, type Drawing } from '../../drawing.ts';
import { createFurniture } from '../parts/furniture.ts';
import { createPen, detail, fine, seen } from '../parts/pen.ts';
import { createPeople } from '../parts/people.ts';
import { createPlan } from '../parts/plan.ts';
import type { Plate } from '../plate.ts';

/** Every room is as large, in meters, so that what stands in it can be compared. */
const [width, depth] = [6.4, 5.2];

interface Room {
  readonly name: string;
  readonly remark: string;
  readonly furnish: (sheet: Drawing, plan: ReturnType<typeof createPlan>) => void;
}

const rooms: readonly Room[] = [
  {
    name: 'Emergency department',
    remark: 'History before the desk',
    furnish(sheet, plan) {
      const { stand, standRow } = createFurniture(sheet, plan);
      const person = createPeople(sheet, plan);
      const { box } = createPen(sheet, plan.u(1), [plan.x(0), plan.y(0)]);
      standRow('stretcher', [0.95, 1.35], 2, [4.2, 0]);
      stand('pole', 1.75, 0.7);
      stand('pole', 4.35, 0.7);
      plan.curtain(0.2, 2.2, 2.75);
      plan.curtain(4, 6.2, 2.75);
      box(4.9, 4.2, 0.75, 1.5, seen);
      stand('screen', 4.95, 4.2, 90);
      stand('officeChair', 5.65, 4.2, 90);
      person('sitter', 5.63, 4.2, -90);
      standRow('seat', [0.7, 4.75], 5, [0.64, 0], 180);
      person('sitter', 0.7, 4.75, 0);
      person('holdsChest', 2.62, 4.75, 0);
    },
  },
  {
    name: 'Call center',
    remark: 'Nurse with the history open',
    furnish(sheet, plan) {
      const { stand } = createFurniture(sheet, plan);
      const person = createPeople(sheet, plan);
      const { box, line } = createPen(sheet, plan.u(1), [plan.x(0), plan.y(0)]);
      for (const [row, facing] of [
        [1.5, 0],
        [3.7, 180],
      ] as const)
        for (const x of [1.2, 3.2, 5.2]) {
          const away = facing === 0 ? 1 : -1;
          box(x, row + 0.4 * away, 1.6, 0.8, seen);
          line(x - 0.95, row - 0.1 * away, x - 0.95, row + 0.85 * away);
          stand('screen', x, row + 0.55 * away, facing === 0 ? 180 : 0);
          stand('keyboard', x - 0.05, row + 0.22 * away, facing);
          stand('officeChair', x, row - 0.35 * away, facing);
          if (x !== 3.2 || facing === 0)
            person('sitter', x, row - 0.35 * away, facing === 0 ? 180 : 0);
        }
    },
  },
  {
    name: 'Crisis service',
    remark: 'Person within reach',
    furnish(sheet, plan) {
      const { stand } = createFurniture(sheet, plan);
      const person = createPeople(sheet, plan);
      const { box, round } = createPen(sheet, plan.u(1), [plan.x(0), plan.y(0)]);
      box(1.1, 0.55, 1.8, 0.7, seen);
      stand('screen', 1, 0.42);
      stand('telephone', 1.7, 0.55);
      stand('officeChair', 1.1, 1.3, 180);
      person('sitter', 1.1, 1.28, 0);
      stand('armchair', 3.2, 3.4, -60);
      stand('armchair', 5.4, 3, 60);
      person('sitter', 5.38, 3, -120);
      round(4.3, 3.3, 0.35, detail);
      box(4.3, 3.2, 3.4, 2.4, fine, 0.05);
      box(6, 0.6, 0.5, 0.9, detail);
    },
  },
];

function drawRoom(sheet: Drawing, { furnish }: Room, x: number, y: number, scale: number) {
  const plan = createPlan(sheet, { x, y, scale });
  plan.floor(0, 0, width, depth);
  plan.wallWithGaps([0, 0], [width, 0], [[2.6, 3.6]]);
  plan.wall(0, depth, width, depth);
  plan.wall(0, 0, 0, depth);
  plan.wall(width, 0, width, depth);
  furnish(sheet, plan);
}

/** Three services at one scale, each with the line that reaches it first. */
export const plate: Plate = {
  alt: 'Three rooms in plan at one scale: an emergency department with stretchers, chairs and a triage desk, a call center with six desks, and a crisis service with armchairs and a telephone. One line of speech, text and portal reaches all three, and a note leaves each for one health record.',
  height: { wide: 520, phone: 1180 },
  draw(sheet) {
    const { isPhone, label, path, circle } = sheet;
    const scale = isPhone ? 56 : 33;
    const gap = isPhone ? 0 : 30;
    const pitch = isPhone ? depth * scale + 54 : width * scale + gap;
    rooms.forEach((room, index) => {
      const [x, y] = isPhone ? [70, 20 + index * pitch] : [12 + index * pitch, 98];
      drawRoom(sheet, room, x, y, scale);
      if (isPhone) {
        const [first, second] = room.name.split(' ');
        sheet.text(x + width * scale + 20, y + 120, [first ?? '', second ?? ''], { size: 27 });
        path(n`M24 ${y + depth * scale * 0.5}H${x - 6}`, { line: 'cut', isOurs: true });
      } else {
        const foot = y + depth * scale;
        label(x, foot + 30, room.name, { size: 17 });
        label(x, foot + 52, room.remark, { style: 'remark' });
        const door = x + 3.1 * scale;
        path(n`M${door} 50V${y - 10}m-7 -8l7 8l7 -8`, { line: 'cut', isOurs: true });
        circle(door, 50, 5, { line: 'none', fill: 'brand' });
        const away = x + width * scale - 12;
        path(n`M${away} ${foot + 8}V410m-7 -8l7 8l7 -8`, { line: 'cut', isOurs: true });
      }
    });
    if (isPhone) {
      path(n`M24 20V${20 + pitch * 2 + depth * scale * 0.5}`, { line: 'cut', isOurs: true });
      sheet.text(16, 1090, ['Three rooms,', 'one conversation'], { style: 'finding' });
      return;
    }
    path('M12 50H708', { line: 'cut', isOurs: true });
    label(12, 34, 'Voice, text, portal', { style: 'value' });
    const record = 420;
    path(n`M12 ${record}H708`, { line: 'cut', isOurs: true });
    label(12, record + 30, 'One health record', { style: 'value' });
    label(12, 494, 'Three rooms, one conversation, one record', { style: 'finding' });
    label(708, 494, 'One scale: rooms of 6.4 by 5.2 m', { style: 'remark', anchor: 'end' });
  },
};
