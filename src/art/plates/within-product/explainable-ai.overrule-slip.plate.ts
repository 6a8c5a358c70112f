import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

/** A slip of 148 by 105 mm (A6), torn off a pad at its perforated head. */
function drawSlip(sheet: Drawing, x: number, y: number, width: number, high: number) {
  const { rect, line, path } = sheet;
  rect(x, y, width, 22, { line: 'edge', fill: 'tint' });
  for (const staple of [0.3, 0.7])
    rect(x + width * staple - 14, y + 8, 28, 5, { fill: 'object', line: 'fine' }, 2);
  path(n`M${x} ${y + 22}V${y + high}H${x + width}V${y + 22}`, { line: 'cut', fill: 'object' });
  line(x, y + 22, x + width, y + 22, { line: 'hidden' });
}

function drawChoice(sheet: Drawing, x: number, y: number, words: string, isTicked: boolean) {
  const side = sheet.isPhone ? 26 : 18;
  sheet.rect(x, y - side + 3, side, side, { line: 'edge', fill: 'object' }, 2);
  if (isTicked)
    sheet.path(
      n`M${x + 4} ${y - side * 0.4}l${side * 0.25} ${side * 0.28}l${side * 0.48} ${-side * 0.68}`,
      {
        line: 'cut',
        isOurs: true,
      },
    );
  if (words === '')
    sheet.line(x + side + 12, y, x + side + (sheet.isPhone ? 330 : 250), y, { line: 'fine' });
  else sheet.label(x + side + 12, y, words, { size: sheet.isPhone ? 27 : 17 });
}

/** What is kept of an overruled suggestion: two levels, a reason, and who decided. */
export const plate: Plate = {
  alt: 'An imagined slip for overruling: the suggested level 3, crossed out, the clinician’s level 2 beside it, a short list of reasons in which “Looks worse than the words” is ticked, and a free line. Nothing on it asks whether the clinician is sure.',
  height: { wide: 520, phone: 760 },
  draw(sheet) {
    const { isPhone, label, level, line, leader, path } = sheet;
    const [x, y, width, high] = isPhone ? [20, 16, 680, 560] : [20, 16, 430, 410];
    drawSlip(sheet, x, y, width, high);
    const left = x + (isPhone ? 34 : 26);
    const size = isPhone ? 54 : 40;
    const row = y + (isPhone ? 112 : 82);
    const words = { style: 'name', size: isPhone ? 24 : 15, color: 'soft' } as const;
    const second = left + (isPhone ? 300 : 190);
    label(left, row - 14, 'Suggested', words);
    label(second, row - 14, 'Decided', words);
    level(left, row, 3, size);
    // Struck through in the ink of the tile, which is dark in both themes: the number stays legible.
    sheet.add(
      n`<path class="on3" d="M${left} ${row + size}v-3l${size - 3} ${3 - size}h3v3l${3 - size} ${size - 3}z"/>`,
    );
    path(n`M${left - 6} ${row + size + 6}l6 -6M${left + size} ${row}l6 -6`, { line: 'edge' });
    level(second, row, 2, size);
    path(n`M${left + size + 30} ${row + size / 2}H${second - 26}m-12 -9l12 9l-12 9`, {
      line: 'cut',
      isOurs: true,
    });
    const list = row + size + (isPhone ? 66 : 48);
    const pitch = isPhone ? 58 : 42;
    label(left, list, 'Reason', words);
    drawChoice(sheet, left, list + pitch, 'Looks worse than the words', true);
    drawChoice(sheet, left, list + pitch * 2, '', false);
    drawChoice(sheet, left, list + pitch * 3, '', false);
    label(left, list + pitch * 4 + 6, 'In own words', words);
    line(left, list + pitch * 5, x + width - 26, list + pitch * 5, { line: 'fine' });
    if (isPhone) {
      sheet.text(16, 650, ['It counts at once, and nobody', 'asks “Are you sure?”'], {
        style: 'finding',
      });
      return;
    }
    const far = 492;
    leader(second + size + 8, row + size / 2, [far - 16, row + size / 2]);
    label(far, row + 20, 'Counts at once');
    label(far, row + 42, 'Suggestion stays on record', { style: 'remark' });
    leader(left + 262, list + pitch - 6, [far - 16, list + pitch - 6]);
    label(far, list + pitch - 4, 'Counted');
    label(far, list + pitch + 18, 'By finding, complaint, group', { style: 'remark' });
    leader(left + 262, list + pitch * 5, [far - 16, list + pitch * 5 - 30]);
    label(far, list + pitch * 5 - 28, 'A free line');
    label(16, 490, 'Nobody asks “Are you sure?”', { style: 'finding' });
    label(704, 490, 'Slip imagined', { style: 'remark', anchor: 'end' });
  },
};
