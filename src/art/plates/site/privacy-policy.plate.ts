import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** The ends that the page sets in hours, in minutes from the moment something is sent. */
const hour = 60;
const day = 24 * hour;
const ends = [
  {
    at: 1,
    end: '1 minute',
    what: ['Your internet address,', 'to limit what one', 'computer can send'],
  },
  {
    at: day,
    end: '24 hours',
    what: ['The newsletter’s link;', 'the code of a visit, if', 'you let us measure'],
  },
  {
    at: 182.5 * day,
    end: 'Six months',
    what: ['Your choice about', 'measurement, kept', 'in your browser'],
  },
] as const;
const units = [
  { at: 1, name: 'Minute' },
  { at: hour, name: 'Hour' },
  { at: day, name: 'Day' },
  { at: 7 * day, name: 'Week' },
  { at: 30.4 * day, name: 'Month' },
  { at: 365 * day, name: 'Year' },
] as const;
const [left, right] = [60, 626];

/** Logarithmic, as on a slide rule: equal lengths for equal ratios. */
const xOf = (minutes: number) => left + (Math.log(minutes) / Math.log(365 * day)) * (right - left);

function drawRule(sheet: Drawing, top: number, high: number) {
  const slide = high * 0.36;
  const middle = top + high / 2;
  sheet.rect(22, top, 676, high, { line: 'cut', fill: 'object' }, 5);
  sheet.rect(36, middle - slide / 2, 648, slide, { line: 'edge', fill: 'tint' });
  for (const x of [22, 682]) {
    sheet.rect(x, top - 8, 16, high + 16, { fill: 'object' }, 3);
    for (const y of [top + 8, top + high - 8]) {
      sheet.circle(x + 8, y, 4, { line: 'fine' });
      sheet.line(x + 5.5, y - 2, x + 10.5, y + 2, { line: 'fine' });
    }
  }
  // Minutes above, in decades with their nine steps; the units that people use below.
  let ticks = '';
  for (let decade = 1; decade < 365 * day; decade *= 10)
    for (let step = 1; step < 10; step += step < 3 ? 0.2 : 0.5) {
      if (decade * step > 365 * day) break;
      const isWhole = Math.abs(step - Math.round(step)) < 0.01;
      const length = step === 1 ? 17 : isWhole ? 11 : 6;
      ticks += n`M${xOf(decade * step)} ${middle - slide / 2}v${-length}`;
    }
  sheet.path(ticks, { line: 'fine' });
  for (const { at, name } of units) {
    sheet.line(xOf(at), middle - slide / 2, xOf(at), middle - slide / 2 + 14, { line: 'edge' });
    sheet.label(xOf(at) + 7, middle + slide / 2 - 8, name, {
      style: 'print',

      size: sheet.isPhone ? 20 : 13,
      color: 'ink',
    });
  }
  for (let part = 0; part <= 60; part += 1)
    sheet.line(
      left + (part * (right - left)) / 60,
      top + high,
      left + (part * (right - left)) / 60,
      top + high - (part % 5 === 0 ? 12 : 6),
      { line: 'fine' },
    );
}

/** A slide rule of times: how long what is noted about a visitor lasts, where the end is set. */
export const plate: Plate = {
  alt: 'A slide rule with a logarithmic scale from one minute to one year. Three hair lines mark ends that this policy sets: one minute for your internet address where it limits sending, 24 hours for the newsletter’s link and the code of a measured visit, six months for your choice about measurement.',
  height: { wide: 394, phone: 500 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const [top, high] = isPhone ? [98, 190] : [66, 146];
    drawRule(sheet, top, high);
    ends.forEach(({ at, end, what }, index) => {
      const x = xOf(at);
      const from = isPhone ? 58 : 40;
      const wide = isPhone ? 44 : 34;
      if (index === 1) {
        sheet.rect(x - wide, top - 12, wide * 2, high + 24, { line: 'edge' }, 4);
        sheet.rect(x - wide, top - 12, wide * 2, 12, { fill: 'object' }, 3);
        sheet.rect(x - wide, top + high, wide * 2, 12, { fill: 'object' }, 3);
      }
      sheet.line(x, from, x, top + high + 22, { line: 'cut', isOurs: true });
      const anchor = (['start', 'middle', 'end'] as const)[index] ?? 'middle';
      const edge = index === 0 ? 22 : index === 2 ? 698 : x;
      label(edge, from - (isPhone ? 16 : 12), end, { style: 'value', anchor });
      if (!isPhone) sheet.text(edge, top + high + 44, what, { style: 'remark', anchor });
    });
    if (isPhone) {
      label(22, 348, 'Address');
      label(xOf(day), 348, 'Link, visit', { anchor: 'middle' });
      label(698, 348, 'Choice', { anchor: 'end' });
      sheet.text(22, 424, ['Ends that are set: a minute,', 'a day, half a year'], {
        style: 'finding',
      });
    } else label(22, 368, 'Ends that are set: a minute, a day, half a year', { style: 'finding' });
  },
};
