import { n } from '../../drawing.ts';
import { createFurniture } from '../parts/furniture.ts';
import { createPeople } from '../parts/people.ts';
import { createPlan } from '../parts/plan.ts';
import type { Plate } from '../plate.ts';

/** The page’s example: as many arrive in an hour, and each stays so many hours. */
const arrivals = 12;
const hours = ['First hour', 'Second hour', 'Third hour', 'Fourth hour'] as const;
const places = arrivals * hours.length;

/** Rows of seats from above, one for those of each hour. */
export const plate: Plate = {
  alt: `Seats from above in ${hours.length} rows of ${arrivals}, one row for the patients of each hour; all ${places} are taken. The last row lies in the tint: if everyone left an hour earlier, it would be free.`,
  height: { wide: 430, phone: 556 },
  draw(sheet) {
    const { isPhone, label } = sheet;
    const scale = isPhone ? 82 : 68;
    const start = isPhone ? 54 : 164;
    const plan = createPlan(sheet, { x: start, y: 26, scale });
    const { stand } = createFurniture(sheet, plan);
    const person = createPeople(sheet, plan);
    const pitch = isPhone ? 1.12 : 1.22;
    const wide = arrivals * 0.64;
    hours.forEach((hour, row) => {
      const y = 0.62 + row * pitch;
      const isLast = row === hours.length - 1;
      if (isLast) plan.floor(-0.1, y - 0.66, wide + 0.2, 1.02);
      for (let seat = 0; seat < arrivals; seat += 1) {
        stand('seat', 0.32 + seat * 0.64, y, 180);
        person('sitter', 0.32 + seat * 0.64, y);
      }
      if (isPhone) label(8, plan.y(y) + 8, String(row + 1));
      else {
        label(8, plan.y(y) + 2, hour);
        if (isLast) label(8, plan.y(y) + 21, 'free, if they left', { style: 'remark' });
        if (isLast) label(8, plan.y(y) + 39, 'an hour earlier', { style: 'remark' });
      }
    });
    const below = plan.y(0.62 + pitch * 3) + plan.u(0.5);
    sheet.path(n`M${plan.x(0)} ${below}v8H${plan.x(wide)}v-8`, { line: 'edge' });
    label(plan.x(wide / 2), below + (isPhone ? 38 : 26), `${arrivals} arrivals an hour`, {
      anchor: 'middle',
    });
    const finding = below + (isPhone ? 88 : 62);
    if (isPhone)
      sheet.text(8, finding, [`${arrivals} an hour, 4 hours each:`, `${places} places taken`], {
        style: 'finding',
      });
    else
      label(8, finding, `${arrivals} an hour, ${hours.length} hours each: ${places} places taken`, {
        style: 'finding',
      });
  },
};
