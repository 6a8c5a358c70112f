import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { n } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** The figure as the page states it: 48 hours. */
const claims = parse(readFileSync('src/content/claims.yaml', 'utf8')) as Readonly<
  Record<string, { readonly value: string }>
>;
const stated = claims['integration-time']?.value ?? '';
const days = Number.parseInt(stated) / 24;

/** One project on a ruler of days; what comes before and after has no length that we could draw. */
export const plate: Plate = {
  alt: `A ruler of days. ${stated} of technical work are ${days} of them, drawn to scale and filled. The bands before and after it are broken off at both ends: decisions and review, whose length the hospital sets, and testing and training, whose dates stand in the contract.`,
  height: { wide: 336, phone: 500 },
  draw(sheet) {
    const { isPhone, label, line, path, rect, text } = sheet;
    const day = isPhone ? 44 : 43;
    const [top, high] = isPhone ? [128, 110] : [96, 84];
    const start = isPhone ? 300 : 318;
    const end = start + days * day;
    const [left, right] = [16, 704];
    // Bands that go on beyond the sheet, torn where they are cut off.
    const tear = (x: number, way: number) =>
      n`L${x} ${top}l${8 * way} ${high / 4}l${-16 * way} ${high / 4}l${16 * way} ${high / 4}L${x} ${top + high}`;
    path(n`M${start} ${top}${tear(left + 10, 1)}H${start}Z`, { fill: 'tint' });
    path(n`M${end} ${top}${tear(right - 10, -1)}H${end}Z`, { fill: 'tint' });
    rect(start, top - 14, end - start, high + 28, { line: 'none', fill: 'brand' });
    const rule = top + high + 44;
    for (let at = -Math.floor((start - left) / day); start + at * day <= right; at += 1)
      line(start + at * day, rule, start + at * day, rule + (at >= 0 && at <= days ? 14 : 8), {
        line: 'edge',
      });
    line(left, rule, right, rule, { line: 'edge' });
    line(start, rule, end, rule, { line: 'cut', isOurs: true });
    label(right, rule + (isPhone ? 40 : 30), 'One mark a day', {
      anchor: 'end',
      color: 'soft',
      size: isPhone ? 24 : 14.5,
    });
    const middle = (start + end) / 2;
    path(
      n`M${start} ${top - 40}V${top - 30}M${end} ${top - 40}V${top - 30}M${start} ${top - 35}H${end}`,
      {
        line: 'fine',
      },
    );
    label(middle, top - 56, stated, { style: 'value', anchor: 'middle', size: isPhone ? 34 : 24 });
    const size = isPhone ? 26 : 16;
    const base = top + high / 2 + (isPhone ? -6 : 0);
    if (isPhone) {
      text(46, base, ['Before:', 'yours to set'], { size });
      text(end + 26, base, ['After: weeks,', 'by contract'], { size });
    } else {
      text(46, base, ['Before: decisions and review'], { size });
      label(46, base + 24, 'Their length is yours to set', { style: 'remark' });
      text(end + 30, base, ['After: testing, go-live'], { size });
      label(end + 30, base + 24, 'Weeks, with dates in the contract', { style: 'remark' });
    }
    if (isPhone)
      text(16, 424, ['The connection is the', 'shortest part of a project'], { style: 'finding' });
    else label(16, 314, 'The connection is the shortest part of a project', { style: 'finding' });
  },
};
