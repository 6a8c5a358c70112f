import { n } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const rows = 4;
const inRow = 10;
const [wide, high] = [62, 44] as const;
/** Those of the page’s example; where they stand in the order of dialing is imagined too. */
const known = { prescription: 4, rash: 17, arm: 32 } as const;

/** A paper strip of forty numbered tickets, folded into four rows. */
export const plate: Plate = {
  alt: 'A folded paper strip of forty numbered tickets in the order of dialing, all alike. Ticket 4 wants a repeat prescription, 17 is a child with a rash, 32 a man whose arm went numb. A teal line leads from 32 to the head of the strip.',
  height: { wide: 440, phone: 530 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const [left, top] = [58, 64];
    const pitch = isPhone ? 94 : 84;
    const place = (ticket: number) => {
      const row = Math.floor((ticket - 1) / inRow);
      const column = (ticket - 1) % inRow;
      return {
        x: left + (row % 2 === 0 ? column : inRow - 1 - column) * wide,
        y: top + row * pitch,
      };
    };
    for (let row = 0; row < rows; row += 1) {
      const y = top + row * pitch;
      // The strip turns at its end and comes back below.
      if (row < rows - 1) {
        const side = row % 2 === 0 ? left + inRow * wide : left;
        const out = row % 2 === 0 ? 1 : -1;
        const [near, far] = [y + high, y + pitch];
        const reach = out * ((far - near) / 2 + high) * 0.62;
        sheet.path(
          n`M${side} ${y}C${side + reach} ${y} ${side + reach} ${far + high} ${side} ${far + high}V${far}C${side + out * 14} ${far} ${side + out * 14} ${near} ${side} ${near}Z`,
          { line: 'edge', fill: 'object' },
        );
      }
    }
    for (let ticket = 1; ticket <= rows * inRow; ticket += 1) {
      const { x, y } = place(ticket);
      const isFound = ticket === known.arm;
      sheet.rect(x, y, wide, high, { line: 'none', fill: isFound ? 'tint' : 'object' });
      if ((ticket - 1) % inRow > 0) {
        const edge = Math.floor((ticket - 1) / inRow) % 2 === 0 ? x : x + wide;
        sheet.path(n`M${edge} ${y}v${high}`, { line: 'hidden' });
      }
      sheet.label(x + wide / 2, y + 29, String(ticket), {
        anchor: 'middle',
        size: isPhone ? 24 : 19,
      });
    }
    for (let row = 0; row < rows; row += 1) {
      const y = top + row * pitch;
      sheet.path(n`M${left} ${y}h${wide * inRow}M${left} ${y + high}h${wide * inRow}`, {
        line: 'edge',
      });
    }
    for (const row of [0, rows - 1])
      sheet.path(n`M${left} ${top + row * pitch}v${high}`, { line: 'edge' });
    const head = place(1);
    const arm = place(known.arm);
    const middle = arm.x + wide / 2;
    sheet.path(
      n`M${middle} ${arm.y + high}v14q0 10-10 10H28q-12 0-12-12V${head.y - 8}q0-14 14-14H${head.x + wide / 2 - 12}q12 0 12 10`,
      { line: 'cut', isOurs: true },
    );
    sheet.add(n`<path d="M${head.x + wide / 2} ${head.y - 1}l-9-14h18Z" class="f-brand"/>`);
    for (const [ticket, words] of [
      [known.prescription, 'Repeat prescription'],
      [known.rash, 'Child with a rash'],
    ] as const) {
      const at = place(ticket);
      label(at.x + wide / 2, at.y - (isPhone ? 12 : 9), words, { anchor: 'middle', hasHalo: true });
    }
    label(middle + 16, arm.y - (isPhone ? 12 : 9), 'Numb arm', {
      anchor: 'middle',
      style: 'value',
      hasHalo: true,
    });
    const below = arm.y + high + (isPhone ? 78 : 70);
    if (isPhone)
      sheet.text(16, below, ['All alike, until somebody asks:', 'the 32nd cannot wait'], {
        style: 'finding',
      });
    else
      label(16, below, 'All alike, until somebody asks: the 32nd cannot wait', {
        style: 'finding',
      });
  },
};
