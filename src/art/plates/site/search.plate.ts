import { n, type Drawing } from '../../drawing.ts';
import type { Plate } from '../plate.ts';

const [left, right, floor] = [64, 668, 236];
const cards = 96;
/** The card that is looked for, and the guide cards between which it stands. */
const found = 57;
const every = 12;

/** A drawer of cards from the side, cut lengthwise: one card is lifted by the word on it. */
export const plate: Plate = {
  alt: 'A drawer of a card catalog in section: some hundred cards on a rod between guide cards with tabs, and one lifted out, with the word that was looked for.',
  height: { wide: 262, phone: 262 },
  draw(sheet: Drawing) {
    const { isPhone, label } = sheet;
    const step = (right - left - 66) / cards;
    const lean = 16;
    const xOf = (index: number) => left + 14 + index * step;
    // The drawer: front with its pull, bottom, back; the block that holds the cards upright.
    sheet.rect(left - 4, 152, right - left + 4, floor - 142, { line: 'none', fill: 'tint' });
    let rowOf = '';
    for (let index = 0; index < cards; index += 1) {
      if (index === found || index % every === 0) continue;
      rowOf += n`M${xOf(index)} ${floor}l${lean} -104`;
    }
    sheet.path(rowOf, { line: 'fine' });
    for (let index = 0; index <= cards; index += every)
      sheet.path(n`M${xOf(index)} ${floor}l${lean} -104l3 -18h4l-2 18l${-lean} 104Z`, {
        line: 'edge',
        fill: 'object',
      });
    // The card in question, drawn out along its lean.
    const [x, rise] = [xOf(found), 62];
    const shift = (rise / 104) * lean;
    sheet.path(n`M${x + shift} ${floor - rise}l${lean} -104`, { line: 'cut', isOurs: true });
    sheet.line(x, floor, x + shift, floor - rise, { line: 'hidden', isOurs: true });
    sheet.path(n`M${left - 34} ${floor - 13}H${right + 6}`, { line: 'edge' });
    sheet.rect(left - 46, floor - 19, 14, 12, { fill: 'object' }, 3);
    sheet.path(n`M${right - 46} ${floor}l${lean * 1.05} -108h10l14 108Z`, {
      line: 'edge',
      fill: 'object',
    });
    sheet.rect(left - 14, floor, right - left + 22, 10, { line: 'none', fill: 'ink' });
    sheet.rect(right, 168, 8, floor - 158, { line: 'none', fill: 'ink' });
    sheet.path(n`M${left - 14} 120h14V${floor + 10}h-14Z`, { line: 'none', fill: 'ink' });
    sheet.path(n`M${left - 14} 176c-20 0-24 8-24 16s4 10 8 10c4 0 5-6 16-6`, { line: 'cut' });
    // Its face, as it reads from the front: a standard card of 125 by 75 mm.
    const [fx, fy, fw] = [x + 62, 14, isPhone ? 214 : 182];
    sheet.path(n`M${x + shift + lean} ${floor - rise - 98}L${fx} 76`, { line: 'fine' });
    sheet.rect(fx, fy, fw, fw * 0.6, { line: 'cut', fill: 'object', isOurs: true }, 3);
    label(fx + 16, fy + (isPhone ? 38 : 30), 'Your word', { color: 'brand' });
    for (const line of [0, 1, 2])
      sheet.line(
        fx + 16,
        fy + fw * (0.28 + line * 0.08),
        fx + fw - 20 - line * 18,
        fy + fw * (0.28 + line * 0.08),
        { line: 'fine' },
      );
    sheet.circle(fx + fw / 2, fy + fw * 0.6 - 10, 4, { line: 'fine' });
    // Said where the drawer leaves room, above its front, so that the page's tool comes sooner.
    const finding = ['One word lifts its card', 'out of the whole row'];
    sheet.text(16, isPhone ? 36 : 30, finding, { style: 'finding' });
    if (isPhone) return;
    label(left + 4, 92, 'Guide cards', {});
    sheet.leader(xOf(every) + lean + 4, 122, [xOf(every) + lean + 4, 100]);
  },
};
