import type { Acuity, Drawing } from '../../drawing.ts';
import { createFurniture } from '../parts/furniture.ts';
import { createPen, detail, fine, seen } from '../parts/pen.ts';
import { createPeople } from '../parts/people.ts';
import { createPlan } from '../parts/plan.ts';
import type { Plate } from '../plate.ts';

interface Arrival {
  /** Minutes after nine. */
  readonly minute: number;
  readonly complaint: string;
  readonly level: Acuity;
  readonly seen: string;
  /** The same in the room that a phone has. */
  readonly rank: string;
  /** Where the chip stands in the room, in meters. */
  readonly chip: readonly [number, number];
}

/** Imagined patients, in the order of their arrival. */
const arrivals: readonly Arrival[] = [
  {
    minute: 2,
    complaint: 'Prescription',
    level: 5,
    seen: 'sixth',
    rank: 'seen 6th',
    chip: [6.2, 1.45],
  },
  {
    minute: 5,
    complaint: 'Twisted ankle',
    level: 4,
    seen: 'fourth',
    rank: '4th',
    chip: [2.84, 4.96],
  },
  { minute: 9, complaint: 'Belly pain', level: 3, seen: 'third', rank: '3rd', chip: [4.58, 3.98] },
  {
    minute: 14,
    complaint: 'Chest pressure',
    level: 2,
    seen: 'second',
    rank: '2nd',
    chip: [3.94, 1.5],
  },
  { minute: 16, complaint: 'Cut hand', level: 4, seen: 'fifth', rank: '5th', chip: [4.76, 4.96] },
  { minute: 21, complaint: 'Blue lips', level: 1, seen: 'first', rank: '1st', chip: [6.9, 3.95] },
];

/** From wall to wall, on their middle lines, in meters. */
const [wide, deep, partition] = [12.27, 6.6, 8.9] as const;
const way = [
  [-0.15, 4.55],
  [8.1, 4.55],
  [8.1, 2.5],
  [9.45, 2.5],
] as const;

type Plan = ReturnType<typeof createPlan>;

function drawWalls(sheet: Drawing, plan: Plan) {
  plan.floor(partition, 0, wide - partition, 3.8);
  plan.wall(0, 0, wide, 0, 0.3);
  plan.wallWithGaps([0, 0], [0, deep], [[3.65, 5.45]], 0.3);
  const windows = [
    [2, 4.6],
    [5.1, 7.7],
    [9.7, 11.5],
  ] as const;
  plan.wallWithGaps([0, deep], [wide, deep], windows, 0.3);
  for (const [from, to] of windows) plan.windowIn([from, deep], [to, deep], 0.3);
  plan.wall(wide, 0, wide, deep, 0.3);
  const gaps = [
    [1.7, 3.3],
    [4.55, 5.55],
  ] as const;
  plan.wallWithGaps([partition, 0], [partition, deep], gaps);
  plan.wall(partition, 3.8, wide, 3.8);
  plan.door(partition, 1.7, 0.8, 90, -90);
  plan.door(partition, 3.3, 0.8, -90, 90);
  plan.door(partition, 5.55, 1, -90, 90);

  // Sliding doors, open, and the mat behind them.
  const pen = createPen(sheet, plan.u(1), [plan.x(0), plan.y(0)]);
  for (const y of [3.5, 5.6]) pen.box(-0.06, y, 0.05, 0.9, detail, 0);
  pen.box(0.75, 4.55, 0.9, 1.7, detail, 0);
  for (let rib = 1; rib < 9; rib += 1) pen.line(0.3, 3.7 + rib * 0.19, 1.2, 3.7 + rib * 0.19, fine);

  // The desk: a counter with a lower shelf in front, where one signs.
  pen.path('M.15 1.2H1.9V.15H2.75V2.05H.15Z', seen);
  pen.path('M.15 1.72H2.42V.15', fine);
}

