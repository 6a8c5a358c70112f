import { drawLetterSlot } from '../parts/letter-slot.ts';
import type { Plate } from '../plate.ts';

/** What is left when a subscription has ended: the slot is shut and the mat stays empty. */
export const plate: Plate = {
  alt: 'A front door in section, cut through its letter slot. Both flaps hang shut, no letter is on its way, and the mat inside is empty.',
  height: { wide: 480, phone: 516 },
  draw(sheet) {
    drawLetterSlot(sheet, false);
    sheet.leader(389, 176, [430, 128]);
    sheet.label(sheet.isPhone ? 420 : 436, 116, 'Flaps shut', { style: 'value' });
    if (sheet.isPhone) sheet.text(20, 458, ['Nothing more', 'comes through'], { style: 'finding' });
    else sheet.label(20, 456, 'Nothing more comes through', { style: 'finding' });
  },
};
