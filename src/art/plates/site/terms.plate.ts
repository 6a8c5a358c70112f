import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** What the terms let a reader do, and what they keep. */
const given = ['Read', 'Print', 'Quote', 'Link'] as const;
const kept = [
  ['Republish', ''],
  ['Sell', 'or rent'],
  ['Remove', 'notices'],
  ['Burden', 'or probe'],
  ['Use our', 'name'],
] as const;
const place = (count: number, index: number) => 62 + (596 / count) * (index + 0.5);

/** A key from the side, hung by its bow; each is cut differently. */
function keyOutline(cut: number): string {
  const steps = [6, 15, 10, 18, 8, 13].map(
    (_, index, all) => all[(index * (cut + 1) + cut) % all.length] ?? 8,
  );
  const teeth = steps.map((depth) => n`h${depth - 4}v5h${4 - depth}v4`).join('');
  return n`M-5 30V94L0 101L5 95V92${teeth.replaceAll('v5', 'v-5').replaceAll('v4', 'v-4')}V30`;
}

function drawKey(sheet: Drawing, cut: number, isThere: boolean) {
  const stroke = isThere
    ? ({ line: 'edge', fill: 'object' } as const)
    : ({ line: 'hidden' } as const);
  sheet.path(keyOutline(cut), stroke);
  sheet.path('M-21 12A21 21 0 1 1 21 12A21 21 0 0 1 5 32H-5A21 21 0 0 1-21 12Z', stroke);
  if (isThere) {
    sheet.circle(0, 3, 6, { line: 'edge', fill: 'paper' });
    sheet.line(0, 40, 0, 90, { line: 'fine' });
  }
}

function drawHook(sheet: Drawing, x: number, y: number) {
  sheet.rect(x - 7, y - 24, 14, 20, { line: 'fine', fill: 'object' }, 2);
  sheet.circle(x, y - 18, 1.6, { line: 'fine' });
  sheet.path(n`M${x} ${y - 8}V${y + 1}q0 5 5 5t5-5`, { line: 'cut' });
}

/** A key cabinet from the front: which keys hang there for everyone, and which hooks are bare. */
export const plate: Plate = {
  alt: 'A key cabinet in elevation. Four keys hang in its upper row, for what every reader may do: read, print, quote with the source, and link. The five hooks of the lower row are bare, for what needs our consent or is not allowed: republish, sell or rent, remove notices, burden or probe the site, use our name.',
  height: { wide: 528, phone: 640 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const rows = isPhone ? [80, 300] : [70, 282];
    const [upper = 0, lower = 0] = rows;
    const high = isPhone ? 500 : 448;
    sheet.rect(14, 12, 692, high, { line: 'cut', fill: 'object' }, 6);
    sheet.rect(30, 28, 660, high - 32, { line: 'edge' }, 2);
    for (const y of [70, high - 70]) {
      sheet.rect(8, y, 12, 44, { fill: 'object' }, 2);
      sheet.line(8, y + 22, 20, y + 22, { line: 'fine' });
    }
    sheet.circle(698, high / 2 + 12, 5, { line: 'fine', fill: 'object' });
    sheet.rect(31, 29, 658, lower - 76, { line: 'none', fill: 'tint' });
    sheet.line(30, lower - 47, 690, lower - 47, { line: 'edge' });
    const size = isPhone ? 24 : 16;
    given.forEach((name, index) => {
      const x = place(given.length, index);
      drawHook(sheet, x, upper);
      sheet.symbol(`key${index}`, () => {
        drawKey(sheet, index, true);
      })(x, upper + 4);
      label(x, upper + 132 + (isPhone ? 12 : 0), name, { anchor: 'middle', size });
    });
    label(place(given.length, 2), upper + 151, 'with its source', {
      style: 'remark',
      anchor: 'middle',
    });
    kept.forEach((words, index) => {
      const x = place(kept.length, index);
      drawHook(sheet, x, lower);
      sheet.symbol(`bare${index}`, () => {
        drawKey(sheet, index + 3, false);
      })(x, lower + 4);
      words
        .filter((word) => word !== '')
        .forEach((word, line) => {
          label(x, lower + 132 + (isPhone ? 12 : 0) + line * size * 1.25, word, {
            anchor: 'middle',
            size,
            color: 'soft',
          });
        });
    });
    if (isPhone)
      sheet.text(14, 560, ['Four keys hang here for all,', 'five do not'], { style: 'finding' });
    else label(16, 504, 'Four keys hang here for all readers, five do not', { style: 'finding' });
  },
};