function furnish(sheet: Drawing, plan: Plan) {
  const { stand, standRow } = createFurniture(sheet, plan);
  const person = createPeople(sheet, plan);
  const { box, round, line } = createPen(sheet, plan.u(1), [plan.x(0), plan.y(0)]);

  // Desk.
  stand('officeChair', 1.05, 0.62);
  person('stander', 1.05, 0.66, 180);
  stand('screen', 0.95, 1.45, 180);
  stand('keyboard', 0.95, 1.3);
  stand('telephone', 1.65, 1.45);
  box(2.2, 0.65, 0.34, 0.42, detail);

  // Rows of seats on beams, and what stands between them.
  standRow('seat', [4.28, 0.55], 6, [0.64, 0]);
  standRow('seat', [3.3, 2.45], 6, [0.64, 0], 180);
  standRow('seat', [3.3, 3.08], 6, [0.64, 0]);
  standRow('seat', [2.2, 6.08], 9, [0.64, 0], 180);
  box(8.35, 0.62, 0.72, 0.9, seen, 0.02);
  line(8, 0.95, 8.7, 0.95, fine);
  box(0.62, 2.65, 0.4, 0.4, seen, 0.03);
  round(0.62, 2.65, 0.12, detail);
  box(7.35, 2.77, 0.5, 0.7, detail, 0.03);
  box(7.35, 2.72, 0.21, 0.3, detail);
  box(8.25, 6.12, 0.6, 0.6, seen, 0.1);
  round(8.25, 6.12, 0.2, detail);

  // Those who wait: with a box of pills, a foot on a stool, a basin, a hand on the chest, a dressing.
  person('holds', 6.2, 0.52, 180);
  box(6.2, 1.05, 0.22, 0.15, detail);
  box(2.84, 5.38, 0.38, 0.3, seen, 0.06);
  person('sitter', 2.84, 6.12);
  box(2.93, 5.42, 0.15, 0.3, detail, 0.05);
  person('holds', 4.58, 3.05, 180);
  round(4.58, 3.55, 0.19, detail);
  round(4.58, 3.55, 0.13, detail);
  person('holdsChest', 3.94, 2.48);
  person('sitter', 4.76, 6.12);
  box(5.01, 5.68, 0.17, 0.24, seen, 0.07);
  for (const y of [5.62, 5.68, 5.74]) line(4.93, y, 5.09, y, fine);

  // Treatment: head end at the wall with its supplies, monitor, cart; one clinician is free.
  stand('stretcher', 10.95, 2.5, 90);
  box(12.02, 2.5, 0.2, 1.5, seen, 0.01);
  for (const y of [1.95, 2.25, 2.75, 3.05]) round(12.02, y, 0.05);
  stand('pole', 11.75, 1.55);
  box(11.75, 1.4, 0.36, 0.2, seen, 0.02);
  box(9.65, 0.45, 0.9, 0.5, seen, 0.02);
  for (const x of [9.35, 9.65, 9.95]) box(x, 0.45, 0.24, 0.38, detail);
  stand('basin', 11.6, 0.4);
  person('stander', 10.75, 1.5, 180);

  // Triage: desk, two chairs, cuff and scales.
  box(10.9, 6.05, 1.7, 0.7, seen, 0.02);
  stand('screen', 10.75, 6.2, 180);
  stand('keyboard', 10.75, 5.95);
  stand('officeChair', 10.75, 5.4);
  stand('seat', 11.75, 4.9, 90);
  box(9.4, 4.2, 0.42, 0.42, seen, 0.04);
  box(9.4, 4.2, 0.34, 0.34, detail);
  stand('pole', 11.8, 4.2);
  box(11.8, 4.1, 0.3, 0.2, seen, 0.02);

  // The last one to come, on the way in.
  plan.way(way);
  plan.arrow(3.7, 4.55, 0);
  plan.arrow(8.1, 3.35, -90);
  stand('wheelchair', 6.75, 4.55, -90);
  person('holdsChest', 6.72, 4.55, 90);
  person('pusher', 5.95, 4.55, 90);
  plan.station(9.45, 2.5, true);
}

