import { n, type Acuity, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** The years at which the page’s entries begin; the open one lies ahead. */
const entries = [
  1792, 1846, 1854, 1914, 1950, 1960, 1983, 1993, 1994, 1998, 1998, 1999, 2010, 2015, 2023, 2020,
];
const ahead = 2030;
const axis = { from: 1792, to: ahead, left: 24, right: 696 };
const [top, wide, high] = [86, 98, 176];
const levels: readonly Acuity[] = [1, 2, 3, 4, 5];

/** What people were sorted by, and into how many groups, as the page has it. */
const forms = [
  { year: 1846, when: '1846', name: 'Wilson', groups: 3, draw: drawLogbook },
  { year: 1854, when: '1854', name: 'Pirogov', groups: 5, draw: drawRegister },
  { year: 1960, when: '1960s', name: 'Emergency room', groups: 3, draw: drawClipboard },
  { year: 1983, when: '1983', name: 'START', groups: 4, draw: drawTag },
  { year: 1993, when: '1993', name: 'Australia', groups: 5, draw: drawScale },
  { year: 2020, when: '2020s', name: 'Assistant', groups: 5, draw: drawNote },
] as const;

const xOf = (year: number) =>
  axis.left + ((year - axis.from) / (axis.to - axis.from)) * (axis.right - axis.left);
const middle = (index: number) => 68 + index * 117;

/** Lines of a hand or of print, the last one short. */
function drawLines(
  sheet: Drawing,
  x: number,
  y: number,
  length: number,
  count: number,
  row: number,
) {
  let d = '';
  for (let line = 0; line < count; line += 1)
    d += n`M${x} ${y + line * row}h${line === count - 1 ? length * 0.6 : length}`;
  sheet.path(d, { line: 'fine' });
}

/** The open page of a ship surgeon’s book: sewn at the left, three paragraphs. */
function drawLogbook(sheet: Drawing, x: number) {
  sheet.rect(x, top, wide, high, { fill: 'object' }, 2);
  sheet.rect(x, top, 9, high, { line: 'fine', fill: 'object' });
  for (let stitch = 0; stitch < 8; stitch += 1)
    sheet.line(x + 4.5, top + 10 + stitch * 22, x + 4.5, top + 20 + stitch * 22, { line: 'edge' });
  for (let part = 0; part < 3; part += 1) {
    const y = top + 22 + part * 52;
    sheet.circle(x + 21, y, 4.5, { line: 'edge' });
    drawLines(sheet, x + 32, y + 1, 54, 4, 11);
  }
}

/** The register of a dressing station: a heading, a column for each of five groups. */
function drawRegister(sheet: Drawing, x: number) {
  sheet.rect(x, top, wide, high, { fill: 'object' });
  sheet.line(x + 18, top + 16, x + wide - 18, top + 16, { line: 'edge' });
  sheet.path(n`M${x} ${top + 30}h${wide}M${x} ${top + 48}h${wide}`, { line: 'fine' });
  for (let column = 0; column < 5; column += 1) {
    const cx = x + (wide / 5) * (column + 0.5);
    if (column > 0)
      sheet.line(x + (wide / 5) * column, top + 30, x + (wide / 5) * column, top + high, {
        line: 'edge',
      });
    sheet.circle(cx, top + 39, 4, { line: 'edge' });
    for (let stroke = 0; stroke < 7 + ((column * 3) % 5); stroke += 1)
      sheet.line(cx - 5, top + 59 + stroke * 11, cx + 5, top + 59 + stroke * 11, { line: 'fine' });
  }
}

/** A clipboard with its clip: three boxes to tick. */
function drawClipboard(sheet: Drawing, x: number) {
  sheet.rect(x, top - 4, wide, high + 4, { line: 'cut', fill: 'object' }, 6);
  sheet.rect(x + 8, top + 12, wide - 16, high - 20, { line: 'fine', fill: 'paper' });
  sheet.path(n`M${x + 30} ${top + 16}v-14q0-6 6-6h6q0-9 7-9t7 9h6q6 0 6 6v14Z`, { fill: 'object' });
  drawLines(sheet, x + 18, top + 32, 62, 2, 10);
  for (let box = 0; box < 3; box += 1) {
    const y = top + 62 + box * 34;
    sheet.rect(x + 18, y, 13, 13, { line: 'edge' });
    drawLines(sheet, x + 40, y + 4, 40, 2, 9);
  }
}

/** A tag with its string and eyelet; four strips, to be torn off. */
function drawTag(sheet: Drawing, x: number) {
  const mid = x + wide / 2;
  sheet.path(
    n`M${mid} ${top + 12}C${mid - 22} ${top - 26} ${mid + 22} ${top - 26} ${mid} ${top + 12}`,
    { line: 'edge' },
  );
  sheet.path(
    n`M${x} ${top + 20}L${x + 18} ${top}H${x + wide - 18}L${x + wide} ${top + 20}V${top + high}H${x}Z`,
    { fill: 'object' },
  );
  sheet.circle(mid, top + 12, 4.5, { line: 'edge', fill: 'paper' });
  drawLines(sheet, x + 14, top + 40, 70, 4, 11);
  for (let strip = 0; strip < 4; strip += 1) {
    const y = top + high - 88 + strip * 22;
    sheet.line(x, y, x + wide, y, { line: strip === 0 ? 'edge' : 'hidden' });
    sheet.circle(x + 14, y + 11, 4, { line: 'edge' });
    sheet.line(x + 28, y + 11, x + wide - 16, y + 11, { line: 'fine' });
  }
}

/** Five levels, and beside each the longest wait as a dial. */
function drawScale(sheet: Drawing, x: number) {
  sheet.rect(x, top, wide, high, { fill: 'object' }, 5);
  levels.forEach((level, index) => {
    const y = top + 9 + index * 33;
    sheet.level(x + 12, y, level, 25);
    sheet.circle(x + 70, y + 12.5, 12, { line: 'edge' });
    sheet.path(n`M${x + 70} ${y + 4}v8.5l6 4`, { line: 'fine' });
  });
}

/** A note with the voice above it, and the same five levels. */
function drawNote(sheet: Drawing, x: number) {
  sheet.rect(x, top, wide, high, { line: 'cut', fill: 'object', isOurs: true }, 5);
  let d = '';
  for (let bar = 0; bar < 13; bar += 1) {
    const half = 2 + 14 * Math.abs(Math.sin(bar * 1.4) * Math.cos(bar * 0.4));
    d += n`M${x + 13 + bar * 6} ${top + 28 - half}v${half * 2}`;
  }
  sheet.path(d, { line: 'cut', isOurs: true });
  drawLines(sheet, x + 13, top + 66, 72, 6, 12);
  for (const [index, level] of levels.entries())
    sheet.level(x + 8 + index * 16.8, top + high - 30, level, 15);
}

function drawAxis(sheet: Drawing, y: number) {
  sheet.line(axis.left, y, xOf(2025), y, { line: 'cut' });
  sheet.line(xOf(2025), y, xOf(ahead), y, { line: 'hidden' });
  for (const year of entries) sheet.line(xOf(year), y - 11, xOf(year), y + 11, { line: 'edge' });
  sheet.circle(xOf(ahead), y, 5, { fill: 'paper' });
  for (const year of sheet.isPhone ? [1800, 1900, 2000] : [1800, 1850, 1900, 1950, 2000])
    sheet.label(xOf(year), y + (sheet.isPhone ? 48 : 34), String(year), {
      anchor: 'middle',
      color: 'soft',
      size: sheet.isPhone ? 25 : 15,
    });
}

/** Six forms of sorting, each tied to its year, with the number of its groups. */
export const plate: Plate = {
  alt: 'Six forms by which people were sorted, in elevation, tied to a scale of years: Wilson’s three groups of 1846, Pirogov’s five of 1854, three loose classes in the emergency rooms of the 1960s, the four tags of START in 1983, Australia’s five categories of 1993, and an assistant’s note with five levels.',
  height: { wide: 566, phone: 676 },
  draw(sheet) {
    const { label, isPhone } = sheet;
    const y = isPhone ? 478 : 448;
    const under = top + high;
    drawAxis(sheet, y);
    forms.forEach(({ year, when, name, groups, draw }, index) => {
      const x = middle(index);
      const isFive = groups === 5;
      const size = isPhone ? 36 : 30;
      sheet.path(n`M${x} ${under + 56}V${under + 84}L${xOf(year)} ${y - 36}V${y - 11}`, {
        line: 'fine',
      });
      if (isFive) sheet.rect(x - 24, under + 12, 48, 42, { line: 'none', fill: 'tint' }, 21);
      draw(sheet, x - wide / 2);
      label(x, under + (isPhone ? 46 : 43), String(groups), { anchor: 'middle', size });
      label(x, 26, isPhone ? when : name, {
        anchor: 'middle',
        size: isPhone ? 25 : name.length > 12 ? 14.5 : 16,
      });
      if (!isPhone) label(x, 47, when, { anchor: 'middle', color: 'soft' });
    });
    if (isPhone)
      sheet.text(16, 592, ['Five groups in 1854,', 'five levels since 1993'], { style: 'finding' });
    else {
      label(16, 540, 'Five groups in 1854, five levels since 1993', { style: 'finding' });
      label(704, 540, 'Numbers of groups; years to scale', { style: 'remark', anchor: 'end' });
    }
  },
};
