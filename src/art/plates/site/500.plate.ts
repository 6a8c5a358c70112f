import { n } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const [left, pitch, width, height] = [46, 64, 52, 128];
const rails = [52, 218] as const;
const across = 10;
/** The breaker that has cut its circuit. */
const tripped = { rail: 1, place: 6 } as const;

/** A distribution board from the front: all breakers are on but one, which has done its work. */
export const plate: Plate = {
  alt: 'A distribution board with its cover open, in elevation. Twenty circuit breakers stand on two rails with their levers up. One lever is down: that breaker has cut its circuit, and all others stay on.',
  height: { wide: 470, phone: 520 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    sheet.rect(14, 14, 692, 376, { line: 'cut', fill: 'tint' }, 4);
    for (const x of [28, 692]) for (const y of [28, 376]) sheet.circle(x, y, 4, { line: 'fine' });
    const body = (x: number, y: number, isOurs: boolean) => {
      const edge = isOurs ? 'cut' : 'edge';
      sheet.rect(x, y, width, height, { line: edge, fill: 'object', isOurs }, 2);
      // Terminals above and below, and the window that the lever stands in.
      for (const at of [13, height - 13]) sheet.circle(x + width / 2, y + at, 5, { line: 'fine' });
      sheet.path(n`M${x} ${y + 26}h${width}M${x} ${y + height - 26}h${width}`, { line: 'fine' });
      sheet.rect(x + 14, y + 38, 24, 52, { line: 'fine', fill: 'paper' }, 2);
    };
    const breaker = sheet.symbol('breaker', () => {
      body(0, 0, false);
      sheet.rect(11, 40, 30, 20, { line: 'edge', fill: 'ink' }, 2);
    });
    for (const [rail, y] of rails.entries()) {
      sheet.rect(30, y + height / 2 - 15, 660, 30, { line: 'fine', fill: 'object' });
      for (let place = 0; place < across; place += 1) {
        const x = left + place * pitch;
        if (rail === tripped.rail && place === tripped.place) {
          body(x, y, true);
          sheet.rect(x + 11, y + 68, 30, 20, { line: 'cut', fill: 'brand', isOurs: true }, 2);
        } else breaker(x, y);
      }
    }
    const at = left + tripped.place * pitch + width / 2;
    label(at, rails[1] - 8, 'OFF', { style: 'value', anchor: 'middle', size: isPhone ? 27 : 20 });
    const finding = ['One switch is down,', 'the others stay on'];
    if (isPhone) sheet.text(14, 452, finding, { style: 'finding' });
    else label(14, 448, finding.join(' '), { style: 'finding' });
    if (!isPhone) label(706, 448, 'A distribution board', { style: 'remark', anchor: 'end' });
  },
};