function drawChip(sheet: Drawing, x: number, y: number, { minute, level }: Arrival) {
  const [width, height, pad] = sheet.isPhone ? [106, 36, 6] : [70, 24, 6];
  sheet.rect(x, y, width, height, { fill: 'object' }, 4);
  sheet.label(x + pad, y + height * 0.72, `9:${String(minute).padStart(2, '0')}`);
  sheet.level(x + width - height + 1, y + 1, level, height - 2);
}

function drawStrip(sheet: Drawing, top: number) {
  const { isPhone } = sheet;
  const left = isPhone ? 2 : 92;
  const column = (720 - left - (isPhone ? 2 : 8)) / arrivals.length;
  const minuteWidth = (column * arrivals.length) / 23;
  const axis = (minute: number) => left + (minute + 0.5) * minuteWidth;
  sheet.line(axis(0), top, axis(22), top);
  for (let minute = 0; minute <= 22; minute += 1)
    sheet.line(axis(minute), top, axis(minute), top + (minute % 5 === 0 ? 9 : 5), { line: 'fine' });
  const chipTop = top + (isPhone ? 44 : 32);
  const size = isPhone ? { chip: 106, high: 36 } : { chip: 70, high: 24 };
  arrivals.forEach((arrival, index) => {
    const middle = left + column * (index + 0.5);
    const isFirst = arrival.level === 1;
    sheet.path(`M${axis(arrival.minute).toFixed(1)} ${top}L${middle.toFixed(1)} ${chipTop}`, {
      line: isFirst ? 'cut' : 'edge',
      isOurs: isFirst,
    });
    drawChip(sheet, middle - size.chip / 2, chipTop, arrival);
    sheet.label(middle, chipTop + 44, arrival.complaint, { style: 'remark', anchor: 'middle' });
    sheet.label(middle, chipTop + (isPhone ? 70 : 72), isPhone ? arrival.rank : arrival.seen, {
      style: isFirst ? 'value' : 'name',
      anchor: 'middle',
    });
  });
  if (isPhone) return;
  sheet.label(8, top + 5, '9:00–9:22', { style: 'remark' });
  sheet.label(8, chipTop + 17, 'Came');
  sheet.label(8, chipTop + 72, 'Seen');
}

/** A waiting room from above with its queue, and below it the queue by the minute. */
export const plate: Plate = {
  alt: 'Waiting room from above, to scale. Five imagined people came between 9:02 and 9:16 and sit; the sixth, at 9:21 with blue lips, is pushed past all of them to the treatment room. Those who came first, with a prescription, are seen last: the order is by need.',
  height: { wide: 592, phone: 690 },
  draw(sheet) {
    const plan = createPlan(sheet, { x: 16.4, y: 12.4, scale: 56 });
    drawWalls(sheet, plan);
    furnish(sheet, plan);
    for (const arrival of arrivals) {
      const [px, py] = arrival.chip;
      if (sheet.isPhone) sheet.level(plan.x(px) - 17, plan.y(py) - 17, arrival.level);
      else drawChip(sheet, plan.x(px) - 35, plan.y(py) - 12, arrival);
    }
    sheet.label(plan.x(0.35), plan.y(3.5), 'Entrance', { style: 'remark' });
    sheet.label(plan.x(1.15), plan.y(2.42), 'Desk', { style: 'remark' });
    sheet.label(plan.x(9.15), plan.y(3.6), 'Treatment', { style: 'remark' });
    sheet.label(plan.x(9.15), plan.y(6.3), 'Triage', { style: 'remark' });
    drawStrip(sheet, 424);
    if (sheet.isPhone)
      sheet.text(8, 622, ['Last through the door,', 'first to be seen'], { style: 'finding' });
    else sheet.label(8, 576, 'Last through the door, first to be seen', { style: 'finding' });
  },
};
