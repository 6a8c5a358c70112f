import { drawLetterSlot } from '../parts/letter-slot.ts';
import type { Plate } from '../plate.ts';

/** What a subscription is: the slot opens for each new article. */
export const plate: Plate = {
  alt: 'A front door in section, cut through its letter slot. A letter is half way through, holding both flaps open, and two others lie on the mat inside.',
  height: { wide: 480, phone: 516 },
  draw(sheet) {
    drawLetterSlot(sheet, true);
    sheet.leader(520, 180, [544, 128]);
    sheet.label(sheet.isPhone ? 470 : 500, 116, 'New article', { style: 'value' });
    if (sheet.isPhone)
      sheet.text(20, 458, ['Each new article', 'comes to you'], { style: 'finding' });
    else sheet.label(20, 456, 'Each new article comes to you', { style: 'finding' });
  },
};
