import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const [across, down, pitch] = [10, 4, 64];
const [left, top] = [40, 34];
/** Where the jack should be. */
const missing = { column: 6, row: 2 } as const;

const place = (column: number, row: number) =>
  [left + 32 + column * pitch, top + 42 + row * 72] as const;

/** A plug from the side, its tip up: tip, ring, sleeve, body, and the cord below it. */
function drawPlug(sheet: Drawing, x: number, tip: number, end: number) {
  sheet.path(n`M${x} ${tip}q-4 5-4 9q0 3 2 4v13h-2v20h8v-20h-2v-13q2-1 2-4q0-4-4-9Z`, {
    line: 'edge',
    fill: 'object',
    isOurs: true,
  });
  sheet.rect(x - 9, tip + 46, 18, 52, { line: 'cut', fill: 'object', isOurs: true }, 4);
  sheet.path(n`M${x - 9} ${tip + 62}h18M${x - 9} ${tip + 82}h18`, { line: 'fine', isOurs: true });
  sheet.rect(x - 5, tip + 98, 10, 16, { line: 'edge', fill: 'object', isOurs: true }, 2);
  sheet.path(n`M${x} ${tip + 114}C${x} ${tip + 150} ${x + 34} ${end - 50} ${x + 34} ${end}`, {
    line: 'cut',
    isOurs: true,
  });
}

/** A telephone switchboard from the front: a plug before a place that has no jack. */
export const plate: Plate = {
  alt: 'The jack field of a telephone switchboard, in elevation. Every place has its jack but one, which is closed by a plain plate. Before it hangs a plug on its cord, with nowhere to go.',
  height: { wide: 480, phone: 560 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const shelf = 386;
    sheet.rect(14, 14, 692, shelf - 14, { line: 'cut', fill: 'object' }, 4);
    for (const x of [26, 694])
      for (const y of [26, shelf - 14]) sheet.circle(x, y, 4, { line: 'fine' });
    const jack = sheet.symbol('jack', () => {
      sheet.circle(0, 0, 14, { line: 'edge', fill: 'object' });
      sheet.circle(0, 0, 7, { line: 'none', fill: 'ink' });
      sheet.rect(-22, 19, 44, 11, { line: 'fine', fill: 'paper' }, 1);
      sheet.line(-15, 25, 11, 25, { line: 'fine' });
    });
    for (let row = 0; row < down; row += 1) {
      sheet.line(28, top + row * 72, 692, top + row * 72, { line: 'fine' });
      for (let column = 0; column < across; column += 1) {
        const [x, y] = place(column, row);
        if (column === missing.column && row === missing.row) continue;
        jack(x, y);
      }
    }
    const [x, y] = place(missing.column, missing.row);
    sheet.rect(x - 24, y - 26, 48, 58, { line: 'edge', fill: 'tint' }, 2);
    for (const side of [-17, 17]) sheet.circle(x + side, y + 24, 2.4, { line: 'fine' });
    label(x, y - (isPhone ? 7 : 9), '404', {
      style: 'print',
      anchor: 'middle',
      size: isPhone ? 18 : 13,
      color: 'ink',
    });
    drawPlug(sheet, x, y - 2, shelf + 8);
    // The key shelf, with the cords that rest in it.
    sheet.rect(6, shelf, 708, 14, { line: 'none', fill: 'ink' }, 2);
    for (const at of [0, 1, 2, 3, 4, 5, 7, 8, 9]) {
      const [cx] = place(at, 0);
      sheet.rect(cx - 9, shelf - 30, 18, 30, { line: 'edge', fill: 'object' }, 4);
      sheet.path(n`M${cx - 2} ${shelf - 30}v-16h-2v-12q4-10 8 0v12h-2v16`, {
        line: 'fine',
        fill: 'object',
      });
    }
    if (isPhone) sheet.text(14, 456, ['There is no jack', 'for this plug'], { style: 'finding' });
    else label(14, 450, 'There is no jack for this plug', { style: 'finding' });
  },
};
