import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** The rules of the opening in their order; those already thrown stand lower, pulled to the front. */
const levers = [
  { name: ['Says what', 'it is'], short: 'Says it' },
  { name: ['Place and', 'number'], short: 'Place' },
  { name: ['Danger, item', 'by item'], short: 'Danger' },
  { name: ['Open', 'question'], short: 'Story' },
  { name: ['Identity', 'and record'], short: 'Name' },
] as const;
const thrown = 2;
const [left, pitch] = [132, 114];
const xOf = (index: number) => left + index * pitch;
const floor = 312;

/** A lever from the front: handle, catch, blade; a thrown one leans to the viewer and looks shorter. */
function drawLever(sheet: Drawing, x: number, isThrown: boolean) {
  const top = isThrown ? 150 : 62;
  const stroke = { line: isThrown ? 'cut' : 'edge', fill: 'object', isOurs: isThrown } as const;
  sheet.path(n`M${x - 8} ${floor}L${x - 6} ${top + 84}H${x + 6}L${x + 8} ${floor}Z`, stroke);
  sheet.rect(x - 11, top, 22, 88, stroke, 9);
  sheet.line(x, top + 14, x, top + 74, { line: 'fine' });
  // The catch behind the handle, and its rod down to the quadrant.
  sheet.path(n`M${x + 11} ${top + 22}h9q5 0 5 6v40q0 6-6 8l-9 4`, {
    line: 'edge',
    isOurs: isThrown,
  });
  sheet.path(n`M${x + 15} ${top + 78}V${floor - 26}`, { line: 'fine' });
  sheet.rect(x + 10, floor - 26, 10, 16, { line: 'fine', fill: 'object' });
}

/** The casting in front of the levers, with a number plate under each. */
function drawFrame(sheet: Drawing) {
  sheet.path(n`M62 ${floor}H658V${floor + 22}H62Z`, { line: 'cut', fill: 'object' });
  levers.forEach((_, index) => {
    const x = xOf(index);
    sheet.circle(x, floor + 44, 17, { fill: 'object' });
    sheet.label(x, floor + 44 + (sheet.isPhone ? 9 : 6), String(index + 1), {
      anchor: 'middle',
      color: index < thrown ? 'brand' : 'ink',
      size: sheet.isPhone ? 25 : 17,
    });
  });
  for (const x of [74, 646]) sheet.circle(x, floor + 11, 4, { line: 'fine' });
}

/** The locking under the floor: a blade hangs from each lever, and dogs lie in their notches. */
function drawLocking(sheet: Drawing) {
  const [top, high] = [floor + 66, 104];
  const bar = top + 46;
  sheet.rect(62, top, 596, high, { line: 'edge', fill: 'tint' });
  levers.forEach((_, index) => {
    const x = xOf(index);
    const isThrown = index < thrown;
    const drop = isThrown ? 16 : 0;
    const notch = (side: number, y: number) => n`V${y}l${-side * 9} 9l${side * 9} 9`;
    const at = bar - 9;
    // One notch lets this lever be thrown, the other holds the next until then.
    sheet.path(
      n`M${x + 13} ${top + 6 + drop}${index === levers.length - 1 ? '' : notch(1, at - (isThrown ? 0 : 26))}V${top + high - 20 + drop}H${x - 13}` +
        (index === 0 ? '' : n`V${at + 18}l9 -9l-9 -9`) +
        n`V${top + 6 + drop}Z`,
      { line: isThrown ? 'cut' : 'edge', fill: 'object', isOurs: isThrown },
    );
    if (index === levers.length - 1) return;
    // The dog slides right into the next blade until its lever may move.
    const shift = isThrown ? -8 : 0;
    const [from, to] = [x + 14 + shift, xOf(index + 1) - 6 + shift];
    sheet.path(n`M${from} ${bar}l9-9H${to - 8}l9 9l-9 9H${from + 9}Z`, {
      line: 'none',
      fill: 'ink',
    });
  });
}

/** A signal box’s lever frame from the front: what lies under the floor keeps the order. */
export const plate: Plate = {
  alt: 'A lever frame as in a signal box, in elevation, with the locking under its floor. Five levers are the opening of a call in its order: it says what it is, asks for place and number, asks about danger, asks one open question, and only then identity. The first two are thrown; the others are held by locks until the one before has moved.',
  height: { wide: 612, phone: 700 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    levers.forEach(({ name, short }, index) => {
      const isThrown = index < thrown;
      const color = isThrown ? 'brand' : 'ink';
      drawLever(sheet, xOf(index), isThrown);
      if (isPhone) label(xOf(index), index < thrown ? 134 : 44, short, { anchor: 'middle', color });
      else sheet.text(xOf(index), isThrown ? 112 : 24, name, { anchor: 'middle', color });
    });
    drawFrame(sheet);
    drawLocking(sheet);
    if (isPhone) {
      label(62, 520, 'Done', { color: 'brand' });
      label(658, 520, 'Locked until then', { anchor: 'end', color: 'soft' });
      sheet.text(16, 606, ['Nothing that can wait', 'comes before danger'], { style: 'finding' });
      return;
    }
    label(62, 514, 'Thrown, and its lock drawn back', { style: 'remark' });
    label(658, 514, 'Held until the lever before has moved', { style: 'remark', anchor: 'end' });
    label(16, 584, 'Nothing that can wait comes before danger', { style: 'finding' });
  },
};
