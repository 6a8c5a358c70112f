import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** Years at which a zone begins and ends, and beats a minute, as in the page's figure from the ESI handbook; its first month is thinner than a line. */
const zones = [
  { name: 'Infant', from: 0, to: 1, low: 90, high: 180 },
  { name: 'Toddler', from: 1, to: 3, low: 80, high: 140 },
  { name: 'Preschool', from: 3, to: 5, low: 65, high: 120 },
  { name: 'School age', from: 5, to: 12, low: 70, high: 120 },
  { name: 'Adolescent', from: 12, to: 18, low: 60, high: 100 },
] as const;

const pulse = 150;

function createLayout({ isPhone }: Drawing) {
  return isPhone
    ? {
        left: 16,
        top: 330,
        year: 26.2,
        tape: 164,
        axis: 196,
        beat: 3.72,
        square: { x: 16, y: 22, side: 262, band: 40 },
      }
    : {
        left: 372,
        top: 58,
        year: 24.9,
        tape: 106,
        axis: 494,
        beat: 1.55,
        square: { x: 16, y: 72, side: 330, band: 43 },
      };
}
type Layout = ReturnType<typeof createLayout>;

/** A set square with three equal sides: the triangle as an instrument. */
function drawSquare(sheet: Drawing, { square: { x, y, side, band } }: Layout) {
  const tall = (side * Math.sqrt(3)) / 2;
  const triangle = (inset: number) => {
    // An inset by the band moves the corners by twice as much toward the middle.
    const [dx, up] = [inset * Math.sqrt(3), inset];
    return n`M${x + dx} ${y + tall - up}H${x + side - dx}L${x + side / 2} ${y + inset * 2}Z`;
  };
  sheet.path(triangle(0) + triangle(band), { fill: 'object' });
  sheet.path(triangle(band), { fill: 'paper' });
  // Its edge is graduated on the base.
  let ticks = '';
  for (let mark = 1; mark < 30; mark += 1)
    ticks += n`M${x + (side * mark) / 30} ${y + tall}v${mark % 5 === 0 ? -9 : -5}`;
  sheet.path(ticks, { line: 'fine' });
  return { tall };
}

/** Words along a side of the square, turned around their own middle. */
function writeAlong(sheet: Drawing, x: number, y: number, degrees: number, words: string) {
  sheet.add(n`<g transform="rotate(${degrees} ${x} ${y})">`);
  sheet.label(x, y + 5, words, { anchor: 'middle', ...(sheet.isPhone ? { size: 22 } : {}) });
  sheet.add('</g>');
}

/** A tape laid out by age, its zones as long as they last, and beside each its range of pulse. */
function drawTape(sheet: Drawing, { left, top, year, tape, axis, beat }: Layout) {
  const y = (years: number) => top + years * year;
  const x = (beats: number) => axis + (beats - 60) * beat;
  const end = y(18);

  // The metal end with its ring, then the tape, a mark for every three months.
  sheet.rect(left + tape * 0.25, top - 22, tape * 0.5, 22, { line: 'edge', fill: 'object' }, 4);
  sheet.circle(left + tape / 2, top - 12, 5, { line: 'fine', fill: 'paper' });
  sheet.rect(left, top, tape, end - top, { fill: 'object' });
  let months = '';
  for (let month = 3; month < 18 * 12; month += 3)
    months += n`M${left + tape} ${y(month / 12)}h${month % 12 === 0 ? -13 : -6}`;
  sheet.path(months, { line: 'fine' });

  for (const { name, from, to, low, high } of zones) {
    sheet.line(left, y(from), left + tape, y(from), { line: 'edge' });
    const middle = (y(from) + y(to)) / 2;
    const size = sheet.isPhone ? 24 : 14.5;
    sheet.label(left + 8, middle + size * 0.34, name, { size });
    const gap = sheet.isPhone ? 2 : 1.5;
    sheet.rect(
      x(low),
      y(from) + gap,
      x(high) - x(low),
      y(to) - y(from) - gap * 2,
      { line: 'fine', fill: 'tint' },
      3,
    );
    sheet.label(x(low) + 6, middle + size * 0.34, `${low}–${high}`, { size, color: 'soft' });
  }
  sheet.line(x(pulse), top - (sheet.isPhone ? 14 : 20), x(pulse), end, {
    line: 'cut',
    isOurs: true,
  });
  return { x, y, end };
}

/** The three looks as a set square, and the pulse by age on a tape. */
export const plate: Plate = {
  alt: 'A set square whose three sides are the assessment triangle: appearance, work of breathing, circulation to the skin. Beside it a tape laid out by age from birth to 18 years with the normal range of pulse in each zone. A line at 150 beats a minute lies within the range of an infant only.',
  height: { wide: 590, phone: 900 },
  draw(sheet) {
    const layout = createLayout(sheet);
    const { square, left, top, tape } = layout;
    const { tall } = drawSquare(sheet, layout);
    const { x, end } = drawTape(sheet, layout);
    const { label, text } = sheet;
    const [sx, sy] = [square.x + square.side / 2, square.y + tall / 2];
    const half = square.band / 2;
    const out = square.side / 4 - half * 0.87;
    if (sheet.isPhone) {
      const words = ['Appearance', 'Work of breathing', 'Circulation to the skin'];
      label(330, 70, 'Look first:');
      text(330, 118, words);
      label(330, 236, 'Then count, by age');
      label(x(pulse), top - 24, '150 a minute', { style: 'value', anchor: 'middle' });
      text(16, end + 46, ['A pulse of 150 is ordinary', 'in a baby, alarming at ten'], {
        style: 'finding',
      });
      return;
    }
    writeAlong(sheet, sx - out, sy + half * 0.5, -60, 'Appearance');
    writeAlong(sheet, sx + out, sy + half * 0.5, 60, 'Work of breathing');
    label(sx, square.y + tall - half - 1, 'Circulation to the skin', { anchor: 'middle' });
    label(sx, sy + 46, 'Look first', { anchor: 'middle' });
    label(16, 434, 'Asked of the parent');
    text(
      16,
      460,
      ['“Does she look at you?”', '“Does the skin pull in?”', '“Are the hands cold?”'],
      {
        style: 'remark',
      },
    );
    label(left, top - 34, 'Then count');
    label(left + tape + 16, end + 22, 'Normal heartbeats a minute', { style: 'remark' });
    label(left, end + 22, 'By age', { style: 'remark' });
    label(x(pulse), top - 26, '150', { style: 'value', anchor: 'middle' });
    label(16, 572, '150 a minute is ordinary in a baby, not at ten', { style: 'finding' });
  },
};
