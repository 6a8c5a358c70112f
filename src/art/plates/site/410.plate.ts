import { n } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const [left, top, shelf] = [30, 104, 384];
const [folders, pitch] = [20, 33];
/** Where the folder stood. */
const missing = 11;

/** A shelf of folders from the front: one is gone, and the guide that files leave there says so. */
export const plate: Plate = {
  alt: 'A shelf of upright folders, in elevation. In the place of one stands a thin guide with a tab that says Out, as archives leave it where a folder was taken away.',
  height: { wide: 470, phone: 510 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    sheet.rect(14, 60, 692, shelf - 60, { line: 'cut', fill: 'tint' });
    const folder = sheet.symbol('folder', () => {
      sheet.path('M1 0v-252q0-6 6-6h19q6 0 6 6v252Z', { line: 'edge', fill: 'object' });
      sheet.path('M9-246v246M24-246v246', { line: 'fine' });
      sheet.rect(6, -196, 21, 52, { line: 'fine', fill: 'paper' }, 1);
      sheet.path('M11-184h11M11-174h11M11-164h7', { line: 'fine' });
    });
    for (let index = 0; index < folders; index += 1)
      if (index !== missing) folder(left + index * pitch, shelf);
    // The guide is one stiff card, taller than what it stands for.
    const x = left + missing * pitch + pitch / 2;
    sheet.rect(x - 4, top - 22, 8, shelf - top + 22, { line: 'cut', fill: 'object', isOurs: true });
    sheet.rect(x - 34, top - 62, 68, 40, { line: 'cut', fill: 'object', isOurs: true }, 3);
    label(x, top - 34, 'OUT', {
      style: 'value',
      anchor: 'middle',
      size: isPhone ? 27 : 22,
    });
    sheet.rect(6, shelf, 708, 12, { line: 'none', fill: 'ink' }, 2);
    sheet.path(n`M${x - 16} ${shelf - 4}h32`, { line: 'hidden', isOurs: true });
    const finding = ['The place is marked,', 'the folder is gone'];
    if (isPhone) sheet.text(14, 446, finding, { style: 'finding' });
    else label(14, 446, finding.join(' '), { style: 'finding' });
    if (!isPhone) label(706, 446, 'An archive’s out guide', { style: 'remark', anchor: 'end' });
  },
};
