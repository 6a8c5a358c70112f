import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** The imagined patient of the page: her pulse at two times, in minutes and beats a minute. */
const readings = [
  { at: 0, pulse: 76 },
  { at: 40, pulse: 97 },
] as const;
/** What the page says is read together; none of it alone raises an alarm. */
const together = ['Sudden fatigue', 'Heavy arms', 'Diabetes', 'Rising pulse'] as const;
/** Her place among the nine who wait. */
const hers = 5;

function createLayout({ isPhone }: Drawing) {
  return isPhone
    ? {
        cards: [34, 92],
        card: [104, 74],
        pitch: [122, 94],
        rooms: [446, 92, 240],
        roomPitch: 142,
        chart: [62, 470, 500, 160],
        frame: [10, 10, 700, 690],
      }
    : {
        cards: [44, 78],
        card: [88, 52],
        pitch: [106, 70],
        rooms: [460, 78, 216],
        roomPitch: 105,
        chart: [62, 316, 366, 124],
        frame: [14, 14, 692, 476],
      };
}
type Layout = ReturnType<typeof createLayout>;
const take = (values: readonly number[], index: number) => values[index] ?? 0;

/** A whiteboard from the front: frame, corner caps, tray with two markers and a wiper. */
function drawBoard(sheet: Drawing, { frame }: Layout) {
  const [x = 0, y = 0, width = 0, height = 0] = frame;
  sheet.rect(x, y, width, height, { line: 'cut', fill: 'object' }, 8);
  sheet.rect(x + 9, y + 9, width - 18, height - 18, { line: 'fine' }, 3);
  sheet.rect(x + 70, y + height, width - 140, 13, { line: 'edge', fill: 'object' }, 3);
  for (const start of [110, 196]) {
    sheet.rect(x + start, y + height - 7, 52, 7, { line: 'fine', fill: 'object' }, 3);
    sheet.rect(x + start + 52, y + height - 7, 18, 7, { line: 'fine', fill: 'ink' }, 3);
  }
  sheet.rect(x + width - 210, y + height - 16, 74, 16, { line: 'fine', fill: 'object' }, 3);
}

/** A magnetic card; those of others are shown without what is written on them. */
function drawCard(
  sheet: Drawing,
  x: number,
  y: number,
  [width = 0, height = 0]: readonly number[],
) {
  sheet.rect(x, y, width, height, { line: 'edge', fill: 'object' }, 4);
  sheet.circle(x + width / 2, y + 9, 4, { line: 'none', fill: 'ink' });
  sheet.path(
    n`M${x + 10} ${y + height * 0.52}h${width * 0.62}M${x + 10} ${y + height * 0.74}h${width * 0.42}`,
    { line: 'fine' },
  );
}

function drawPlaces(sheet: Drawing, { cards, card, pitch, rooms, roomPitch }: Layout) {
  const [width, height] = [take(card, 0), take(card, 1)];
  const slot = (index: number): readonly [number, number] => [
    take(cards, 0) + (index % 3) * take(pitch, 0),
    take(cards, 1) + Math.floor(index / 3) * take(pitch, 1),
  ];
  for (let index = 0; index < 9; index += 1) {
    const [x, y] = slot(index);
    if (index === hers) sheet.rect(x, y, width, height, { line: 'hidden' }, 4);
    else drawCard(sheet, x, y, card);
  }
  const [rx = 0, ry = 0, rw = 0] = rooms;
  const names = ['ECG bay', 'Monitored bed'] as const;
  for (const [index, name] of names.entries()) {
    const y = ry + index * roomPitch;
    sheet.label(rx, y - (sheet.isPhone ? 12 : 9), name);
    sheet.rect(rx, y, rw, height + 16, { line: 'fine', fill: index === 0 ? 'tint' : 'paper' }, 4);
  }

  // Her card, where the charge nurse has put it, and the way that it went.
  const [hx, hy] = slot(hers);
  const [sx, sy] = [hx + width / 2, hy + height / 2];
  const [ex, ey] = [rx + 8, ry + 8];
  const turn = (hx + width + rx) / 2;
  const end = ey + height / 2;
  sheet.path(
    n`M${sx} ${sy}H${turn - 10}Q${turn} ${sy} ${turn} ${sy - 10}V${end + 10}Q${turn} ${end} ${turn + 10} ${end}H${ex - 4}`,
    { line: 'cut', isOurs: true },
  );
  sheet.circle(sx, sy, sheet.isPhone ? 9 : 6.5, { line: 'cut', fill: 'object', isOurs: true });
  const tip = sheet.isPhone ? 11 : 8;
  sheet.add(n`<path d="M${ex} ${end}l${-tip * 1.5} ${-tip}v${tip * 2}Z" class="f-brand"/>`);
  sheet.rect(ex, ey, rw - 16, height, { line: 'edge', fill: 'object', isOurs: true }, 4);
  const chip = sheet.isPhone ? 36 : 24;
  sheet.level(ex + 12, end - chip / 2, 2, chip);
  sheet.label(ex + chip + 24, end + (sheet.isPhone ? 9 : 5.5), 'Woman, 63');
  // From the bay to the bed, once it is done.
  const middle = rx + rw * 0.84;
  sheet.line(middle, ry + height + 20, middle, ry + roomPitch - (sheet.isPhone ? 4 : 4), {
    line: 'hidden',
    isOurs: true,
  });
}

