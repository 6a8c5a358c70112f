import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const ground = 232;

/** A rack of servers, 0.6 by 2 m; 60 units a meter. */
function drawRack(sheet: Drawing, x: number) {
  sheet.rect(x, ground - 126, 38, 120, { fill: 'object' });
  const units = Array.from(
    { length: 9 },
    (_, index) => n`M${x + 4} ${ground - 116 + index * 12}h30`,
  );
  sheet.path(units.join(''), { line: 'fine' });
}

function drawHall(sheet: Drawing, x: number) {
  sheet.path(n`M${x} ${ground}V${ground - 150}H${x + 150}V${ground}`, { line: 'cut' });
  for (const at of [14, 56, 98]) drawRack(sheet, x + at);
  for (const at of [34, 100]) {
    sheet.rect(x + at - 20, ground - 172, 44, 20, { fill: 'object' }, 2);
    sheet.circle(x + at + 2, ground - 162, 7, { line: 'fine' });
  }
}

/** A high-speed train’s head and its overhead wire: journeys are bought. */
function drawTravel(sheet: Drawing, x: number) {
  sheet.path(n`M${x} ${ground - 8}V${ground - 62}H${x + 60}q30 4 46 40q4 14-10 14Z`, {
    fill: 'object',
  });
  sheet.path(n`M${x + 66} ${ground - 52}q16 4 24 20h-24Z`, { line: 'fine', fill: 'object' });
  for (const at of [8, 34])
    sheet.rect(x + at, ground - 52, 18, 16, { line: 'fine', fill: 'object' }, 3);
  for (const at of [18, 76]) sheet.circle(x + at, ground - 7, 7, { fill: 'object' });
}

/** Our premises, cut: one office above a boiler, a flue, a van, and the meter of the power bought. */
function drawPremises(sheet: Drawing, x: number) {
  sheet.rect(x + 12, ground - 140, 130, 66, { line: 'none', fill: 'tint' });
  sheet.path(
    n`M${x + 12} ${ground}V${ground - 140}H${x + 142}V${ground}M${x + 12} ${ground - 72}H${x + 142}`,
    { line: 'cut' },
  );
  // A desk with a screen, and a lamp.
  sheet.path(n`M${x + 34} ${ground - 76}V${ground - 102}H${x + 96}V${ground - 76}`, {
    line: 'edge',
  });
  sheet.rect(x + 50, ground - 126, 32, 20, { fill: 'object' });
  sheet.path(n`M${x + 66} ${ground - 106}v4M${x + 110} ${ground - 140}v14m-12 0h24`, {
    line: 'edge',
  });
  // The boiler and its flue.
  sheet.rect(x + 92, ground - 54, 34, 54, { fill: 'object' }, 3);
  sheet.circle(x + 109, ground - 36, 8, { line: 'fine' });
  sheet.path(n`M${x + 109} ${ground - 54}V${ground - 66}H${x + 132}V${ground - 172}`, {
    line: 'edge',
  });
  sheet.path(n`M${x + 124} ${ground - 182}q8-8 16 0`, { line: 'fine' });
  // The meter, where bought power comes in.
  sheet.rect(x + 24, ground - 58, 26, 34, { fill: 'object' }, 2);
  sheet.circle(x + 37, ground - 46, 7, { line: 'fine' });
}

function drawVan(sheet: Drawing, x: number) {
  sheet.path(n`M${x} ${ground - 10}V${ground - 56}H${x + 52}l22 22h12v24Z`, { fill: 'object' });
  sheet.path(n`M${x + 46} ${ground - 50}v16h20Z`, { line: 'fine' });
  for (const at of [18, 66]) {
    sheet.circle(x + at, ground - 10, 10, { fill: 'object' });
    sheet.circle(x + at, ground - 10, 4, { line: 'fine' });
  }
}

/** A hospital’s computer on its desk, and a caller’s phone in its stand. */
function drawUse(sheet: Drawing, x: number) {
  sheet.path(n`M${x} ${ground}V${ground - 45}H${x + 84}V${ground}`, { line: 'edge' });
  sheet.rect(x + 10, ground - 92, 62, 38, { fill: 'object' }, 2);
  sheet.path(n`M${x + 41} ${ground - 54}v9m-14 0h28`, { line: 'edge' });
  sheet.rect(x + 102, ground - 76, 36, 76, { fill: 'object' }, 6);
  sheet.rect(x + 107, ground - 68, 26, 56, { line: 'fine', fill: 'object' }, 2);
}

/** A street in section: what is ours inside the dashed line, what is bought before it, what is used after it. */
export const plate: Plate = {
  alt: 'Buildings on one ground line, three parts. In the middle, inside a dashed line, our premises: a boiler and a van are scope 1, the meter of bought power is scope 2. Before it a cloud hall and a train, scope 3 upstream; after it a hospital computer and a phone, scope 3 downstream.',
  height: { wide: 410, phone: 470 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    sheet.rect(286, 34, 262, ground + 4, { line: 'hidden' }, 6);
    drawHall(sheet, 8);
    drawTravel(sheet, 172);
    drawPremises(sheet, 288);
    drawVan(sheet, 446);
    drawUse(sheet, 570);
    sheet.line(0, ground, 720, ground, { line: 'cut' });
    // Power comes from the left, under the ground, and ends at the meter.
    sheet.path(n`M0 ${ground + 22}H313q12 0 12-12V${ground - 24}`, { line: 'edge' });
    label(isPhone ? 290 : 417, 24, 'Our premises', isPhone ? {} : { anchor: 'middle' });
    for (const [x, words] of [
      [83, 'Hosting'],
      [225, 'Journeys'],
      [330, 'Power'],
      [398, 'Heat'],
      [490, 'Vehicles'],
      [611, 'Computers'],
      [690, 'Phones'],
    ] as const)
      label(x, ground + 54, words, { style: 'remark', anchor: 'middle' });
    const scopes = ground + (isPhone ? 76 : 92);
    for (const [from, to, words] of [
      [8, 278, 'Scope 3, upstream'],
      [292, 354, isPhone ? '2' : 'Scope 2'],
      [364, 544, 'Scope 1'],
      [556, 718, isPhone ? 'Scope 3' : 'Scope 3, downstream'],
    ] as const) {
      sheet.path(n`M${from} ${scopes - 18}v8H${to}v-8`, { line: 'edge' });
      label((from + to) / 2, scopes + (isPhone ? 24 : 16), words, { anchor: 'middle' });
    }
    if (isPhone)
      sheet.text(4, 404, ['Most is likely to lie', 'outside the dashed line'], {
        style: 'finding',
      });
    else label(4, 396, 'Most is likely to lie outside the dashed line', { style: 'finding' });
  },
};