/** The pulse on squared paper, held by magnets: time to the right, beats upward. */
function drawPulse(sheet: Drawing, { chart }: Layout) {
  const [left = 0, top = 0, width = 0, height = 0] = chart;
  const { isPhone } = sheet;
  const x = (minutes: number) => left + (minutes / 40) * width;
  const y = (beats: number) => top + height - ((beats - 60) / 50) * height;
  const margin = isPhone ? 26 : 22;
  sheet.rect(
    left - margin,
    top - margin,
    width + margin * 2 + (isPhone ? 60 : 34),
    height + margin * 2 + (isPhone ? 18 : 8),
    {
      line: 'edge',
      fill: 'object',
    },
    2,
  );
  let grid = '';
  for (let minutes = 0; minutes <= 40; minutes += 5) grid += n`M${x(minutes)} ${y(110)}V${y(60)}`;
  for (let beats = 60; beats <= 110; beats += 10) grid += n`M${x(0)} ${y(beats)}H${x(40)}`;
  sheet.path(grid, { line: 'fine' });
  for (const at of [left - margin + 9, left + width + margin + (isPhone ? 51 : 25)])
    sheet.circle(at, top - margin + 9, 5, { line: 'none', fill: 'ink' });
  const [first, second] = readings;
  sheet.line(x(first.at), y(first.pulse), x(second.at), y(second.pulse), {
    line: 'cut',
    isOurs: true,
  });
  const dot = isPhone ? 9 : 6.5;
  for (const { at, pulse } of readings)
    sheet.circle(x(at), y(pulse), dot, { line: 'cut', fill: 'object', isOurs: true });
  const gap = isPhone ? 20 : 15;
  sheet.label(x(0) + gap, y(first.pulse) + gap * 1.6, String(first.pulse), {
    style: 'value',
    hasHalo: true,
  });
  sheet.label(x(40) + gap, y(second.pulse) + (isPhone ? 10 : 6), String(second.pulse), {
    style: 'value',
  });
  const below = y(60) + (isPhone ? 34 : 21);
  sheet.label(x(40), below, '40 min', { anchor: 'end', color: 'soft' });
  sheet.label(x(0), below, 'Her pulse');
  sheet.label(x(20), below, 'Each within limits', { style: 'remark', anchor: 'middle' });
}

/** Magnetic strips with what else is known, the last fed by the pulse. */
function drawStrips(sheet: Drawing, { chart }: Layout) {
  const [left = 0, top = 0, width = 0, height = 0] = chart;
  sheet.label(530, 290, 'Read together');
  together.forEach((name, index) => {
    const y = 302 + index * 41;
    const isLast = index === together.length - 1;
    sheet.rect(530, y, 146, 32, { line: 'edge', fill: 'object', isOurs: isLast }, 4);
    sheet.rect(535, y + 5, 6, 22, { line: 'none', fill: isLast ? 'brand' : 'ink' }, 2);
    sheet.label(552, y + 21.5, name, { color: isLast ? 'brand' : 'ink' });
  });
  const [from, to] = [left + width + 44, 302 + 3 * 41 + 16];
  const start = top + height - ((readings[1].pulse - 60) / 50) * height;
  sheet.path(
    n`M${from} ${start}H498Q508 ${start} 508 ${start + 10}V${to - 10}Q508 ${to} 518 ${to}H530`,
    { line: 'cut', isOurs: true },
  );
}

/** A department's board in elevation: one card has moved, and why. */
export const plate: Plate = {
  alt: 'A whiteboard with nine places for those who wait, an ECG bay and a monitored bed. One imagined woman’s card, level 2, has moved from the waiting places to the ECG bay. Below, her pulse: 76, and 97 forty minutes later, each within limits. Beside it what is read with it: sudden fatigue, heavy arms, diabetes.',
  height: { wide: 570, phone: 850 },
  draw(sheet) {
    const layout = createLayout(sheet);
    drawBoard(sheet, layout);
    sheet.label(
      take(layout.cards, 0),
      take(layout.cards, 1) - (sheet.isPhone ? 12 : 9),
      'Nine wait',
    );
    drawPlaces(sheet, layout);
    drawPulse(sheet, layout);
    if (sheet.isPhone) sheet.label(34, 424, 'Sudden fatigue, heavy arms, diabetes');
    else drawStrips(sheet, layout);
    if (sheet.isPhone)
      sheet.text(16, 776, ['No reading alarms alone;', 'together they move her'], {
        style: 'finding',
      });
    else
      sheet.label(16, 546, 'No reading alarms alone; together they move her', { style: 'finding' });
  },
};
